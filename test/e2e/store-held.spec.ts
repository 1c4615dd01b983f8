import { expect, type Page, test } from '@playwright/test'
import { storedRows } from '../../scripts/durable/stored.ts'
import { beginGame, dot, logged, pass, passes } from './table.ts'

/** Has a second tab hold a write transaction over all tables until `release` is called in it. */
async function hold(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('./robots.txt')
  await other.evaluate(
    () =>
      new Promise<void>(done => {
        const opening = indexedDB.open('paymaster:/:games')
        opening.onsuccess = () => {
          const db = opening.result
          let isHeld = true
          const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('notes')
          const goOn = () => {
            if (isHeld) store.get('none').onsuccess = goOn
            else db.close()
          }
          store.get('none').onsuccess = () => {
            goOn()
            done()
          }
          Object.assign(window, { release: () => (isHeld = false) })
        }
      }),
  )
  return other
}

const release = (tab: Page) => tab.evaluate(() => void (window as unknown as { release(): void }).release())

test('while another tab holds the database the banker is told, plays on, and all is stored once it is let go', async ({
  page,
}) => {
  await page.goto('./')
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  const other = await hold(page)
  await pass(page)
  await expect(dot(page)).toHaveText('not saved (1)')
  await expect(page.locator('.notices')).toContainText('storage does not answer')
  await pass(page)
  await expect(dot(page)).toHaveText('not saved (2)')
  await release(other)
  await expect(dot(page)).toHaveText('saved')
  expect(await storedRows(page)).toHaveLength(3)
})

test('while another tab holds the database the start page says so, lets a game begin, and then shows the games', async ({
  page,
}) => {
  await page.goto('./')
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  const other = await hold(page)
  await page.goto('./#/start')
  await page.reload()
  await expect(page.locator('.start .strip.stop')).toContainText('storage does not answer')
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await release(other)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(passes(page)).toBeVisible()
  expect(await logged(page)).toBe(1)
})

test('site data cleared in the middle of a game show as not saved, and the game is written anew by itself', async ({
  page,
  baseURL,
}) => {
  await page.goto('./')
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  await page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    new MutationObserver(() => said.add(document.body.innerText)).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
    })
  })
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(baseURL ?? '')
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...(window as unknown as { said: Set<string> }).said].some(text => text.includes('not saved')),
      ),
    )
    .toBe(true)
  await expect(dot(page)).toHaveText('saved')
  expect(await storedRows(page)).toHaveLength(1)
})

test('a tab of an older app does not write to a database that a newer one has upgraded, and says so', async ({
  page,
  context,
}) => {
  await page.goto('./')
  await beginGame(page)
  await pass(page)
  await expect(dot(page)).toHaveText('saved')
  const newer = await context.newPage()
  await newer.goto('./robots.txt')
  await newer.evaluate(
    () =>
      new Promise<void>(done => {
        const opening = indexedDB.open('paymaster:/:games', 20)
        opening.onupgradeneeded = () => opening.result.createObjectStore('more')
        opening.onsuccess = () => {
          opening.result.close()
          done()
        }
      }),
  )
  await pass(page)
  await expect(dot(page)).toHaveText('not saved (1)')
  await expect(page.locator('.notices')).toContainText('A newer Paymaster has saved games here')
  expect(await storedRows(newer)).toHaveLength(1)
  await page.goto('./#/start')
  await page.reload()
  await expect(page.locator('.start .strip.stop')).toContainText('A newer Paymaster has saved games here')
})

/** Each door to the device that a browser may shut, as code that shuts it before the page runs. */
const DOORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'serviceWorker',
      'storage',
      'locks',
      'wakeLock',
      'vibrate',
      'clipboard',
      'share',
      'canShare',
      'mediaDevices',
    ].map(name => [
      `navigator.${name}`,
      `Object.defineProperty(Navigator.prototype, '${name}', { get: () => { throw new DOMException('no', 'SecurityError') } })`,
    ]),
  ),
  ...Object.fromEntries(
    [
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'caches',
      'BroadcastChannel',
      'matchMedia',
      'launchQueue',
    ].map(name => [
      name,
      `Object.defineProperty(window, '${name}', { configurable: true, get: () => { throw new DOMException('no', 'SecurityError') } })`,
    ]),
  ),
}

for (const [door, shut] of Object.entries(DOORS))
  test(`a browser that throws at ${door} shows no blank page, and a game can be played`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.addInitScript(shut)
    await page.goto('./')
    await beginGame(page)
    await pass(page)
    await expect(dot(page)).toHaveText(door === 'indexedDB' ? 'not saved (1)' : 'saved')
    await page.goto('./#/start')
    const warning = page.locator('.start .strip.stop')
    if (door === 'indexedDB') await expect(warning).toContainText('This browser keeps nothing')
    else await expect(warning).toHaveCount(0)
    expect(errors).toEqual([])
  })
