import type { Page } from '@playwright/test'
import type { Action } from '../../../src/rules/rule'
import { knownGames } from '../../titles/18lilliput/games'
import { bought, LONG, SHORT, type Table } from './tables'
import type { ScreenState } from './visit'
import { openAll } from './visit'

type Listed = ScreenState & { readonly german?: true }
const german = true

const known = knownGames()
type Step = Action & Readonly<Record<string, unknown>>

/** A recorded game by its index in the file, up to this many entries. */
function upTo(at: number, count: number, names = LONG): Table {
  const game = known[at]
  if (!game) throw new Error(`no game ${at}`)
  const players = game.players.map((player, i) => ({ ...player, name: names[i] ?? player.id }))
  const { title, options, own } = game
  return {
    game: { title, players, options, ...(own ? { own } : {}) },
    actions: game.trace.slice(0, count).map(({ action }) => action),
  }
}

/** The number of entries before the first match from a place on. Throws if there is none. */
function before(at: number, from: number, fits: (action: Step) => boolean): number {
  const found = known[at]?.trace.findIndex(({ action }, i) => i >= from && fits(action as Step)) ?? -1
  if (found < 0) throw new Error('no such entry')
  return found
}

/** A game of four in which four companies are founded besides the initial four. */
const FULL = 24
/** A game of four in which many shares are sold. */
const SALES = 36
const ALL = Number.POSITIVE_INFINITY

/** The number of entries before the last run of a round, from a place on. */
function lastRun(at: number, from: number): number {
  const types = known[at]?.trace.map(({ action }) => action.type as string) ?? []
  return types.findIndex((type, i) => i >= from && type === 'run' && types[i + 2] === 'takeCard')
}

const taken = (card: string, use: string) => (action: Step) =>
  action.type === 'takeCard' && action.card === card && action.use === use
const ofType = (type: string) => (action: Step) => action.type === type

const TABLES = {
  begun: upTo(0, 0, SHORT),
  chosen: upTo(0, 6),
  justiciary: upTo(0, before(0, 20, ofType('justiciary')), SHORT),
  card: upTo(0, before(0, 60, ofType('takeCard')), SHORT),
  cardFull: upTo(FULL, before(FULL, 160, ofType('takeCard')) + 6),
  shares: upTo(SALES, 160),
  /** Two shares are sold, and a company may be founded. */
  founding: upTo(FULL, before(FULL, 80, ofType('found'))),
  trains: upTo(FULL, before(FULL, 130, taken('trains', 'action')) + 1),
  funds: upTo(FULL, before(FULL, 120, taken('money', 'alternative')) + 1),
  run: upTo(0, before(0, 40, ofType('run')), SHORT),
  runFull: upTo(FULL, before(FULL, 200, ofType('run'))),
  lastRun: upTo(FULL, lastRun(FULL, 150)),
  withheld: upTo(FULL, before(FULL, 100, action => action.type === 'run' && action.pay === false) + 1),
  dividend: upTo(FULL, before(FULL, 240, action => action.type === 'run' && action.pay === true) + 1),
  discard: upTo(FULL, 232),
  over: upTo(0, ALL, SHORT),
  overFull: upTo(FULL, ALL),
} satisfies Readonly<Record<string, Table>>

/** Opens the last button that can be unfolded and is not refused. */
const openLast = (page: Page) =>
  page.locator('main .button[aria-expanded=false]:not([aria-disabled])').last().tap()

/** The form for a new game, with this title picked. */
async function pick(page: Page): Promise<void> {
  await page.locator('main .button', { hasText: /^18Lilliput$/ }).tap()
}

/** The same with an empty index, and a price that does not rise. */
async function typeIndex(page: Page): Promise<void> {
  await pick(page)
  await page.locator('.ladder tbody tr').nth(2).locator('td .button').first().tap()
  for (const key of [3, 9]) await page.locator('.ladder-pad .digits .button').nth(key).tap()
  await page.locator('.ladder tbody tr').first().locator('td .button').last().tap()
}

/** The form for a game that has begun, with the index of the last game and its first companies opened. */
async function join(page: Page): Promise<void> {
  if ((await page.locator('.join-foot').count()) > 0) return
  await pick(page)
  for (const [i, name] of LONG.slice(0, 4).entries()) await page.locator('.seat input').nth(i).fill(name)
  await page.locator('.button.big:not(.go)').tap()
  await page.locator('.join-corporation').first().waitFor()
  await page.locator('[data-at=round] .buttons').nth(1).locator('.button').nth(1).tap()
  await page.locator('[data-at=round] .buttons').nth(2).locator('.button').nth(3).tap()
  // Three turns are over: two cards are gone, and the third player has given a copy card.
  for (const nth of [0, 2])
    await page.locator('[data-at=round] .buttons').nth(3).locator('.button').nth(nth).tap()
  await page.locator('.join-row .stepper').nth(3).locator('.button').first().tap()
  for (const nth of [0, 1])
    await page
      .locator('.join-corporation')
      .nth(nth)
      .locator('.buttons .button')
      .nth(nth + 1)
      .tap()
  await openAll(page)
}

/** The revenue sheet with two cities, one of them open for editing. */
async function countSheet(page: Page): Promise<void> {
  await page.locator('.digits .word').tap()
  await page.locator('.places').last().waitFor()
  const add = page.locator('main > .page > .buttons:not([role]) .button, .page .buttons:not([role]) .button')
  // Besides the places that every table has.
  if ((await page.locator('.place').count()) < 8) {
    await add.nth(0).tap()
    await add.nth(1).tap()
  }
  for (const nth of [0, 1]) {
    const place = page.locator('.place .button.left').nth(nth)
    const chosen = (await place.getAttribute('aria-pressed')) === 'true'
    if (!chosen && (await place.getAttribute('aria-disabled')) === null) await place.tap()
  }
  await page.locator('.place .button.tile').nth(1).tap()
}

const LISTED: readonly Listed[] = [
  { name: 'begun', table: TABLES.begun, at: 'play', shows: '.buttons' },
  { name: 'chosen', table: TABLES.chosen, at: 'play', shows: '.buttons', german },
  { name: 'justiciary', table: TABLES.justiciary, at: 'play', shows: '.buttons' },
  { name: 'card', table: TABLES.card, at: 'play', shows: '.buttons' },
  { name: 'card-full', table: TABLES.cardFull, at: 'play', shows: '.buttons', tap: openAll, german },
  { name: 'shares-full', table: TABLES.shares, at: 'play', shows: '.buttons', german },
  { name: 'founding', table: TABLES.founding, at: 'play', shows: '.chart-frame', tap: openLast, german },
  { name: 'trains-full', table: TABLES.trains, at: 'play', shows: '.trains', tap: openAll, german },
  { name: 'funds', table: TABLES.funds, at: 'play', shows: '.amount', tap: openLast, german },
  { name: 'run', table: TABLES.run, at: 'play', shows: '.run' },
  { name: 'run-full', table: TABLES.runFull, at: 'play', shows: '.run', tap: openAll, german },
  { name: 'last-run', table: TABLES.lastRun, at: 'play', shows: '.play', german },
  { name: 'withheld', table: TABLES.withheld, at: 'play', shows: '.play', german },
  { name: 'dividend', table: TABLES.dividend, at: 'play', shows: '.slip', german },
  { name: 'discard', table: TABLES.discard, at: 'play', shows: '.discard', german },
  { name: 'chart', table: TABLES.run, at: 'chart', shows: '.chart-grid' },
  { name: 'chart-full', table: TABLES.discard, at: 'chart', shows: '.goals', german },
  { name: 'books-full', table: TABLES.discard, at: 'books', shows: '.books', german },
  { name: 'log-full', table: TABLES.cardFull, at: 'log', shows: '.entry', german },
  { name: 'table-full', table: TABLES.discard, at: 'table', shows: '.board-table', german },
  {
    ...{ name: 'newcomer', table: TABLES.cardFull, at: 'play', shows: '.newcomer', german },
    settings: { newcomer: true },
  },
  { name: 'sheet', table: TABLES.runFull, at: 'play', shows: '.place-edit', tap: countSheet, german },
  { name: 'lookahead-full', table: TABLES.cardFull, at: 'lookahead', shows: '.told', tap: openAll, german },
  { name: 'ruling', table: TABLES.discard, at: 'ruling', shows: '.kinds', german },
  { name: 'new', at: 'new', shows: '.ladder', tap: typeIndex, german },
  { name: 'new-again', table: TABLES.begun, at: 'new', shows: '.ladder-rows', tap: pick },
  { name: 'join', table: TABLES.begun, alone: true, at: 'new', shows: '.join-foot', tap: join, german },
  {
    name: 'moved-full',
    table: TABLES.overFull,
    at: bought(TABLES.overFull, '4'),
    shows: '.moves-told',
    german,
  },
  { name: 'over', table: TABLES.over, at: 'play', shows: '.ranking' },
  { name: 'over-full', table: TABLES.overFull, at: 'play', shows: '.ranking', german },
]

/** The screens of 18Lilliput; screens shared with other titles only if it has words of its own on them. */
export const lil: readonly Listed[] = LISTED.map(state => ({ ...state, name: `lil-${state.name}` }))
