import { gameFileOf } from '../../../test/games/recorded'
import { kits } from '../../../test/titles/kits'
import { openFile, type Phone, slow, withPhone } from '../../banker/phone'
import { longGame } from '../engine'
import { median } from './blocks'
import { NOTHING } from './floor'
import { type Recording, screenOpened, withoutTheApp } from './same'

/** How often each way is measured in a block, in turn. */
const TIMES = 3

/** What the start page shows once complete, and a game once open. */
export const START = 'a[href="#/new"]'
const TABLE = 'main .play h2'

/**
 * The time in ms from the next touch to the frame after the one in which the table is there. As text, since helpers of
 * the bundler do not exist in a page.
 */
const FROM_TAP_TO_TABLE = `new Promise(done => {
  let start = 0
  addEventListener('pointerup', event => { start = event.timeStamp }, { once: true, capture: true })
  requestAnimationFrame(function look() {
    const there = start > 0 && document.querySelector(${JSON.stringify(TABLE)})
    if (there) requestAnimationFrame(() => done(performance.now() - start))
    else requestAnimationFrame(look)
  })
})`

/**
 * Opens the stored game in a fresh page, slowed down: ms from the tap on Continue to the painted table. The banker looks
 * at the page for `looks` ms before the tap.
 */
export async function opening({ context, url }: Phone, looks: number): Promise<number> {
  const page = await context.newPage()
  await slow(page)
  await page.goto(url)
  const link = page.getByRole('button', { name: /^Continue/ })
  await link.waitFor()
  const opened = page.evaluate<number>(FROM_TAP_TO_TABLE)
  await page.waitForTimeout(looks)
  await link.tap()
  const time = await opened
  await page.close()
  return time
}

/** What a tap on Continue changes on the start page, once everything is loaded. */
async function changesOfOpening({ context, url }: Phone): Promise<Recording> {
  const page = await context.newPage()
  await page.goto(url)
  const link = page.getByRole('button', { name: /^Continue/ })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  const recording = await screenOpened(page, async () => {
    await link.tap()
    await page.locator(TABLE).first().waitFor()
  })
  await page.close()
  return recording
}

/** The same on a page without the app, slowed down: ms from the tap to the painted table. */
async function sameOpening({ context, url }: Phone, recording: Recording): Promise<number> {
  const page = await context.newPage()
  await slow(page)
  await withoutTheApp({ page, url }, recording)
  const opened = page.evaluate<number>(FROM_TAP_TO_TABLE)
  const [tap] = recording.steps
  if (!tap) throw new Error('no tap was recorded')
  await page.touchscreen.tap(tap.x, tap.y)
  const time = await opened
  await page.close()
  return time
}

/** Visits an address in a fresh page, slowed down: ms from the navigation to the frame that shows `shows`. */
export async function visit(
  { context }: Pick<Phone, 'context'>,
  address: string,
  shows: string,
): Promise<number> {
  const page = await context.newPage()
  await slow(page)
  await page.addInitScript(`window.shown = new Promise(done => requestAnimationFrame(function look() {
    if (document.querySelector(${JSON.stringify(shows)})) requestAnimationFrame(() => done(performance.now()))
    else requestAnimationFrame(look)
  }))`)
  await page.goto(address)
  const time = await page.evaluate<number>('window.shown')
  await page.close()
  return time
}

/**
 * ms to read every stored entry once the database is open. As text, since helpers of the bundler do not exist in a page.
 */
const READING = `new Promise((done, fail) => {
  const opening = indexedDB.open('paymaster:/:games')
  opening.onerror = fail
  opening.onsuccess = () => {
    const start = performance.now()
    const rows = opening.result.transaction('records').objectStore('records').getAll()
    rows.onerror = fail
    rows.onsuccess = () => done(rows.result.length > 0 ? performance.now() - start : fail(new Error('no entries')))
  }
})`

/**
 * The browser's own share of a reload besides the page and the table: the time for reading the entries on a page without
 * the app, slowed down.
 */
async function reading({ context, url }: Phone): Promise<number> {
  const page = await context.newPage()
  await slow(page)
  await page.goto(`${url}${NOTHING}`)
  const time = await page.evaluate<number>(READING)
  await page.close()
  return time
}

/** The medians of a block for one stored game, in ms. */
export interface Openings {
  /** From a touch on the game, the moment it is offered, to its table. */
  readonly offered: number
  /** As `offered`, but a second later: everything prepared ahead is ready. */
  readonly waited: number
  /** The same on a page that has only the app's CSS and shows the elements of the table. */
  readonly same: number
  /** From the navigation to the game's address to its table. */
  readonly reloaded: number
  /** From the navigation to the start page to its content: the page itself. */
  readonly page: number
  /** Reading the entries, on a page without the app. */
  readonly read: number
}

/** The times for opening a stored game of this many entries, in a fresh browser. */
export function openingsOf(entries: number): Promise<Openings> {
  const [kit] = kits
  const game = kit && longGame(kit, entries)
  if (!game) throw new Error(`no game has ${entries} entries`)
  return withPhone(async phone => {
    const { page, url } = phone
    page.setDefaultTimeout(20_000)
    await page.goto(url)
    await openFile(page, gameFileOf(game))
    await page.locator('.top .saved', { hasText: 'saved' }).waitFor()
    // By then the files of other screens have been prefetched, and the worker has all of them.
    await page.waitForLoadState('networkidle')
    // What the last entry left is kept once all has been quiet for a while, as it is long before anybody reloads.
    await page.waitForTimeout(2000)
    await page.close()
    const recording = await changesOfOpening(phone)
    const all: Openings[] = []
    for (let i = 0; i < TIMES; i++)
      all.push({
        offered: await opening(phone, 0),
        waited: await opening(phone, 1000),
        same: await sameOpening(phone, recording),
        reloaded: await visit(phone, `${url}#/play`, TABLE),
        page: await visit(phone, url, START),
        read: await reading(phone),
      })
    const middle = (of: keyof Openings) => median(all.map(it => it[of]))
    return {
      ...{ offered: middle('offered'), waited: middle('waited'), same: middle('same') },
      ...{ reloaded: middle('reloaded'), page: middle('page'), read: middle('read') },
    }
  })
}
