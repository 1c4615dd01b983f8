import type { Page } from '@playwright/test'
import { knownGames } from '../../titles/18va/games'
import { bought, LONG, SHORT, type Table } from './tables'
import { goTo, openAll, openTable, type ScreenState } from './visit'

type Listed = ScreenState & { readonly german?: true }
const german = true

const known = knownGames()

/** A generated game of five by its index in the file, up to this many entries. */
function upTo(at: number, count: number, names = LONG): Table {
  const game = known[at]
  if (!game) throw new Error(`no game ${at}`)
  const players = game.players.map((player, i) => ({ ...player, name: names[i] ?? player.id }))
  return {
    game: { title: '18VA', players, options: game.options ?? {} },
    actions: game.trace.slice(0, count).map(({ action }) => action),
  }
}

/** As many entries as the game has. */
const ALL = Number.POSITIVE_INFINITY

const TABLES = {
  begun: upTo(6, 0, SHORT),
  auction: upTo(6, 6, SHORT),
  auctionFull: upTo(18, 24),
  value: upTo(6, 46),
  stock: upTo(10, 90, SHORT),
  stockFull: upTo(18, 358),
  stockLate: upTo(22, 728),
  convert: upTo(6, 310, SHORT),
  convertFull: upTo(18, 393),
  operating: upTo(6, 73, SHORT),
  coalFull: upTo(18, 433),
  dividend: upTo(18, 434),
  trainLimit: upTo(6, 322),
  extraCity: upTo(10, 809),
  companies: upTo(6, 311),
  tredegar: upTo(14, 366),
  othersTrains: upTo(18, 241),
  income: upTo(0, 81),
  discard: upTo(22, 476),
  forced: upTo(10, 992),
  bankrupt: upTo(18, 1726),
  over: upTo(6, ALL, SHORT),
  overFull: upTo(18, ALL),
  overBankrupt: upTo(34, ALL),
} satisfies Readonly<Record<string, Table>>

/** The revenue sheet with something on it. */
async function countSheet(page: Page): Promise<void> {
  await page.locator('.digits .word').tap()
  await page.locator('.places').first().waitFor()
  for (const nth of [1, 3, 6, 8, 9]) {
    const place = page.locator('.place .button:first-child').nth(nth)
    if ((await place.count()) > 0 && (await place.getAttribute('aria-disabled')) === null) await place.tap()
  }
}

/** The form for a new game, with this title picked. */
async function pick(page: Page): Promise<void> {
  await page.locator('main .button', { hasText: /^18VA$/ }).tap()
}

/** The form for a game of five that has begun. */
async function joinFive(page: Page): Promise<void> {
  await pick(page)
  const more = page.locator('.buttons.narrow .button').last()
  while ((await page.locator('.seat input').count()) < 5) await more.tap()
  for (const [i, name] of LONG.entries()) await page.locator('.seat input').nth(i).fill(name)
  await page.locator('.button.big:not(.go)').tap()
  await page.locator('.join-corporation').first().waitFor()
}

/** The same with its first corporations opened, and what a stock round and a turn remember. */
async function join(page: Page): Promise<void> {
  if ((await page.locator('.join-foot').count()) > 0) return
  await joinFive(page)
  for (const nth of [0, 1])
    await page.locator('.join-corporation').nth(nth).locator('.buttons.narrow .button').nth(2).tap()
  const groups = page.locator('[data-at=round] > .buttons')
  // The last place of the move order follows; then come the Priority Deal and another player's turn.
  for (const nth of [0, 1, 2, 3]) await groups.nth(1).locator('.button').nth(nth).tap()
  await groups.nth(2).locator('.button').first().tap()
  await groups.nth(3).locator('.button').nth(2).tap()
  await openAll(page)
}

/** The same in the first auction, with a bid that is typed. */
async function joinAuction(page: Page): Promise<void> {
  if ((await page.locator('.join-foot').count()) > 0) return
  await joinFive(page)
  const round = page.locator('[data-at=round]')
  await round.locator('.stepper .button').first().tap()
  await round.locator('.switch').first().tap()
  const last = page.locator('.stack:has(> .join-row)').last()
  await last.locator('.buttons .button').nth(4).tap()
  await page.locator('.join-amount .button').last().tap()
}

/** The rule book of the game that was played last. */
async function book(page: Page): Promise<void> {
  await openTable(page, TABLES.stock)
  await goTo(page, 'rules')
}

const LISTED: readonly Listed[] = [
  { name: 'begun', table: TABLES.begun, at: 'play', shows: '.lots' },
  { name: 'auction', table: TABLES.auction, at: 'play', shows: '.lots' },
  {
    ...{ name: 'auction-full', table: TABLES.auctionFull, at: 'play', shows: '.amount', german },
    tap: page => page.locator('.lots .button:not([aria-disabled])').last().tap(),
  },
  { name: 'value', table: TABLES.value, at: 'play', shows: '.buttons', german },
  { name: 'stock', table: TABLES.stock, at: 'play', shows: '.corporation-rows' },
  { name: 'stock-full', table: TABLES.stockFull, at: 'play', shows: '.corporation-rows', german },
  {
    ...{ name: 'stock-sale', table: TABLES.stockLate, at: 'play', shows: '.sale', german },
    tap: page => page.locator('.corporation-row .sell:not([aria-disabled])').first().tap(),
  },
  {
    ...{ name: 'newcomer', table: TABLES.stock, at: 'play', shows: '.newcomer', german },
    settings: { newcomer: true },
  },
  { name: 'convert', table: TABLES.convert, at: 'play', shows: '.before' },
  { name: 'convert-full', table: TABLES.convertFull, at: 'play', shows: '.before', tap: openAll, german },
  { name: 'operating', table: TABLES.operating, at: 'play', shows: '.run' },
  { name: 'coal-full', table: TABLES.coalFull, at: 'play', shows: '.coal-row', german },
  { name: 'income', table: TABLES.income, at: 'play', shows: '.run' },
  { name: 'dividend', table: TABLES.dividend, at: 'play', shows: '.slip', german },
  { name: 'sheet-full', table: TABLES.coalFull, at: 'play', shows: '.places', tap: countSheet, german },
  { name: 'train-limit', table: TABLES.trainLimit, at: 'play', shows: '.trains', tap: openAll, german },
  { name: 'extra-city', table: TABLES.extraCity, at: 'play', shows: '.before', tap: openAll, german },
  { name: 'companies', table: TABLES.companies, at: 'play', shows: 'main', tap: openAll, german },
  { name: 'tredegar', table: TABLES.tredegar, at: 'play', shows: '.trains', tap: openAll, german },
  { name: 'others-trains', table: TABLES.othersTrains, at: 'play', shows: '.trains', tap: openAll },
  { name: 'discard', table: TABLES.discard, at: 'play', shows: '.discard', german },
  { name: 'forced', table: TABLES.forced, at: 'play', shows: '.forced', german },
  { name: 'bankrupt', table: TABLES.bankrupt, at: 'play', shows: '.ruin .button', german },
  { name: 'chart', table: TABLES.stockFull, at: 'chart', shows: '.chart-grid' },
  { name: 'chart-late', table: TABLES.stockLate, at: 'chart', shows: '.goals', german },
  { name: 'books-full', table: TABLES.stockFull, at: 'books', shows: '.books', german },
  { name: 'books-late', table: TABLES.bankrupt, at: 'books', shows: '.books' },
  { name: 'log-full', table: TABLES.coalFull, at: 'log', shows: '.entry', german },
  { name: 'log-late', table: TABLES.overBankrupt, at: 'log', shows: '.entry' },
  { name: 'table-lots-full', table: TABLES.auctionFull, at: 'table', shows: '.board-leads', german },
  { name: 'table-full', table: TABLES.stockFull, at: 'table', shows: '.board-table', german },
  { name: 'lookahead-full', table: TABLES.coalFull, at: 'lookahead', shows: '.sum', tap: openAll, german },
  { name: 'ruling', table: TABLES.stockFull, at: 'ruling', shows: '.kinds', german },
  { name: 'entry', table: TABLES.coalFull, at: 'entry/430', shows: '.mistakes' },
  {
    name: 'moved-full',
    table: TABLES.overFull,
    at: bought(TABLES.overFull, '4G'),
    shows: '.moves-told',
    german,
  },
  { name: 'over', table: TABLES.over, at: 'play', shows: '.ranking' },
  { name: 'over-full', table: TABLES.overFull, at: 'play', shows: '.ranking', german },
  { name: 'over-bankrupt', table: TABLES.overBankrupt, at: 'play', shows: '.ranking', german },
  { name: 'story-full', table: TABLES.overFull, at: 'story', shows: '.worth-chart', tap: openAll, german },
  { name: 'new', at: 'new', shows: '.seat', tap: pick, german },
  { name: 'join', alone: true, at: 'new', shows: '.join-foot', tap: join, german },
  { name: 'join-auction', alone: true, at: 'new', shows: '.join-foot', tap: joinAuction, german },
  { name: 'rules', alone: true, at: 'start', shows: '.paragraph', tap: book, german },
]

/** The screens of 18VA; screens shared with 18AL only if it has words of its own on them. */
export const va: readonly Listed[] = LISTED.map(state => ({ ...state, name: `va-${state.name}` }))
