import { named } from '../device/named'
import { SHARED } from './arrivals'
import { KEPT, type KeepPacks, LACKING, STARTED } from './messages'
import {
  deadPages,
  dropOldShell,
  dropUnasked,
  isOlder,
  keepOlder,
  moveOldPacks,
  nameOlderPages,
  olderAt,
} from './older'
import { answerWith, keep, PACKS, packs, partAt, parts, shell } from './parts'
import { at, openPages, worker } from './scope'

// The service worker. It is a program of its own, built into dist/sw.js (scripts/vite/pwa.ts), and never runs in a page.

/** The URL of a pack without its content hash: the same for every version. */
const anyVersion = (url: string) => url.replace(/-[\w-]{8}\.\w+$/, '')

/**
 * Fetches the packs before a newer app is offered, so that the change to it works without a network: all packs, or with data
 * saving those that the older app had.
 */
async function keepUp(): Promise<void> {
  const used = new Set((await (await caches.open(PACKS)).keys()).map(({ url }) => anyVersion(url)))
  const sparing = worker.navigator.connection?.saveData === true
  await keep(packs, ({ url }) => !sparing || used.has(anyVersion(at(url))))
}

/** Pages of an older app that could not start, to be loaded again when this one takes over. */
let dead: readonly string[] = []

/**
 * Fetches the shell.
 * @throws if a file is missing or the host answers with anything else: then this app is not installed, and an older one stays
 */
async function install(): Promise<void> {
  const follows = worker.registration.active !== null
  if (follows) {
    dead = await deadPages().catch(() => [])
    await keepOlder().catch(() => {})
  }
  if (!(await keep(shell)).whole) throw new Error('the host did not answer with the files of this app')
  if (!follows) return
  if (dead.length > 0) void worker.skipWaiting()
  await keepUp().catch(() => {})
}

/** Loads these pages again. Not awaited by the caller: a page can only load after the worker is active. */
async function reload(ids: readonly string[]): Promise<void> {
  for (const page of await openPages())
    if (ids.includes(page.id)) await page.navigate(page.url).catch(() => {})
}

async function takeOver(): Promise<void> {
  await moveOldPacks().catch(() => {})
  await nameOlderPages().catch(() => {})
  await dropOldShell().catch(() => {})
  await worker.clients.claim()
  if (dead.length > 0) void reload(dead)
}

/** Pages that are expected to start, by their ids, and what says that they have. */
const expected = new Map<string, () => void>()

/** Time for a page to start, in ms. After it the worker looks by itself whether the shell is as it should be. */
const PATIENCE = 10_000

/**
 * Has this page started within the time for it? Answers as soon as it has: a newer app takes over only once the worker has
 * nothing left to wait for.
 */
function starts(page: string): Promise<boolean> {
  return new Promise<boolean>(resolve => {
    expected.set(page, () => resolve(true))
    setTimeout(resolve, PATIENCE, false)
  }).finally(() => expected.delete(page))
}

/** Replaces wrong files of the shell for a page that does not start, and so cannot have them replaced. */
async function rescue(page: string): Promise<void> {
  if (await starts(page)) return
  const { whole, wrong } = await keep(shell)
  // Without these there is no app, so nothing can be lost there.
  const needed = shell.find(({ text }) => text !== undefined)?.text ?? ''
  if (whole && wrong.some(({ url, text }) => text !== undefined || needed.includes(url))) await reload([page])
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

worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(takeOver()))
worker.addEventListener('message', event => {
  const { data, source } = event
  if (data?.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting())
  if (data?.type === STARTED && source) expected.get(source.id)?.()
  if (data?.type !== 'KEEP_PACKS') return
  const { all, used } = data as KeepPacks
  event.waitUntil(
    keep(parts, ({ url, pack }) => !pack || all || used.includes(at(url)))
      .then(({ whole }) => source?.postMessage({ type: whole ? KEPT : LACKING }))
      .catch(() => {}),
  )
  event.waitUntil(dropUnasked().catch(() => {}))
})
worker.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  if (method === 'POST' && url === at(SHARED)) event.respondWith(take(event.request))
  if (method !== 'GET') return
  const part = partAt(url)
  if (part) event.respondWith(answerWith(part, event.request))
  else if (isOlder(url)) event.respondWith(olderAt(url).then(held => held ?? fetch(event.request)))
  if (part && mode === 'navigate' && event.resultingClientId)
    event.waitUntil(rescue(event.resultingClientId).catch(() => {}))
})
