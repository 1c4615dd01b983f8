/**
 * The folder this copy of the app is served from. Everything that browsers store per host (databases, locks, channels,
 * files) is named after it, so that two copies on one host never touch each other's data.
 */
export const folder = new URL('.', location.href).pathname

/** The name of something that browsers store per host, such as `paymaster:/table/:games`. */
export function named(what: string): string {
  return `paymaster:${folder}:${what}`
}

/** What the browser offers a page; `undefined` if it refuses it by throwing, as some do with cookies blocked. */
export function offered<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/**
 * The service worker in charge of this page, if it belongs to this copy of the app. Until this copy has its own, the worker of
 * a copy in a parent folder is in charge.
 */
export function ownWorker(): ServiceWorker | undefined {
  const worker = offered(() => navigator.serviceWorker?.controller)
  return worker?.scriptURL === new URL('./sw.js', location.href).href ? worker : undefined
}

/** Identifies this tab as the writer of records; new with every load of the page. */
export const tab = randomId()

/** A unique id of 80 random bits. (`crypto.randomUUID` is missing on pages without HTTPS.) */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => (byte % 32).toString(32)).join('')
}

/**
 * Names this build of the app with all titles: the address of the file that this is in. Its name changes with what is in it,
 * and it names the titles' files, whose names do the same.
 */
export const build = import.meta.url
