import { signal } from '@preact/signals'
import { Workbox } from 'workbox-window'
import { saved } from '../desk/table'
import { named, ownWorker } from '../device/named'
import { retrySaving } from '../saving/keeping'
import type { KeepPacks } from './worker'

/** As the worker says it: it is a program of its own, of which this one takes no code. */
const KEPT: typeof import('./worker').KEPT = 'KEPT'

/** A newer app lies ready; `applyUpdate` changes to it. It never comes by itself: a game may be open. */
export const updateReady = signal(false)

/** Another tab has changed to the newer app; this one still runs the old one and may be loaded again. */
export const updatedElsewhere = signal(false)

/** Everything is stored for a start without a network, and for play of every title. */
export const offlineReady = signal(false)

let registration: ServiceWorkerRegistration | undefined
let applying = false

/**
 * Is this page changing to the newer app? It asks its old worker for nothing more then that can wait: Chromium lets a
 * worker that is asked anything just as the new one wants to take over stay in charge for minutes.
 */
export const changing = (): boolean => applying

/** Set while this tab changes to the newer app, also over a reload in between. */
const ASKED = named('update')

/** The old worker may stay in charge all the same, until the page lets go of it; a reload after so long does that. */
const PATIENCE = 1000

/** Marks this tab as one that changes to the newer app, or takes the mark away; tells whether it was there. */
function mark(on: boolean): boolean {
  try {
    const was = sessionStorage.getItem(ASKED) !== null
    if (on) sessionStorage.setItem(ASKED, '1')
    else sessionStorage.removeItem(ASKED)
    return was
  } catch {
    // A browser that keeps nothing: the banker taps once more.
    return false
  }
}

/** Looks for a newer app. */
async function lookForUpdate(): Promise<void> {
  await registration?.update().catch(() => {})
}

/**
 * Changes to the newer app and loads this page again, once the new worker is in charge. What waits is stored first; false
 * where that cannot be done, or where no newer app is ready: nothing is loaded again then.
 */
export async function applyUpdate(): Promise<boolean> {
  await retrySaving()
  if (saved.value.is !== 'saved') return false
  if (updatedElsewhere.value) {
    location.reload()
    return true
  }
  const waiting = registration?.waiting
  if (!waiting) return false
  applying = true
  mark(true)
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activated') return
    mark(false)
    location.reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(() => {
    // One that has begun to take over needs only to be waited for.
    if (waiting.state === 'installed') location.reload()
  }, PATIENCE)
  return true
}

/**
 * Asks the worker to keep the packs: what is not precached, such as another language. `all` of them, each fetched once a
 * version, or those only that were loaded: a first visit loads what it needs before the worker is in charge.
 */
function askForPacks(all: boolean): void {
  const used = performance.getEntriesByType('resource').map(entry => entry.name)
  const wish: KeepPacks = { type: 'KEEP_PACKS', all, used }
  ownWorker()?.postMessage(wish)
}

/** Has everything kept that a time without a network may want, once the worker is in charge; less where data is dear. */
export function fetchPacks(): void {
  if (applying || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  const ask = () => askForPacks(!connection?.saveData)
  if (ownWorker()) ask()
  else navigator.serviceWorker.addEventListener('controllerchange', ask, { once: true })
}

/** Starts the worker that makes the app work without a network. In production only: the dev server has none. */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let hadWorker = ownWorker() !== undefined
  const workbox = new Workbox('./sw.js')
  workbox.addEventListener('waiting', () => {
    updateReady.value = true
  })
  const asked = mark(false)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (applying) return
    // The first worker takes over without a change of the app.
    if (!hadWorker) hadWorker = true
    else if (asked) location.reload()
    else updatedElsewhere.value = true
  })
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === KEPT) offlineReady.value = true
  })
  // Ready is not yet in charge: what is fetched before that goes past the worker, which keeps what it fetches.
  if (!hadWorker)
    navigator.serviceWorker.addEventListener('controllerchange', () => askForPacks(false), { once: true })
  try {
    registration = await workbox.register()
    updateReady.value = registration?.waiting !== null && registration?.waiting !== undefined
  } catch {
    // Without a worker the app works as long as there is a network.
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate()
  })
}
