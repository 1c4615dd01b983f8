/** Outcome of sharing a text; `no`: neither shared nor copied. */
export type Shared = 'shared' | 'copied' | 'no'

/** Shares a text through the phone's share sheet, or copies it if there is none. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text })
      return 'shared'
    } catch (error) {
      // Closed by the banker: not a fault, and nothing to do instead.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'no'
  }
}
