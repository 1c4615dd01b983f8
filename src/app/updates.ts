import { signal } from '@preact/signals'
import { Workbox } from 'workbox-window'
import { retrySaving } from './keeping'
import { named } from './place'
import { saved } from './table'

/** A newer app lies ready; `applyUpdate` changes to it. It never comes by itself: a game may be open. */
export const updateReady = signal(false)

/** Another tab has changed to the newer app; this one still runs the old one and may be loaded again. */
export const updatedElsewhere = signal(false)

/** Everything is stored for a start without a network. */
export const offlineReady = signal(false)

let registration: ServiceWorkerRegistration | undefined
let applying = false

/** Set while this tab changes to the newer app, also over a reload in between. */
const ASKED = named('update')

/**
 * The browser may leave the old worker in charge for minutes after the new one has asked, until the page lets go of it.
 * A reload does that.
 */
const PATIENCE = 3000

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
  setTimeout(() => location.reload(), PATIENCE)
  return true
}

/**
 * Fetches what was loaded of a language other than English once more, through the worker, which keeps it: the first visit
 * may have loaded it before the worker was in charge.
 */
function keepLanguage(): void {
  const loaded = performance.getEntriesByType('resource').map(entry => entry.name)
  for (const name of loaded.filter(url => /\/assets\/(?:words|book)-[^/]*$/.test(url)))
    void fetch(name).catch(() => {})
}

/** Starts the worker that makes the app work without a network. In production only: the dev server has none. */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const hadWorker = navigator.serviceWorker.controller !== null
  const workbox = new Workbox('./sw.js')
  workbox.addEventListener('waiting', () => {
    updateReady.value = true
  })
  const asked = mark(false)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over without a change of the app.
    if (!hadWorker || applying) return
    if (asked) location.reload()
    else updatedElsewhere.value = true
  })
  void navigator.serviceWorker.ready.then(() => {
    offlineReady.value = true
  })
  // Ready is not yet in charge: what is fetched before that goes past the worker.
  if (hadWorker) keepLanguage()
  else navigator.serviceWorker.addEventListener('controllerchange', keepLanguage, { once: true })
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
