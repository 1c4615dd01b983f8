import { named } from '../device/named'
import { keyOf, PACKS, partAt, SHELL, shell } from './parts'
import { at, openPages, worker } from './scope'

// The files of the app that this one follows: an open page may not have loaded all of them yet.

/** Where the shell of the older app may be. An app of version 1.0 has it in Workbox's cache. */
const placesOfShells = () => [SHELL, `workbox-precache-v2-${worker.registration.scope}`]

/** Cache for the files of older apps, kept while a page that may ask for them is open. */
const OLDER = named('older')
/** Entry of that cache with the ids of the pages that were open when this app took over. */
const PAGES = at('older/pages')

const withoutQuery = (url: string) => url.replace(/\?.*$/, '')

/** Whether this is a file of the app, but of another version. */
export const isOlder = (url: string): boolean => url.startsWith(at('assets/')) && !partAt(url)

/** A file of an older app, if it is kept. */
export const olderAt = (url: string): Promise<Response | undefined> => caches.match(url, { cacheName: OLDER })

/** Keeps the shell's files that this app no longer has, before they are cleared away. */
export async function keepOlder(): Promise<void> {
  const place = await caches.open(OLDER)
  // Without the list of pages nothing is dropped; it is written again on activation.
  await place.delete(PAGES)
  for (const name of placesOfShells()) {
    const from = await caches.open(name)
    for (const { url } of await from.keys()) {
      const plain = withoutQuery(url)
      const file = isOlder(plain) ? await from.match(url, { ignoreVary: true }) : undefined
      if (file) await place.put(plain, file)
    }
  }
}

/** Moves the older app's packs to its other files. Only on activation: until then the older app still fetches packs. */
export async function moveOldPacks(): Promise<void> {
  const place = await caches.open(PACKS)
  for (const { url } of await place.keys()) {
    const file = partAt(url) ? undefined : await place.match(url, { ignoreVary: true })
    if (!file) continue
    await (await caches.open(OLDER)).put(url, file)
    await place.delete(url, { ignoreVary: true })
  }
}

/** Clears away the older app's shell. */
export async function dropOldShell(): Promise<void> {
  const keys = new Set(shell.map(keyOf))
  const place = await caches.open(SHELL)
  for (const { url } of await place.keys()) if (!keys.has(url)) await place.delete(url, { ignoreVary: true })
  for (const name of placesOfShells()) if (name !== SHELL) await caches.delete(name)
}

const pagesThen = async (): Promise<readonly string[] | undefined> => (await olderAt(PAGES))?.json()

/** Notes which pages are open as this app takes over. */
export async function nameOlderPages(): Promise<void> {
  if (!(await caches.has(OLDER))) return
  const ids = (await openPages()).map(({ id }) => id)
  await (await caches.open(OLDER)).put(PAGES, Response.json(ids))
}

/** Drops the older files once none of the pages that may ask for them is open. */
export async function dropUnasked(): Promise<void> {
  const older = await pagesThen()
  const open = (await openPages()).map(({ id }) => id)
  if (older && !older.some(id => open.includes(id))) await caches.delete(OLDER)
}

/** Whether a kept answer can be that script or style: what is not is usually a page. */
const fits = (url: string, answer: Response) =>
  answer.ok &&
  (answer.headers.get('content-type') ?? '').includes(url.endsWith('.css') ? 'css' : 'javascript')

/**
 * Whether the older app cannot start, because what was kept as its page names no script, or something else was kept as a
 * file that the page names. Nobody can tap on an update there.
 */
async function cannotStart(name: string): Promise<boolean> {
  const place = await caches.open(name)
  const keys = (await place.keys()).map(({ url }) => url)
  const page = keys.find(url => withoutQuery(url) === at('index.html') && url !== keyOfPage)
  const text = page && (await (await place.match(page, { ignoreVary: true }))?.text())
  if (text === undefined) return false
  const files = [...text.matchAll(/"\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => at(path))
  if (files.length === 0) return true
  for (const url of files) {
    const key = keys.find(it => withoutQuery(it) === url)
    const answer = key && (await place.match(key, { ignoreVary: true }))
    if (answer && !fits(url, answer)) return true
  }
  return false
}

const keyOfPage = shell.filter(({ text }) => text !== undefined).map(keyOf)[0]

/** The ids of the pages that show an older app that cannot start: nothing is entered there, so they may be loaded again. */
export async function deadPages(): Promise<readonly string[]> {
  const dead = await Promise.all(placesOfShells().map(cannotStart))
  if (!dead.includes(true)) return []
  // Those that were open when that app took over show one that may well work.
  const before = (await pagesThen()) ?? []
  return (await openPages()).map(({ id }) => id).filter(id => !before.includes(id))
}
