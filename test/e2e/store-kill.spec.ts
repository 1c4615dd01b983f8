import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { serve } from '../../scripts/serve.mjs'
import { beginGame, dot, logged, passes } from './table.ts'

// The bench asks for more: PAYMASTER_KILLS=200 npx playwright test store-kill
const KILLS = Number(process.env.PAYMASTER_KILLS ?? 10)

interface Running {
  readonly page: Page
  readonly browser: Browser
  /** Ends the whole browser as a flat battery would. */
  kill(): Promise<void>
}

/** The address under which a browser that has just been started is steered. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (more: Buffer) => {
      said += more
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the browser did not start: ${said}`)))
  })
}

/** A browser of its own process group that keeps what it stores in a folder. */
async function started(folder: string): Promise<Running> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
  const child = spawn(
    process.env.CHROMIUM ?? 'chromium',
    [...args, `--user-data-dir=${folder}`, 'about:blank'],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('the browser has no page')
  return {
    page,
    browser,
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await gone
      await browser.close().catch(() => {})
    },
  }
}

/** The same moments in every run. */
function moments(count: number): readonly number[] {
  let seed = 18
  return Array.from({ length: count }, () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % 500
  })
}

test(`a browser killed ${KILLS} times in the middle of a game loses nothing that it called saved`, async () => {
  test.setTimeout(60_000 + KILLS * 15_000)
  const folder = mkdtempSync(join(tmpdir(), 'paymaster-'))
  const host = await serve()
  let held = 0
  let taken = 1
  let running = await started(folder)
  try {
    await running.page.goto(host.url)
    await beginGame(running.page)
    await expect(dot(running.page)).toHaveText('saved')
    for (const moment of moments(KILLS)) {
      // Back and forth, so that everybody can always pass.
      if (held === 0) taken = 1
      if (held === 8) taken = -1
      const { page } = running
      await (taken > 0 ? passes(page) : page.getByRole('button', { name: 'Undo' })).click()
      // The moment of the kill is what is tried here.
      await new Promise(resolve => setTimeout(resolve, moment))
      const shown = await dot(page).textContent()
      await running.kill()
      running = await started(folder)
      await running.page.goto(`${host.url}#/play`)
      await expect(passes(running.page)).toBeVisible()
      const stored = await logged(running.page)
      expect(shown === 'saved' ? [held + taken] : [held, held + taken]).toContain(stored)
      held = stored
    }
  } finally {
    await running.kill()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
