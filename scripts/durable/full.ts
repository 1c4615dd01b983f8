import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createGame } from '../banker/bank'
import { nextStep } from '../banker/compare'
import type { Game, Step } from '../banker/game'
import { screenOf } from '../banker/screen'
import { playSome } from './some'
import { dot, entriesOf, storedRows, untilSaved } from './stored'

/** The result of filling the device in the middle of a game. */
export interface Full {
  /** Taps that entered something while there was no room, and how many of them the screen reported as not saved. */
  readonly taps: number
  readonly told: number
  /** Entries after that: in the game, in the file offered, and on the disk once there was room. */
  readonly entries: number
  readonly inFile: number
  readonly stored: number
}

/**
 * Fills all the storage the browser allows, to the last bytes. It checks its limit only now and then, and counts from
 * there.
 */
const FILL = `(async () => {
  const db = await new Promise(resolve => {
    const opening = indexedDB.open('filler')
    opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
  })
  const put = size => new Promise(resolve => {
    const transaction = db.transaction('all', 'readwrite')
    transaction.objectStore('all').add('x'.repeat(size))
    transaction.oncomplete = () => resolve(true)
    transaction.onabort = () => resolve(false)
  })
  for (let size = 1000000; size >= 10; size /= 10) while (await put(size));
  db.close()
})()`

/** The entries in the file that is offered when entries cannot be saved. */
async function offeredFile(page: Page): Promise<readonly Step[]> {
  const download = page.waitForEvent('download')
  await page.locator('.notices').getByRole('button', { name: 'Save the game as a file' }).tap()
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')).actions
}

/**
 * Banks a game, fills the device, banks this many more taps, and makes room again. Throws if the screen does not report
 * that nothing is saved, or does not show everything as saved at the end.
 */
export async function bankOnFull(page: Page, url: string, game: Game, taps: number): Promise<Full> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(url)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8_000_000 })
  await page.goto(url)
  await createGame(page, screenOf(page), game)
  await playSome(screenOf(page), game, 0, 3)
  await untilSaved(page)
  const before = await entriesOf(game, await storedRows(page))
  await page.evaluate(FILL)
  let told = 0
  await playSome(screenOf(page), game, nextStep(game, before), taps, async count => {
    await dot(page)
      .filter({ hasText: `not saved (${count})` })
      .waitFor()
    await page.locator('.notices', { hasText: 'This device has no room left' }).waitFor()
    told += 1
  })
  const inFile = await offeredFile(page)
  const onDisk = await entriesOf(game, await storedRows(page))
  if (onDisk.length !== before.length) throw new Error('something was stored although there is no room')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await page.getByRole('button', { name: 'Try again' }).tap()
  await untilSaved(page)
  const stored = await entriesOf(game, await storedRows(page))
  const next = nextStep(game, stored)
  if (next !== nextStep(game, inFile)) throw new Error('the file and the disk differ')
  await page.goto(`${url}#/log`)
  await page.reload()
  const entries = Number(await page.locator('.entry .number').first().innerText())
  return { taps, told, entries, inFile: inFile.length, stored: stored.length }
}
