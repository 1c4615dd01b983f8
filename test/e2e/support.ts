import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { WHOLE } from '../all'

/**
 * Serves the built app on a host of its own, which a test can switch off: Playwright's `setOffline` cuts off more than
 * a dead network does.
 */
export async function withHost(
  base: string,
  use: (host: Awaited<ReturnType<typeof serve>>) => Promise<void>,
) {
  const host = await serve({ base })
  try {
    await use(host)
  } finally {
    await host.close()
  }
}

/** The same from a copy of the folder, whose files a test may change; `instead` gives what is answered instead of a file. */
export async function withFolder(
  base: string,
  use: (host: Awaited<ReturnType<typeof serve>> & { readonly folder: string }) => Promise<void>,
  instead?: NonNullable<Parameters<typeof serve>[0]>['instead'],
) {
  const folder = mkdtempSync(join(tmpdir(), 'paymaster-'))
  cpSync('dist', folder, { recursive: true })
  const host = await serve({ folder, base, ...(instead ? { instead } : {}) })
  try {
    await use({ ...host, folder })
  } finally {
    await host.close()
    rmSync(folder, { recursive: true })
  }
}

/** For how long a page that was opened lets all be quiet before it asks for the packs, in ms. */
const QUIET = Number(/^const QUIET = (\d+)$/m.exec(readFileSync('src/main.tsx', 'utf8'))?.[1])

/**
 * Opens the app at a sub-path, and waits until everything is cached for offline use. In the quick test the pages of this browser
 * ask for the packs as soon as they have started; `doors.spec.ts` waits as long as a page does by itself.
 */
export async function firstVisit(page: Page, url: string, base: string): Promise<void> {
  if (!WHOLE)
    await page.context().addInitScript(quiet => {
      const set = window.setTimeout
      const sooner = (run: () => void, ms?: number, ...rest: unknown[]) =>
        set(run, ms === quiet ? 0 : ms, ...rest)
      Object.assign(window, { setTimeout: sooner })
    }, QUIET)
  await page.goto(url)
  await expect.poll(() => cached(page, base, 'packs'), { intervals: [100] }).toEqual(packs)
}

/** Collects uncaught errors of a page. */
export function unsaid(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', error => found.push(error.message))
  return found
}

/** Makes the browser look for a newer app, as it does by itself from time to time. */
export const lookForNewer = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Records what the page sends to its workers from its next load on; messages of type `held` are not delivered. */
export async function noteSent(page: Page, held?: string): Promise<() => Promise<readonly Sent[]>> {
  await page.addInitScript(type => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    ServiceWorker.prototype.postMessage = new Proxy(ServiceWorker.prototype.postMessage, {
      apply: (post, worker, [message]) => {
        sent.push(message)
        if (message.type !== type) Reflect.apply(post, worker, [message])
      },
    })
  }, held)
  return () => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent)
}
interface Sent {
  readonly type: string
  readonly all?: boolean
}

/** What the copy of a game is called. */
export const COPY = /^\w+\.json$/

/** The copies beside the database that are not empty: what each holds, by its name. */
export const copies = (page: Page, base = '/') =>
  page.evaluate(async folder => {
    const texts: Record<string, string> = {}
    try {
      const ours = await (await navigator.storage.getDirectory()).getDirectoryHandle('paymaster')
      for await (const [name, handle] of (await ours.getDirectoryHandle(folder)).entries()) {
        const text = await (await (handle as FileSystemFileHandle).getFile()).text()
        if (text !== '') texts[name] = text
      }
    } catch {
      // Not made yet.
    }
    return texts
  }, encodeURIComponent(base))

/** Paths of the packs of the built app, which are fetched when everything is quiet instead of precached. */
export const packs = readdirSync('dist/assets')
  .filter(name => /^(?:title|panel|rest|later|words|book|import|eighteenxx|follow|phones|map)-/.test(name))
  .map(name => `assets/${name}`)
  .sort()

/** What a cache of the app at this base holds, as paths relative to it. */
export const cached = (page: Page, base: string, what: string): Promise<string[]> =>
  page.evaluate(
    async ([folder, name]) => {
      const requests = await (await caches.open(`paymaster:${folder}:${name}`)).keys()
      return requests.map(({ url }) => new URL(url).pathname.slice(folder.length)).sort()
    },
    [base, what] as const,
  )
