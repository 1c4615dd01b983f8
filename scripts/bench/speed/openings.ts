import { gameFileOf } from '../../../test/games/recorded'
import { kits } from '../../../test/titles/kits'
import { openFile, type Phone, slow, withPhone } from '../../banker/phone'
import { longGame } from '../engine'
import { median } from './blocks'
import { NOTHING } from './floor'
import { type Recording, screenOpened, withoutTheApp } from './same'

/** In a block each way is gone so often, in turn. */
const TIMES = 3

/** What the start page shows once it is complete, and a game once it is open. */
export const START = 'a[href="#/new"]'
const TABLE = 'main .play h2'

/** From the next touch to the frame after the one in which the table stands: as text, since a page knows no helpers of the bundler. */
const FROM_TAP_TO_TABLE = `new Promise(done => {
  let start = 0
  addEventListener('pointerup', event => { start = event.timeStamp }, { once: true, capture: true })
  requestAnimationFrame(function look() {
    const there = start > 0 && document.querySelector(${JSON.stringify(TABLE)})
    if (there) requestAnimationFrame(() => done(performance.now() - start))
    else requestAnimationFrame(look)
  })
})`

/** The stored game in a fresh page, slowed down: ms from the tap on Continue to the painted table. `looks`: so long the banker looks at the page first. */
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

/** What a tap on Continue changes on the start page, once all lies ready. */
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

/** An address in a fresh page, slowed down: ms from going there to the frame that shows what is looked for. */
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

/** As text, since a page knows no helpers of the bundler: ms to read every stored entry, once the database is open. */
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

/** What of a reload is the browser's own beside the page and the table: its reading of the entries, on a page without the app, slowed down. */
async function reading({ context, url }: Phone): Promise<number> {
  const page = await context.newPage()
  await slow(page)
  await page.goto(`${url}${NOTHING}`)
  const time = await page.evaluate<number>(READING)
  await page.close()
  return time
}

/** The medians of a block over a game that is stored, in ms. */
export interface Openings {
  /** From the touch on a game in the moment in which it is offered to its table. */
  readonly offered: number
  /** As `offered`, but a second after it was offered: all that is made ready ahead lies there. */
  readonly waited: number
  /** The same on a page that has nothing of the app but its style, and shows what the table consists of. */
  readonly same: number
  /** From going to the game's address to its table. */
  readonly reloaded: number
  /** From going to the start page to that page: the page itself. */
  readonly page: number
  /** Reading the entries, on a page without the app. */
  readonly read: number
}

/** How long it takes to open a stored game of so many entries, in a fresh browser. */
export function openingsOf(entries: number): Promise<Openings> {
  const [kit] = kits
  const game = kit && longGame(kit, entries)
  if (!game) throw new Error(`no game has ${entries} entries`)
  return withPhone(async phone => {
    const { page, url } = phone
    page.setDefaultTimeout(20_000)
    await page.goto(url)
    await openFile(page, gameFileOf(game))
    await page.locator('.saved[role=status]', { hasText: 'saved' }).waitFor()
    // The files of other screens are fetched ahead by then, and the worker has all of them.
    await page.waitForLoadState('networkidle')
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
