import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { RailwayReport } from '../../src/families/railway/report'
import type { AnyRailway } from '../../src/families/railway/table'
import { begin, enter, now } from '../../src/session/session'
import { loadTitle } from '../../src/titles/registry'
import { actionsOf, realGame } from '../games/recorded'
import { NAMES } from './past'

const game = realGame('4714')

/** The table of the recorded game at the start of stock round 3, and the order of the tokens. */
export async function tableThen() {
  const title = await loadTitle('18AL')
  let session = begin(title, game)
  for (const action of actionsOf(game)) {
    const step = enter(session, [action])
    if ('stop' in step) throw new Error(step.stop.refusal.code)
    session = step.session
    const table = title.report(now(session)) as RailwayReport
    if (table.round === 'SR 3') return { table, tokens: title.view(now(session)).chart.tokens }
  }
  throw new Error('no stock round 3')
}

/** A banker who uses what is on the screen, and what that costs in taps, digits, letters and swipes. */
export class Banker {
  taps = 0
  digits = 0
  letters = 0
  swipes = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async #reach(what: Locator) {
    await what.waitFor()
    const room = this.page.locator('main')
    const [seen, at] = [await room.boundingBox(), await what.boundingBox()]
    if (!seen || !at) throw new Error('nothing there')
    const off = Math.max(at.y + at.height - seen.y - seen.height + 80, seen.y - at.y, 0)
    // A swipe moves the page by about two thirds of its height.
    this.swipes += Math.ceil(off / (seen.height * 0.66))
  }

  async tap(what: Locator) {
    await this.#reach(what)
    this.taps++
    await what.tap()
  }

  button(name: string | RegExp, group?: string) {
    const where = group === undefined ? this.page : this.page.getByRole('group', { name: group, exact: true })
    return where.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async type(figure: number) {
    for (const digit of `${figure}`) {
      this.digits++
      await this.button(`${digit} digit`).tap()
    }
  }

  async write(name: string, into: string) {
    this.taps++
    this.letters += name.length
    await this.page.getByRole('textbox', { name: into, exact: true }).fill(name)
  }

  /**
   * Seconds: 1.1 for a tap, 0.5 for a digit, 0.4 for a letter, 0.8 for a swipe, and `each` for a fact to look up at the
   * table.
   */
  seconds(facts: number, each: number) {
    return 1.1 * this.taps + 0.5 * this.digits + 0.4 * this.letters + 0.8 * this.swipes + each * facts
  }
}

export async function nameThem(banker: Banker) {
  await banker.page.goto('./')
  await banker.tap(banker.page.getByRole('link', { name: 'New game' }))
  for (const [i, name] of NAMES.entries()) await banker.write(name, `Player ${i + 1}`)
  await banker.tap(banker.button('The game has already begun'))
}

export async function enterCorporation(banker: Banker, id: string, table: RailwayReport) {
  const row = table.corporations[id]
  if (!row) throw new Error(`no ${id}`)
  await banker.tap(banker.button(`$${row.par}`, `Started at a par value of, ${id}`))
  if (row.price !== row.par) throw new Error('its price would be picked on the chart')
  for (const [i, name] of NAMES.entries()) {
    const shares = table.players[`p${i + 1}`]?.shares[id] ?? 0
    if (shares > 0) await banker.tap(banker.button(`${shares * 10}%`, `${name}, ${id}`))
  }
  await banker.tap(banker.button(`?, Treasury, ${id}`))
  await banker.type(row.treasury)
  for (const type of row.trains) await banker.tap(banker.button(`+ ${type}: a train for ${id}`))
  const stations = { 'L&N': 3, WRA: 3, ATN: 2 }[id] ?? 0
  for (let left = stations; left > row.tokens; left--)
    await banker.tap(banker.button(`− Stations left, ${id}`))
}

export const LONG: Readonly<Record<string, string>> = {
  Tusc: 'Tuscumbia Railway',
  'S&NA': 'South & North Alabama',
  'B&SLC': 'Brown & Sons Lumber Co.',
  'M&C': 'Memphis & Charleston',
  NDY: 'New Decatur Yards',
}

/** The game as its file has it, and the table of a fresh replay of that file. */
export async function savedTable(page: Page) {
  // After joining, the app goes to Play by itself.
  await expect(page).toHaveURL(/#\/play$/)
  await page.evaluate(() => {
    location.hash = '#/menu'
  })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).tap(),
  ])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  const title = await loadTitle('18AL')
  const step = enter(begin(title, file), file.actions)
  if ('stop' in step) throw new Error(step.stop.refusal.code)
  const state = now(step.session)
  const { own, turn } = state as AnyRailway
  const { tokens } = title.view(state).chart
  return { table: title.report(state), tokens, actions: file.actions, own, turn: turn[0] }
}
