import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'

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
  reporter: 'list',
  use: {
    baseURL: url,
    headless: true,
    trace: 'retain-on-failure',
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
  webServer: { command: `node scripts/serve.mjs ${port}`, url, reuseExistingServer: false },
})
