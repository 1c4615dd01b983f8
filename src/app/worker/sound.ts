/** A file of this build, as the build wrote it down (scripts/vite/pwa.ts). */
export interface Part {
  /** Its path from the worker's folder. */
  readonly url: string
  /** The SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string
  /** Fetched once all is quiet, not before the app is installed. */
  readonly pack?: true
  /** The whole text, for the page alone. */
  readonly text?: string
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether every tag of the built page, with the text after it, is in this one, in the same order. */
function hasAllOf(built: string, page: string): boolean {
  let from = 0
  for (const piece of built.split(/(?=<)/).map(text => text.trim())) {
    const found = page.indexOf(piece, from)
    if (found < 0) return false
    from = found + piece.length
  }
  return true
}

/**
 * Whether an answer is the file that this build made, and not a login page, part of a file or a file of another build.
 * Hosts may add to the page (a script that counts visits, which the page's own policy keeps from running), so there it is
 * enough that nothing is missing or different; every other file must be the same to the byte.
 */
export async function isSound({ hash, text }: Part, bytes: ArrayBuffer): Promise<boolean> {
  if ((await hashOf(bytes)) === hash) return true
  return text !== undefined && hasAllOf(text, new TextDecoder().decode(bytes))
}
