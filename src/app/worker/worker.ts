import { named } from '../device/named'
import { SHARED } from './arrivals'

// What the service worker does in addition to Workbox. It is built into a file of its own (scripts/vite/worker.ts), which the
// worker imports; it never runs in a page.

/** The files that are not precached (packs), and all other files, as paths from the worker's folder; filled in by the build. */
declare const PACKS: readonly string[]
declare const OTHERS: readonly string[]

/** A page asks the worker to keep the packs: all of them, or only those it has used already. */
export interface KeepPacks {
  readonly type: 'KEEP_PACKS'
  readonly all: boolean
  /** The full URLs of what the page has loaded. */
  readonly used: readonly string[]
}

/** The worker's answer: all that play needs without a network, of every title and in English, is kept. */
export const KEPT = 'KEPT'

// TypeScript's DOM library has no types for service workers; these are the parts that are used.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Heard extends Extendable {
  readonly source: { postMessage(message: unknown): void } | null
  readonly data: KeepPacks | { readonly type: string }
}
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: {
      includeUncontrolled: boolean
    }): Promise<readonly { readonly id: string; readonly url: string }[]>
  }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Heard) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
const worker = self as unknown as Worker

const at = (path: string) => new URL(path, location.href).href
const packs = new Set(PACKS.map(at))
const own = new Set([...PACKS, ...OTHERS].map(at))
const cache = () => caches.open(named('packs'))

/** The URL of a pack without its content hash: the same for every version. */
const anyVersion = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

const heldPacks = async () => new Set((await (await cache()).keys()).map(({ url }) => url))

/** Fetches the wanted packs that are not there yet. A pack that cannot be fetched is skipped: it is asked for again later. */
async function keep(wanted: (url: string) => boolean): Promise<void> {
  const place = await cache()
  const held = await heldPacks()
  for (const url of packs) if (!held.has(url) && wanted(url)) await place.add(url).catch(() => {})
}

/** Whether every title is there, with its English words. */
async function playable(): Promise<boolean> {
  const held = await heldPacks()
  return [...packs].every(url => held.has(url) || !/\/(?:title-|later-|words-.*-en-)/.test(url))
}

/**
 * Fetches the packs before a newer app is offered, so that the change to it works without a network: all packs, or with data
 * saving those that the older app had.
 */
async function keepUp(): Promise<void> {
  const used = new Set((await (await cache()).keys()).map(({ url }) => anyVersion(url)))
  const sparing = worker.navigator.connection?.saveData === true
  await keep(url => !sparing || used.has(anyVersion(url)))
}

/** Cache for the files of older apps, kept while a page that may ask for them is open. */
const OLDER = named('older')
/** Entry of that cache with the ids of the pages that were open when this app took over. */
const PAGES = at('older/pages')

/** Whether this is a file of the app, but of another version. */
const isOlder = (url: string) => url.startsWith(at('assets/')) && !own.has(url)

const olderAt = (url: string) => caches.match(url, { cacheName: OLDER })

/** The ids of the open pages of this copy of the app; `matchAll` also returns those of other copies on the host. */
const openPages = async () =>
  (await worker.clients.matchAll({ includeUncontrolled: true }))
    .filter(({ url }) => at('.') === new URL('.', url).href)
    .map(({ id }) => id)

/** Keeps the files that this app no longer has before Workbox clears its cache: an open page may not have loaded all of them yet. */
async function keepOlder(): Promise<void> {
  const place = await caches.open(OLDER)
  // Without the list of pages nothing is dropped; it is written again on activation.
  await place.delete(PAGES)
  const from = await caches.open(`workbox-precache-v2-${worker.registration.scope}`)
  for (const { url } of await from.keys()) {
    const file = isOlder(url) ? await from.match(url) : undefined
    if (file) await place.put(url, file)
  }
}

/** Moves the older app's packs to its other files. Only on activation: until then the older app still fetches packs. */
async function moveOldPacks(): Promise<void> {
  const place = await cache()
  for (const { url } of await place.keys()) {
    const file = packs.has(url) ? undefined : await place.match(url)
    if (!file) continue
    await (await caches.open(OLDER)).put(url, file)
    await place.delete(url)
  }
}

async function nameOlderPages(): Promise<void> {
  if (!(await caches.has(OLDER))) return
  await (await caches.open(OLDER)).put(PAGES, Response.json(await openPages()))
}

async function dropUnasked(): Promise<void> {
  const older: readonly string[] | undefined = await (await olderAt(PAGES))?.json()
  const open = await openPages()
  if (older && !older.some(id => open.includes(id))) await caches.delete(OLDER)
}

/** A pack from its cache, else from the network and then kept. */
async function packAt(request: Request): Promise<Response> {
  const place = await cache()
  const held = await place.match(request.url)
  if (held) return held
  const fetched = await fetch(request)
  if (fetched.ok) await place.put(request.url, fetched.clone())
  return fetched
}

/** Stores shared files where the app will find them, and redirects the browser to the app. */
async function take(request: Request): Promise<Response> {
  try {
    await caches.delete(named(SHARED))
    const place = await caches.open(named(SHARED))
    for (const [n, file] of (await request.formData()).getAll(SHARED).entries())
      await place.put(at(`${SHARED}/${n}`), new Response(file))
  } catch {
    // The app will find nothing there and say that it could not be read.
  }
  return Response.redirect(at(`./?go=${SHARED}`), 303)
}

worker.addEventListener('install', event => {
  if (!worker.registration.active) return
  event.waitUntil(keepOlder().catch(() => {}))
  event.waitUntil(keepUp().catch(() => {}))
})
worker.addEventListener('activate', event => {
  const moved = moveOldPacks().catch(() => {})
  event.waitUntil(moved.then(nameOlderPages).catch(() => {}))
})
worker.addEventListener('message', event => {
  const { data } = event
  if (data.type !== 'KEEP_PACKS') return
  const { all, used } = data as KeepPacks
  const { source } = event
  event.waitUntil(
    keep(url => all || used.includes(url))
      .then(playable)
      .then(whole => {
        if (whole) source?.postMessage({ type: KEPT })
      })
      .catch(() => {}),
  )
  event.waitUntil(dropUnasked().catch(() => {}))
})
worker.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'POST' && url === at(SHARED)) event.respondWith(take(event.request))
  else if (method === 'GET' && packs.has(url)) event.respondWith(packAt(event.request))
  else if (method === 'GET' && isOlder(url))
    event.respondWith(olderAt(url).then(held => held ?? fetch(event.request)))
})
