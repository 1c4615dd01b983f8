import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../chromium.mjs'

/** A phone whose browser can die as from a flat battery. */
export interface Killable {
  readonly page: Page
  /** Kills all processes of the browser at once; resolves when they are gone. */
  kill(): Promise<void>
}

/** Starts a browser that stores its data in a folder. */
export async function startKillable(folder: string): Promise<Killable> {
  const context = await chromium.launchPersistentContext(folder, {
    ...(await chromiumOptions()),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  })
  const browser = context.browser()
  const page = context.pages()[0]
  if (!browser || !page) throw new Error('the browser has no page')
  page.setDefaultTimeout(20_000)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pid = processInfo.find(({ type }) => type === 'browser')?.id
  if (pid === undefined) throw new Error('the browser has no process')
  let alive = true
  const gone = new Promise<void>(resolve => context.once('close', () => resolve()))
  void gone.then(() => {
    alive = false
  })
  return {
    page,
    kill: async () => {
      // The browser was started as the leader of its own process group.
      if (alive) process.kill(-pid, 'SIGKILL')
      await gone
    },
  }
}

/** Lends a folder for a browser's data, and removes it afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'paymaster-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
