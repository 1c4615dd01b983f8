import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readGame } from '../../scripts/banker/game.ts'
import { bankOnFull } from '../../scripts/durable/full.ts'
import { serve } from '../../scripts/serve.mjs'
import { beginGame, dot, logged, pass, passes } from './table.ts'

test.use({ serviceWorkers: 'allow' })

/** Hides the page and shows it again, as a phone does that was put down and picked up. */
async function reopened(page: Page): Promise<void> {
  await page.reload()
  await expect(passes(page)).toBeVisible()
}

test('a game is there again after a reload, at once and with its undo', async ({ page }) => {
  await page.goto('./')
  await beginGame(page)
  for (let i = 0; i < 3; i++) await pass(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dot(page)).toHaveText('saved')
  await reopened(page)
  expect(await logged(page)).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await logged(page)).toBe(1)
})

test('of two tabs one banks; the other follows live and takes over with a tap', async ({ page, context }) => {
  await page.goto('./')
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  const other = await context.newPage()
  await other.goto('./#/play')
  const follows = (tab: Page) => tab.getByText('Another tab banks this game')
  await expect(follows(other)).toBeVisible()
  const who = await passes(other).innerText()
  await passes(other).click()
  await pass(page)
  await expect(passes(other)).not.toHaveText(who)
  expect(await logged(page)).toBe(2)
  expect(await logged(other)).toBe(2)
  await other.getByRole('button', { name: 'Bank here' }).click()
  await expect(follows(page)).toBeVisible()
  await expect(follows(other)).toBeHidden()
  await pass(other)
  await expect.poll(() => logged(page)).toBe(3)
  await other.close()
  await expect(follows(page)).toBeHidden()
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
})

test('on a full device the banker is told at every entry, is offered a file, and nothing is lost', async ({
  page,
  baseURL,
}) => {
  const full = await bankOnFull(page, baseURL ?? '', readGame('test/games/18al-real-4714.json'), 6)
  expect(full).toEqual({ taps: 6, told: 6, entries: 9, inFile: 9, stored: 9 })
})

test('the browser asks before it closes a page with an entry that is not stored, and only then', async ({
  page,
}) => {
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await page.goto('./')
  expect(await asks()).toBe(false)
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  expect(await asks()).toBe(false)
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await pass(page)
  await expect(dot(page)).toHaveText('not saved (1)')
  // The bank's cash keeps its place at the edge.
  const bank = await page.locator('.top .bank').boundingBox()
  expect((bank?.x ?? 0) + (bank?.width ?? 0)).toBeGreaterThan(360)
  expect(await asks()).toBe(true)
})

test('an update is offered, and loses nothing if it is taken between two entries', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'paymaster-'))
  cpSync('dist', folder, { recursive: true })
  const host = await serve({ folder })
  try {
    await page.goto(host.url)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await beginGame(page)
    await pass(page)
    await expect(dot(page)).toHaveText('saved')
    const worker = join(folder, 'sw.js')
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// newer`)
    await page.goto(host.url)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update now' }).click()
    await loaded
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(await logged(page)).toBe(1)
    await pass(page)
    await expect(dot(page)).toHaveText('saved')
  } finally {
    await host.close()
    rmSync(folder, { recursive: true })
  }
})
