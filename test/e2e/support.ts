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
