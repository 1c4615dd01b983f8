import { named } from '../device/named'
import { SHARED } from './arrivals'

// What the service worker does beside what Workbox makes it do. It is built into a file of its own, which the worker
// imports (scripts/vite/worker.ts), and runs beside no page.

/** What is not precached, and what is besides, as paths from the worker's folder: the build fills them in. */
declare const PACKS: readonly string[]
declare const OTHERS: readonly string[]

/** A page asks for the packs: all of them, or only those that it has used already. */
export interface KeepPacks {
  readonly type: 'KEEP_PACKS'
  readonly all: boolean
  /** Full addresses of what the page has loaded. */
  readonly used: readonly string[]
}

/** The worker's answer: all that play needs, of every title and in English, is kept for a time without a network. */
export const KEPT = 'KEPT'

// The library of a page knows nothing of workers like this one; these are the parts that are used.
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

/** A pack whatever its version: its address without the hash of what is in it. */
const anyVersion = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

const heldPacks = async () => new Set((await (await cache()).keys()).map(({ url }) => url))

/** Fetches the packs that are wanted and not there yet. Never rejects: what could not be fetched is asked for again. */
async function keep(wanted: (url: string) => boolean): Promise<void> {
  const place = await cache()
  const held = await heldPacks()
  for (const url of packs) if (!held.has(url) && wanted(url)) await place.add(url).catch(() => {})
}

/** Is every title there, with what it says in English? */
async function playable(): Promise<boolean> {
  const held = await heldPacks()
  return [...packs].every(url => held.has(url) || !/\/(?:title-|later-|words-.*-en-)/.test(url))
}

/** Before a newer app is offered, it has the packs as the older one had them: it may be changed to without a network. */
async function keepUp(): Promise<void> {
  const used = new Set((await (await cache()).keys()).map(({ url }) => anyVersion(url)))
  const sparing = worker.navigator.connection?.saveData === true
  await keep(url => !sparing || used.has(anyVersion(url)))
}

/** Files of older apps, as long as a page is open that may ask for them. */
const OLDER = named('older')
/** Beside them, the pages that were open when this app took over. */
const PAGES = at('older/pages')

/** Is this a file of the app, though not of this version of it? */
const isOlder = (url: string) => url.startsWith(at('assets/')) && !own.has(url)

const olderAt = (url: string) => caches.match(url, { cacheName: OLDER })

/** The pages of this copy of the app: others of the host are told as well. */
const openPages = async () =>
  (await worker.clients.matchAll({ includeUncontrolled: true }))
    .filter(({ url }) => at('.') === new URL('.', url).href)
    .map(({ id }) => id)

/** Puts by what this app no longer has, before Workbox clears its cache: a page may not have asked for all of it yet. */
async function keepOlder(): Promise<void> {
  const place = await caches.open(OLDER)
  // Until it is known anew for whom it is kept, nothing is dropped.
  await place.delete(PAGES)
  const from = await caches.open(`workbox-precache-v2-${worker.registration.scope}`)
  for (const { url } of await from.keys()) {
    const file = isOlder(url) ? await from.match(url) : undefined
    if (file) await place.put(url, file)
  }
}

/** The older app fetches its packs as long as it is in charge: they go to its other files only then. */
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

/** A pack from its cache, else from the network, and kept then. */
async function packAt(request: Request): Promise<Response> {
  const place = await cache()
  const held = await place.match(request.url)
  if (held) return held
  const fetched = await fetch(request)
  if (fetched.ok) await place.put(request.url, fetched.clone())
  return fetched
}

/** Puts shared files where the app will find them, and sends the browser there. */
async function take(request: Request): Promise<Response> {
  try {
    await caches.delete(named(SHARED))
    const place = await caches.open(named(SHARED))
    for (const [n, file] of (await request.formData()).getAll(SHARED).entries())
      await place.put(at(`${SHARED}/${n}`), new Response(file))
  } catch {
    // The app finds nothing there, and says that it could not be read.
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
