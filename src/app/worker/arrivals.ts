import { named } from '../device/named'

/**
 * Name shared by manifest, page and worker for incoming files: the page's address says `?go=shared`, the worker keeps the files
 * in a cache of this name, and the manifest gives it to the form field.
 */
export const SHARED = 'shared'

/** Value of `?go=` in the page's address if the system opened a file with the app. */
export const OPENED = 'opened'

/** The one method used of the browser's queue of opened files; it also delivers files opened before it is called. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

/** Passes the files that were shared with the app to `take`, then deletes them. */
export async function takeShared(take: (files: readonly Blob[]) => Promise<void>): Promise<void> {
  const place = await caches.open(named(SHARED))
  const kept = await Promise.all((await place.keys()).map(key => place.match(key)))
  await take(await Promise.all(kept.flatMap(response => (response ? [response.blob()] : []))))
  await caches.delete(named(SHARED))
}

/** Passes the files that the system opens with the app to `take`. */
export function takeOpened(take: (files: readonly Blob[]) => Promise<void>): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) await take(await Promise.all(files.map(handle => handle.getFile())))
  })
}
