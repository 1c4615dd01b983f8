import { signal } from '@preact/signals'
import { Workbox } from 'workbox-window'
import { saved } from '../desk/table'
import { named, ownWorker } from '../device/named'
import { retrySaving } from '../saving/keeping'
import { KEPT, type KeepPacks, LACKING, STARTED } from './messages'

/** A newer app is ready; `applyUpdate` changes to it. That never happens by itself: a game may be open. */
export const updateReady = signal(false)

/** Another tab has changed to the newer app; this one still runs the old app and may be reloaded. */
export const updatedElsewhere = signal(false)

/** Every file of the app is stored, exactly as it was built: nothing needs a network. */
export const offlineReady = signal(false)

let registration: ServiceWorkerRegistration | undefined
let applying = false

/**
 * Whether this page is changing to the newer app. It then asks the old worker for nothing that can wait: if that worker is asked
 * anything just as the new one wants to take over, Chromium leaves it in charge for minutes.
 */
export const changing = (): boolean => applying

/** Session storage key, set while this tab changes to the newer app, even across a reload. */
const ASKED = named('update')

/** Delay before the page is reloaded if the old worker stays in charge, in ms: it may do so until the page lets go of it. */
const PATIENCE = 1000

/** Marks this tab as changing to the newer app, or removes the mark; returns whether it was set before. */
function mark(on: boolean): boolean {
  try {
    const was = sessionStorage.getItem(ASKED) !== null
    if (on) sessionStorage.setItem(ASKED, '1')
    else sessionStorage.removeItem(ASKED)
    return was
  } catch {
    // The browser stores nothing: the banker has to tap once more.
    return false
  }
}

/** Looks for a newer app. */
async function lookForUpdate(): Promise<void> {
  await registration?.update().catch(() => {})
}

/**
 * Changes to the newer app and reloads this page once the new worker is in charge. What waits is stored first; returns false,
 * without a reload, if that fails or no newer app is ready.
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
    // A worker that has begun to take over only needs more time.
    if (waiting.state === 'installed') location.reload()
  }, PATIENCE)
  return true
}

/**
 * Asks the worker to see that everything is there and as it was built, and to fetch the rest. `all`: every pack; otherwise of
 * the packs only those already loaded, because a first visit loads what it needs before the worker is in charge.
 */
function askForPacks(all: boolean): void {
  const used = performance.getEntriesByType('resource').map(entry => entry.name)
  const wish: KeepPacks = { type: 'KEEP_PACKS', all, used }
  ownWorker()?.postMessage(wish)
}

/** Has the worker, once in charge, keep everything needed without a network; if the browser saves data, only what was used. */
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
  ownWorker()?.postMessage({ type: STARTED })
  let hadWorker = ownWorker() !== undefined
  const workbox = new Workbox('./sw.js')
  workbox.addEventListener('waiting', () => (updateReady.value = true))
  const asked = mark(false)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (applying) return
    // The first worker takes charge without any change of the app.
    if (!hadWorker) hadWorker = true
    else if (asked) location.reload()
    else updatedElsewhere.value = true
  })
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === KEPT || data?.type === LACKING) offlineReady.value = data.type === KEPT
  })
  // What is fetched before the worker is in charge bypasses it, so it is asked to keep that afterwards.
  if (!hadWorker)
    navigator.serviceWorker.addEventListener('controllerchange', () => askForPacks(false), { once: true })
  try {
    registration = await workbox.register()
    updateReady.value = registration?.waiting !== null && registration?.waiting !== undefined
    // The newer worker may have taken over after it was asked for this page and before this page could listen: then it is still the
    // old app that was loaded.
    if (asked && !updateReady.value) location.reload()
  } catch {
    // Without a worker the app works as long as there is a network.
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate()
  })
}
