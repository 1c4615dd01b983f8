import { signal } from '@preact/signals'
import { Workbox } from 'workbox-window'
import { retrySaving } from './keeping'
import { saved } from './table'

/** A newer app lies ready; `applyUpdate` changes to it. It never comes by itself: a game may be open. */
export const updateReady = signal(false)

/** Another tab has changed to the newer app; this one still runs the old one and may be loaded again. */
export const updatedElsewhere = signal(false)

/** Everything is stored for a start without a network. */
export const offlineReady = signal(false)

let registration: ServiceWorkerRegistration | undefined
let applying = false

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
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  return true
}

/** Starts the worker that makes the app work without a network. In production only: the dev server has none. */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const hadWorker = navigator.serviceWorker.controller !== null
  const workbox = new Workbox('./sw.js')
  workbox.addEventListener('waiting', () => {
    updateReady.value = true
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over without a change of the app.
    if (hadWorker && !applying) updatedElsewhere.value = true
  })
  void navigator.serviceWorker.ready.then(() => {
    offlineReady.value = true
  })
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
