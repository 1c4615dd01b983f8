import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { buildIfOld } from './dist'
import type { Glass } from './glass'

/** A phone with a browser, and the built app on a host of its own. */
export interface Phone {
  readonly url: string
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * Lends a fresh phone and always closes it. Builds the app if `dist` is old, unless another folder is served. A person's
 * patience is five seconds.
 */
export async function withPhone<T>(use: (phone: Phone) => Promise<T>, folder?: string): Promise<T> {
  if (folder === undefined) buildIfOld()
  const host = await serve(folder === undefined ? {} : { folder })
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
      acceptDownloads: true,
    })
    const page = await context.newPage()
    page.setDefaultTimeout(5000)
    return await use({ url: host.url, browser, context, page })
  } finally {
    await browser.close()
    await host.close()
  }
}

/** How much slower than this machine a slow phone is assumed to be. */
export const THROTTLE = 4

/** Slows down a page's processor, as Chromium's own tools do. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
}

/** Opens the text of a game file on the start page. */
export async function openFile(page: Glass, text: string): Promise<void> {
  const file = { name: 'game.paymaster.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a file').setInputFiles(file)
  await page.waitForURL(/#\/play/)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
