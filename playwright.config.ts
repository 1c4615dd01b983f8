import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'
import { WHOLE } from './test/whole'

/** A port nobody uses: several checkouts may be tested at once on one machine. */
const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4174))
    })
  })

// This file is read again in every worker, which must find the port (and the browser) that the first reading chose.
const port = process.env.PAYMASTER_TEST_PORT ?? String(await freePort())
const chromium = await chromiumOptions()
Object.assign(process.env, { PAYMASTER_TEST_PORT: port, CHROMIUM: chromium.executablePath })
const url = `http://localhost:${port}/`

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test may lose a race of its own on a busy machine: once more, and npm test names it.
  retries: 1,
  reporter: 'list',
  // A busy machine may be slow to draw; what never comes is found out all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    headless: true,
    // It fetches the whole app for each test; those that are about it say so.
    serviceWorkers: 'block',
    // Recording takes a third of the time of a run: only where somebody is going to look at it.
    trace: process.env.PAYMASTER_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'phone',
      // A phone's fine pixels take a tenth of the time of a run, and no test counts them.
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
