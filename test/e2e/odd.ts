import type { Page } from '@playwright/test'
import { partsIn } from '../../scripts/parts.mjs'
import { withFolder } from './support'

export const BASE = '/table/'
const SHELL = `paymaster:${BASE}:shell`
export const PACKS = `paymaster:${BASE}:packs`

export const change = (page: Page) => page.getByRole('button', { name: 'Update now' })
export const offline = (page: Page) => page.getByText('Works without a network.', { exact: true })

/** A hotel's page, which its network answers everything with. */
export const login = {
  type: 'text/html',
  body: '<!doctype html><title>Hotel</title><p>Your room number, please.</p>',
}
/** A host that fails. */
export const failing = { status: 503, type: 'text/plain', body: '' }

export interface Answer {
  readonly status?: number
  readonly type: string
  readonly body: string | Buffer
}
type Instead = ((path: string) => Answer | undefined) | undefined

/** Serves a copy of the app on a host that answers as `host.instead` says, whenever a test sets it. */
export async function withOddHost(
  use: (host: { url: string; folder: string; asked: string[]; instead: Instead }) => Promise<void>,
): Promise<void> {
  const odd: { asked: string[]; instead: Instead } = { asked: [], instead: undefined }
  await withFolder(
    BASE,
    host => use(Object.assign(odd, { url: host.url, folder: host.folder })),
    path => {
      odd.asked.push(path)
      return odd.instead?.(path)
    },
  )
}

/** Asks the worker for everything, as a page does once all is quiet, and returns its answer. */
export const ask = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.type), { once: true })
        navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_PACKS', all: true, used: [] })
      }),
  )

/** Looks for a newer app, and waits until it is installed or given up. */
export const install = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing ?? registration.waiting
    if (!worker) return 'none'
    while (worker.state === 'installing')
      await new Promise(resolve => worker.addEventListener('statechange', resolve, { once: true }))
    return worker.state
  })

/** The keys of everything kept, and how to change it. */
export const keys = (page: Page) =>
  page.evaluate(
    async names => {
      const found: [string, string][] = []
      for (const name of names)
        for (const { url } of await (await caches.open(name)).keys()) found.push([name, url])
      return found
    },
    [SHELL, PACKS],
  )
export const drop = (page: Page, name: string, url: string) =>
  page.evaluate(async ([name, url]) => void (await (await caches.open(name)).delete(url)), [
    name,
    url,
  ] as const)
export const put = (page: Page, name: string, url: string, body: string) =>
  page.evaluate(
    async ([name, url, body]) => {
      const headers = { 'content-type': 'text/html' }
      await (await caches.open(name)).put(url, new Response(body, { headers }))
    },
    [name, url, body] as const,
  )

/** The kept files that are not as they were built. */
export const wrong = async (page: Page, folder: string) => {
  const hashes = new Map(partsIn(folder).map(({ url, hash }) => [BASE + url, hash]))
  const kept = await page.evaluate(
    async names => {
      const found: [string, string][] = []
      for (const name of names) {
        const place = await caches.open(name)
        for (const { url } of await place.keys()) {
          const bytes = await (await place.match(url))?.arrayBuffer()
          const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as ArrayBuffer))
          found.push([
            new URL(url).pathname,
            Array.from(hash, it => it.toString(16).padStart(2, '0')).join(''),
          ])
        }
      }
      return found
    },
    [SHELL, PACKS],
  )
  return kept.filter(([path, hash]) => hashes.get(path) !== hash).map(([path]) => path)
}
