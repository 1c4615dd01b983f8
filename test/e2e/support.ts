import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'

/**
 * The built app on a host of its own that a test can switch off: Playwright's `setOffline` cuts more than a dead
 * network does.
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

/** Paths of the packs of the built app: what is fetched when all is quiet rather than precached. */
export const packs = readdirSync('dist/assets')
  .filter(name => /^(?:words-.*de|book-de|import|eighteenxx)-/.test(name))
  .map(name => `assets/${name}`)
  .sort()

/** What is in a cache of the copy of the app at this base, as paths from there. */
export const cached = (page: Page, base: string, what: string): Promise<string[]> =>
  page.evaluate(
    async ([folder, name]) => {
      const requests = await (await caches.open(`paymaster:${folder}:${name}`)).keys()
      return requests.map(({ url }) => new URL(url).pathname.slice(folder.length)).sort()
    },
    [base, what] as const,
  )
