import { named } from '../device/named'
import { at } from './scope'
import { isSound, type Part } from './sound'

/** Every file that the app can ask for, the packs in the order of fetching; filled in by the build, of which the types know nothing. */
export const parts: readonly Part[] = (self as unknown as { readonly __WB_MANIFEST: readonly Part[] })
  .__WB_MANIFEST

/** The packs: what the worker fetches once all is quiet. */
export const packs: readonly Part[] = parts.filter(({ pack }) => pack)

/** What the app cannot start without, or shows at once: it is there before the worker takes charge. */
export const shell: readonly Part[] = parts.filter(({ pack }) => !pack)

const byUrl = new Map(parts.map(part => [at(part.url), part]))

/** The cache of the shell. Its keys contain the hash, so that two versions of a file never take each other's place. */
export const SHELL = named('shell')
/** The cache of the packs. */
export const PACKS = named('packs')

const placeOf = ({ pack }: Part) => caches.open(pack ? PACKS : SHELL)

/** The full URL under which a file is kept. */
export const keyOf = ({ url, hash, pack }: Part): string => (pack ? at(url) : `${at(url)}?${hash}`)

/**
 * The file that an address means, whatever its query; the folder means the page. `undefined` for everything else, such as
 * a copy of the app in a folder below, or a file that does not exist.
 */
export function partAt(address: string): Part | undefined {
  const bare = address.replace(/[?#].*$/, '')
  return byUrl.get(bare === at('.') ? at('index.html') : bare)
}

/** The file from the host, if that is what arrives: a wrong answer may lie in the browser's own cache, so it asks twice. */
async function fetchSound(part: Part): Promise<Response | undefined> {
  for (const cache of ['default', 'reload'] as const) {
    try {
      const answer = await fetch(at(part.url), { cache })
      if (!answer.ok) continue
      const bytes = await answer.arrayBuffer()
      if (!(await isSound(part, bytes))) continue
      // A new answer, because a page must not be one that came by a redirection.
      const headers = new Headers(answer.headers)
      // What the host's answer depends on does not matter: the hash says that it is right.
      headers.delete('vary')
      return new Response(bytes, { headers })
    } catch {
      // No network, or it broke off.
    }
  }
  return undefined
}

/** Fetches a file and keeps it, if it is what this build made; otherwise `undefined`, and nothing is kept. */
async function fetchAndKeep(part: Part): Promise<Response | undefined> {
  const answer = await fetchSound(part)
  if (answer) await (await placeOf(part)).put(keyOf(part), answer.clone())
  return answer
}

/** Whether the file is there as this build made it; removes what is not. */
async function examine(part: Part): Promise<'sound' | 'missing' | 'wrong'> {
  const place = await placeOf(part)
  const held = await place.match(keyOf(part), { ignoreVary: true })
  if (!held) return 'missing'
  const bytes = await held.arrayBuffer().catch(() => undefined)
  if (bytes && (await isSound(part, bytes))) return 'sound'
  await place.delete(keyOf(part), { ignoreVary: true })
  return 'wrong'
}

/** What `keep` found and did. */
interface Found {
  /** Whether all of these files are there now. */
  readonly whole: boolean
  /** Those that were there, but not as this build made them. */
  readonly wrong: readonly Part[]
}

async function keepEach(files: readonly Part[], wanted: (part: Part) => boolean): Promise<Found> {
  const wrong: Part[] = []
  let whole = true
  for (const part of files) {
    try {
      const state = await examine(part)
      if (state === 'wrong') wrong.push(part)
      if (state !== 'sound' && !(wanted(part) && (await fetchAndKeep(part)))) whole = false
    } catch {
      // The storage is full or fails: this file is tried again at the next visit.
      whole = false
    }
  }
  return { whole, wrong }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads each of these files where it is kept, and fetches those that are wanted and missing, or not as this build made
 * them. What cannot be fetched now is asked for at the next visit. One call after the other, so that nothing is fetched twice.
 */
export function keep(files: readonly Part[], wanted: (part: Part) => boolean = () => true): Promise<Found> {
  const kept = last.then(() => keepEach(files, wanted))
  last = kept
  return kept
}

/**
 * Answers a request with the file that is kept, else with the host's, which is then kept. For the page it passes on whatever
 * the host answers, because a network may have to be logged in to; instead of any other file nothing wrong is ever passed on.
 */
export async function answerWith(part: Part, request: Request): Promise<Response> {
  const held = await placeOf(part)
    .then(place => place.match(keyOf(part), { ignoreVary: true }))
    .catch(() => undefined)
  if (held) return held
  if (part.text !== undefined) return fetch(request)
  return (await fetchAndKeep(part).catch(() => fetchSound(part))) ?? Response.error()
}
