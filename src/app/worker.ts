import { SHARED } from './arrivals'
import { named } from './place'

// What the service worker does beside what Workbox makes it do. It is built into a file of its own, which the worker
// imports (scripts/vite/worker.ts), and runs beside no page.

/** What is not precached, as paths from the worker's folder: the build fills it in. */
declare const PACKS: readonly string[]

/** A page asks for the packs: all of them, or only those that it has used already. */
export interface KeepPacks {
  readonly type: 'KEEP_PACKS'
  readonly all: boolean
  /** Full addresses of what the page has loaded. */
  readonly used: readonly string[]
}

// The library of a page knows nothing of workers like this one; these are the parts that are used.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Heard extends Extendable {
  readonly data: KeepPacks | { readonly type: string }
}
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Heard) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
const worker = self as unknown as Worker

const at = (path: string) => new URL(path, location.href).href
const packs = new Set(PACKS.map(at))
const cache = () => caches.open(named('packs'))

/** A pack whatever its version: its address without the hash of what is in it. */
const anyVersion = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

/** Fetches the packs that are wanted and not there yet. Never rejects: what could not be fetched is asked for again. */
async function keep(wanted: (url: string) => boolean): Promise<void> {
  const place = await cache()
  const held = new Set((await place.keys()).map(({ url }) => url))
  for (const url of packs) if (!held.has(url) && wanted(url)) await place.add(url).catch(() => {})
}

/** Before a newer app is offered, it has the packs as the older one had them: it may be changed to without a network. */
async function keepUp(): Promise<void> {
  const used = new Set((await (await cache()).keys()).map(({ url }) => anyVersion(url)))
  const sparing = worker.navigator.connection?.saveData === true
  await keep(url => !sparing || used.has(anyVersion(url)))
}

async function dropOlder(): Promise<void> {
  const place = await cache()
  for (const request of await place.keys()) if (!packs.has(request.url)) await place.delete(request)
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
  if (worker.registration.active) event.waitUntil(keepUp().catch(() => {}))
})
worker.addEventListener('activate', event => event.waitUntil(dropOlder()))
worker.addEventListener('message', event => {
  const { data } = event
  if (data.type !== 'KEEP_PACKS') return
  const { all, used } = data as KeepPacks
  event.waitUntil(keep(url => all || used.includes(url)))
})
worker.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'POST' && url === at(SHARED)) event.respondWith(take(event.request))
  else if (method === 'GET' && packs.has(url)) event.respondWith(packAt(event.request))
})
