/**
 * The folder that this copy of the app is served from. Everything a browser keeps for a whole host (databases, locks,
 * channels, files) is named after it, so that two copies on one host never touch each other's.
 */
export const folder = new URL('.', location.href).pathname

/** The name of something that browsers keep by host: `paymaster:/table/:games`. */
export function named(what: string): string {
  return `paymaster:${folder}:${what}`
}

/** The worker in charge of this page, if it is this copy's own: that of a copy in a folder above is in charge before it. */
export function ownWorker(): ServiceWorker | undefined {
  const worker = navigator.serviceWorker?.controller
  return worker?.scriptURL === new URL('./sw.js', location.href).href ? worker : undefined
}

/** Tells the writing tab from others: new with every load of the page. */
export const tab = randomId()

/** An id that no other will have: 80 random bits. (`crypto.randomUUID` is missing on pages without HTTPS.) */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => (byte % 32).toString(32)).join('')
}
