import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe'
import { beginGame, dot, pass } from './table'

/** Makes the page believe that it runs in Safari, from the home screen or in a tab. */
function asSafari(onHomeScreen: boolean): void {
  Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
  Object.defineProperty(navigator, 'standalone', { value: onHomeScreen })
}

const warnings = (page: Page) => page.locator('.start .strip.stop')

test('in Safari installing is urged before the first game, and copies after it', async ({ page }) => {
  await page.addInitScript(asSafari, false)
  await page.goto('./')
  await expect(warnings(page)).toContainText('Put Paymaster on the home screen before you begin')
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  await page.goto('./')
  await expect(warnings(page)).toContainText('forgets pages that have not been opened for a week')
  await expect(page.getByRole('button', { name: 'Save a copy of all games' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('on the home screen there is no warning', async ({ page }) => {
  await page.addInitScript(asSafari, true)
  await page.goto('./')
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
  await expect(warnings(page)).toHaveCount(0)
})

test('a private window that has a database is reported before anything is entered', async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })
  await page.goto('./')
  await expect(warnings(page)).toContainText('seems to be a private window')
})

test('without a database the banker is told at once, plays on in memory, and can save the game as a file', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await page.goto('./')
  await expect(warnings(page)).toContainText('This browser keeps nothing')
  await beginGame(page)
  for (let i = 0; i < 3; i++) await pass(page)
  await expect(dot(page)).toHaveText('not saved (3)')
  const saved = page.waitForEvent('download')
  await page.getByRole('alert').getByRole('button', { name: 'Save the game as a file' }).click()
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(file.actions).toHaveLength(3)
  expect(await axeFaults(page)).toEqual([])
})
