import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'
import { WHOLE } from './test/all'

/** A free port: several checkouts may be tested on one machine at the same time. */
const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4174))
    })
  })

// Every worker reads this file again, and must find the port (and the browser) that the first reading chose.
const port = process.env.PAYMASTER_TEST_PORT ?? String(await freePort())
const chromium = await chromiumOptions()
Object.assign(process.env, { PAYMASTER_TEST_PORT: port, CHROMIUM: chromium.executablePath })
/**
 * A test is over before its page is compiled well: compile at once what is called, but well only what is called very often, and
 * collect less often. A fifth of its time.
 */
const inHaste = '--js-flags=--always-sparkplug --interrupt-budget=2000000 --max-semi-space-size=64'
const url = `http://localhost:${port}/`

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // One more than the cores of a small machine: a test often waits for a timer, a frame or the other process.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a race from a plain fault, and npm test lists it; it counts as failed all the same.
  retries: 1,
  reporter: 'list',
  // A busy machine may be slow to draw, and takes a minute to keep the whole app; what never appears is detected anyway.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL: url,
    headless: true,
    // The worker fetches the whole app for each test; tests about it turn it on.
    serviceWorkers: 'block',
    // Recording takes a third of a run's time, so it is on only if somebody wants to look at it.
    trace: process.env.PAYMASTER_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { ...chromium, args: [...chromium.args, inHaste] },
  },
  projects: [
    {
      name: 'phone',
      // A phone's fine pixels take a tenth of a run's time, and no test counts them.
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: WHOLE ? 2 : 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: { command: `node scripts/serve.mjs ${port}`, url, reuseExistingServer: false },
})
