// TypeScript's DOM library has no types for service workers; these are the parts that are used.

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  /** The id of the page that this request will lead to, if it leads to one. */
  readonly resultingClientId?: string
  respondWith(response: Promise<Response>): void
}
/** An open page. */
interface Client {
  readonly id: string
  readonly url: string
  postMessage(message: unknown): void
  navigate(url: string): Promise<unknown>
}
interface Heard extends Extendable {
  readonly source: Client | null
  readonly data: { readonly type?: unknown } | null
}
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly Client[]>
    claim(): Promise<void>
  }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Heard) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

/** The service worker that this program runs in: the types of the page, with which this file is checked, do not know one. */
export const worker = self as unknown as Worker

/** The full URL of a path from the worker's folder. */
export const at = (path: string): string => new URL(path, location.href).href

/** The open pages of this copy of the app; `matchAll` also returns those of other copies on the host. */
export const openPages = async (): Promise<readonly Client[]> =>
  (await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })).filter(
    ({ url }) => at('.') === new URL('.', url).href,
  )
