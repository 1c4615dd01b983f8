import { named } from '../device/named'

/**
 * By this the system's own doors lead into the app: the page's address says so (`?go=shared`), the worker keeps what was
 * shared in the cache of this name, and the manifest calls the part of the form so.
 */
export const SHARED = 'shared'

/** What the page's address says where the system opened a file with the app. */
export const OPENED = 'opened'

/** The one method of the browser's queue of files that is used; it hands over what was opened before it was asked, too. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
}

/** Hands on the files that were shared to the app; they are let go once they were taken. */
export async function takeShared(take: (files: readonly Blob[]) => Promise<void>): Promise<void> {
  const place = await caches.open(named(SHARED))
  const kept = await Promise.all((await place.keys()).map(key => place.match(key)))
  await take(await Promise.all(kept.flatMap(response => (response ? [response.blob()] : []))))
  await caches.delete(named(SHARED))
}

/** Hands on the files that the system opens with the app. */
export function takeOpened(take: (files: readonly Blob[]) => Promise<void>): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) await take(await Promise.all(files.map(handle => handle.getFile())))
  })
}
