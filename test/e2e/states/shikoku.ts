import type { Page } from '@playwright/test'
import { knownGames } from '../../games/recorded'
import { bought, LONG, SHORT, type Table } from './tables'
import { goTo, openAll, openTable, type ScreenState } from './visit'

type Listed = ScreenState & { readonly german?: true }
const german = true

const known = knownGames('1889')

/** A generated game by its index in the file, up to this many entries. */
function upTo(at: number, count: number, names = LONG): Table {
  const game = known[at]
  if (!game) throw new Error(`no game ${at}`)
  const players = game.players.map((player, i) => ({ ...player, name: names[i] ?? player.id }))
  return {
    game: { title: '1889', players, options: game.options },
    actions: game.trace.slice(0, count).map(({ action }) => action),
  }
}

/** The private companies besides the cheapest, and the least that may be bid on each first. */
const BID_ON = { MF: 35, ER: 45, SMR: 55, DR: 65, SIR: 85, UTF: 155 }
/** In four rounds each of six players bids on another company: each has four bids, the cheapest company has none. */
const BIDS = [0, 1, 2, 3].flatMap(round =>
  [0, 1, 2, 3, 4, 5].map(seat => {
    const [company, least] = Object.entries(BID_ON)[(seat + round) % 6] ?? ['', 0]
    return { type: 'bid', player: `p${seat + 1}`, private: company, amount: least + 5 * round }
  }),
)

/** Six players in the first auction, with those bids. */
function bidding(...more: Table['actions']): Table {
  const { game } = upTo(29, 0, [...LONG, 'Ottilie'])
  return { game: { ...game, options: {} }, actions: [...BIDS, ...more] }
}

/** As many entries as the game has. */
const ALL = Number.POSITIVE_INFINITY

const TABLES = {
  begun: upTo(16, 0, SHORT),
  unsoldFull: upTo(29, 8),
  auction: upTo(29, 11),
  bidsFull: bidding(),
  /** Four of them are asked for their bids on one company. */
  auctionFull: bidding({ type: 'buyPrivate', player: 'p1', private: 'TE' } as Table['actions'][number]),
  beginner: upTo(23, 0, SHORT),
  stock: upTo(16, 70, SHORT),
  stockFull: upTo(29, 487),
  operating: upTo(16, 110, SHORT),
  operatingFull: upTo(29, 338),
  /** Six players are paid, and a revenue is due. */
  incomeFull: upTo(29, 156),
  discard: upTo(29, 313),
  bankrupt: upTo(29, 819),
  overFull: upTo(29, ALL),
  over: upTo(17, ALL, SHORT),
} satisfies Readonly<Record<string, Table>>

/** The revenue sheet with something on it. */
async function countSheet(page: Page): Promise<void> {
  await page.locator('.digits .word').tap()
  await page.locator('.places').first().waitFor()
  for (const nth of [1, 4, 6]) {
    const place = page.locator('.place .button:first-child').nth(nth)
    if ((await place.count()) > 0 && (await place.getAttribute('aria-disabled')) === null) await place.tap()
  }
}

/** The rule book of the game that was played last. */
async function book(page: Page): Promise<void> {
  await openTable(page, TABLES.stock)
  await goTo(page, 'rules')
}

const LISTED: readonly Listed[] = [
  { name: 'begun', table: TABLES.begun, at: 'play', shows: '.companies' },
  { name: 'unsold-full', table: TABLES.unsoldFull, at: 'play', shows: '.companies', german },
  { name: 'auction', table: TABLES.auction, at: 'play', shows: '.bidders', german },
  { name: 'beginner', table: TABLES.beginner, at: 'play', shows: '.companies', german },
  { name: 'stock', table: TABLES.stock, at: 'play', shows: '.corporation-rows' },
  { name: 'stock-full', table: TABLES.stockFull, at: 'play', shows: '.corporation-rows', german },
  { name: 'operating', table: TABLES.operating, at: 'play', shows: '.run' },
  {
    ...{ name: 'operating-full', table: TABLES.operatingFull, at: 'play', shows: '.run', german },
    tap: openAll,
  },
  { name: 'income', table: TABLES.incomeFull, at: 'play', shows: '.run' },
  { name: 'sheet-full', table: TABLES.operatingFull, at: 'play', shows: '.places', tap: countSheet, german },
  { name: 'discard', table: TABLES.discard, at: 'play', shows: '.discard', german },
  { name: 'bankrupt', table: TABLES.bankrupt, at: 'play', shows: '.ruin .button', german },
  { name: 'chart-full', table: TABLES.bankrupt, at: 'chart', shows: '.chart-grid', german },
  { name: 'books-full', table: TABLES.bankrupt, at: 'books', shows: '.books', german },
  { name: 'log-full', table: TABLES.operatingFull, at: 'log', shows: '.entry', german },
  { name: 'table-bids-full', table: TABLES.bidsFull, at: 'table', shows: '.board-leads', german },
  { name: 'table-auction-full', table: TABLES.auctionFull, at: 'table', shows: '.board-called', german },
  { name: 'table-full', table: TABLES.bankrupt, at: 'table', shows: '.board-table', german },
  {
    name: 'moved-full',
    table: TABLES.overFull,
    at: bought(TABLES.overFull, '5'),
    shows: '.moves-told',
    german,
  },
  { name: 'over', table: TABLES.over, at: 'play', shows: '.ranking' },
  { name: 'over-full', table: TABLES.overFull, at: 'play', shows: '.ranking', german },
  { name: 'story-full', table: TABLES.overFull, at: 'story', shows: '.worth-chart', tap: openAll, german },
  { name: 'rules', alone: true, at: 'start', shows: '.paragraph', tap: book, german },
]

/** The screens of 1889. */
export const shikoku: readonly Listed[] = LISTED.map(state => ({ ...state, name: `1889-${state.name}` }))
