import type { Page } from '@playwright/test'
import { around } from './around'
import { dues } from './due'
import { lil } from './lil'
import { past } from './past'
import { shikoku } from './shikoku'
import { TABLES } from './tables'
import { troubled } from './troubled'
import { va } from './va'
import type { ScreenState } from './visit'
import { openAll } from './visit'

/** A state that is also shown in German, because its words are the longest. */
type Listed = ScreenState & { readonly german?: true }

const german = true
const sale = (page: Page, nth: number) => page.locator('.corporation-row').nth(nth).locator('.sell').tap()
const stock: readonly Listed[] = [
  { name: 'stock', table: TABLES.stock, at: 'play', shows: '.corporation-rows' },
  { name: 'stock-full', table: TABLES.stockFull, at: 'play', shows: '.corporation-rows', german },
  {
    ...{ name: 'stock-sale', table: TABLES.stockFull, at: 'play', shows: '.sale', german },
    tap: page => sale(page, 0),
  },
  {
    ...{ name: 'stock-presidency', table: TABLES.presidency, at: 'play', shows: '.sale', german },
    tap: page => sale(page, 1),
  },
  {
    ...{ name: 'stock-refused', table: TABLES.stockFull, at: 'play', shows: '.refused .strip', german },
    tap: page => page.locator('.play .button[aria-disabled]').first().tap({ force: true }),
  },
  { name: 'stock-pars', table: TABLES.pars, at: 'play', shows: '.pars', german },
  { name: 'over-limit', table: TABLES.overLimit, at: 'play', shows: 'section.strip.notice', german },
  {
    ...{ name: 'newcomer', table: TABLES.stock, at: 'play', shows: '.newcomer', german },
    settings: { newcomer: true },
  },
  { name: 'bids', table: TABLES.bids, at: 'play', shows: '.bids' },
  {
    ...{ name: 'bids-full', table: TABLES.bidsFull, at: 'play', shows: '.amount', german },
    tap: page => page.locator('.bids .button').last().tap(),
  },
  { name: 'auction', table: TABLES.auction, at: 'play', shows: '.bidders', german },
]

const operating: readonly Listed[] = [
  { name: 'operating', table: TABLES.operating, at: 'play', shows: '.run' },
  { name: 'operating-full', table: TABLES.operatingFull, at: 'play', shows: '.run', german },
  {
    ...{ name: 'operating-typed', table: TABLES.operatingFull, at: 'play', shows: '.pay' },
    tap: async page => {
      for (const digit of [1, 2, 3, 4]) await page.locator('.digits .button').nth(digit).tap()
    },
  },
  { name: 'best-ran', table: TABLES.bestRan, at: 'play', shows: '.train', german },
  { name: 'dividend', table: TABLES.ran, at: 'play', shows: '.slip' },
  {
    ...{ name: 'dividend-full', table: TABLES.dividend, at: 'play', shows: '.slip', german },
    settings: { paperMoney: [1, 5, 10, 20, 50, 100, 500] },
  },
  { name: 'income', table: TABLES.income, at: 'play', shows: '.slip' },
  {
    ...{ name: 'train-price', table: TABLES.othersTrains, at: 'play', shows: '.amount', german },
    tap: page => page.locator('.trains .chips .button:not([aria-disabled])').first().tap(),
  },
  {
    ...{ name: 'company-price', table: TABLES.companies, at: 'play', shows: '.amount', german },
    tap: page => page.locator('.companies .button:not([aria-disabled])').last().tap(),
  },
  { name: 'forced', table: TABLES.forced, at: 'play', shows: '.forced', german },
  { name: 'bankrupt', table: TABLES.bankrupt, at: 'play', shows: '.ruin .button', german },
  { name: 'discard', table: TABLES.discard, at: 'play', shows: '.discard', german },
  {
    ...{ name: 'newcomer-operating', table: TABLES.operatingFull, at: 'play', shows: '.newcomer', german },
    settings: { newcomer: true },
  },
  { name: 'sheet', table: TABLES.operating, at: 'play', shows: '.places', tap: openSheet },
  {
    ...{ name: 'sheet-full', table: TABLES.operatingFull, at: 'play', shows: '.places', german },
    tap: async page => {
      await openSheet(page)
      for (const nth of [1, 3, 6, 8, 9]) {
        const place = page.locator('.place .button:first-child').nth(nth)
        if ((await place.getAttribute('aria-disabled')) === null) await place.tap()
      }
      // A gray place says why it is shut.
      await page.locator('.place .button[aria-disabled]').nth(4).tap({ force: true })
    },
  },
]

/** Opens how the map lies to be entered, and a hex of it. */
async function editMap(page: Page): Promise<void> {
  if ((await page.locator('.hex-sheet').count()) > 0) return
  await page.locator('main .button:not(.enlarge)').first().tap()
  await page.locator('[data-hex=G4]').tap()
  await page.locator('.hex-sheet .tile').first().tap()
}

/** Taps a hex in which something may be done, unless what can be done there is open. */
async function tapHex(page: Page, nth: number): Promise<void> {
  if ((await page.locator('.hex-sheet').count()) > 0) return
  await page.locator('[data-hex]:has(.map-lit)').nth(nth).tap()
  await page.locator('.hex-sheet').waitFor()
}

/** The map of a table that keeps it, on the card of an operating turn. */
const maps: readonly Listed[] = [
  { name: 'map', table: TABLES.mapBegun, at: 'play', shows: '.map-lit', german },
  { name: 'map-full', table: TABLES.mapFull, at: 'play', shows: '.map-lit', german },
  { name: 'map-none', table: TABLES.operating, at: 'map', shows: 'main .go', german },
  { name: 'map-kept', table: TABLES.mapFull, at: 'map', shows: '.map', german },
  {
    ...{ name: 'map-edit-full', table: TABLES.mapFull, at: 'map', shows: '.tiles.turned', german },
    tap: editMap,
  },
  {
    ...{ name: 'map-hex', table: TABLES.mapBegun, at: 'play', shows: '.hex-sheet .tile', german },
    tap: page => tapHex(page, 0),
  },
  {
    ...{ name: 'map-hex-full', table: TABLES.mapFull, at: 'play', shows: '.tiles.turned', german },
    tap: async page => {
      await tapHex(page, 1)
      await page.locator('.hex-sheet summary').tap()
      await page.locator('.hex-sheet details .tile').nth(4).tap()
    },
  },
]

async function openSheet(page: Page): Promise<void> {
  await page.locator('.digits .word').tap()
  await page.locator('.places').first().waitFor()
}

const ends: readonly Listed[] = [
  { name: 'bank-out', table: TABLES.bankOut, at: 'play', shows: '.ending', german },
  { name: 'at-300', table: TABLES.at300, at: 'play', shows: '.ending', german },
  { name: 'over', table: TABLES.over, at: 'play', shows: '.ranking' },
  { name: 'over-full', table: TABLES.overFull, at: 'play', shows: '.ranking', german },
  { name: 'over-bankrupt', table: TABLES.overBankrupt, at: 'play', shows: '.ranking', german },
  { name: 'story', table: TABLES.over, at: 'story', shows: '.worth-chart' },
  { name: 'story-full', table: TABLES.overFull, at: 'story', shows: '.worth-chart', tap: openAll, german },
  { name: 'story-best', table: TABLES.bestOver, at: 'story', shows: '.runs-made td', tap: openAll, german },
  { name: 'story-early', table: TABLES.stockFull, at: 'story', shows: '.worth-chart', tap: openAll },
]

const books: readonly Listed[] = [
  { name: 'chart-begun', table: TABLES.begun, at: 'chart', shows: '.chart-grid' },
  { name: 'chart', table: TABLES.stock, at: 'chart', shows: '.goals' },
  {
    ...{
      name: 'chart-chosen',
      table: TABLES.stockFull,
      at: 'chart',
      shows: '.cell[aria-pressed=true]',
      german,
    },
    tap: async page => {
      const cell = page.locator('button.cell').first()
      if ((await cell.getAttribute('aria-pressed')) !== 'true') await cell.tap()
    },
  },
  { name: 'chart-late', table: TABLES.at300, at: 'chart', shows: '.goals' },
  { name: 'books', table: TABLES.stock, at: 'books', shows: '.books' },
  { name: 'books-full', table: TABLES.stockFull, at: 'books', shows: '.books', german },
  { name: 'log', table: TABLES.stock, at: 'log', shows: '.entry' },
  { name: 'log-full', table: TABLES.stockFull, at: 'log', shows: '.entry', german },
  { name: 'log-empty', table: TABLES.begun, at: 'log', shows: 'main p' },
  { name: 'table', table: TABLES.stock, at: 'table', shows: '.board-table' },
  { name: 'table-bids-full', table: TABLES.bidsFull, at: 'table', shows: '.board-leads', german },
  { name: 'table-auction', table: TABLES.auction, at: 'table', shows: '.board-called', german },
  { name: 'table-full', table: TABLES.stockFull, at: 'table', shows: '.board-table', german },
  { name: 'lookahead', table: TABLES.stock, at: 'lookahead', shows: '.told' },
  {
    name: 'lookahead-full',
    table: TABLES.operatingFull,
    at: 'lookahead',
    shows: '.sum',
    tap: openAll,
    german,
  },
]

/** Two players whose names are one long word each. */
const worded: readonly Listed[] = [
  { name: 'word-bids', table: TABLES.wordBids, at: 'play', shows: '.bids, .bidders' },
  { name: 'word-stock', table: TABLES.wordStock, at: 'play', shows: '.corporation-rows' },
  { name: 'word-books', table: TABLES.wordStock, at: 'books', shows: '.books' },
  { name: 'word-lookahead', table: TABLES.wordStock, at: 'lookahead', shows: '.told', tap: openAll },
  { name: 'word-menu', table: TABLES.wordStock, at: 'menu', shows: '.rename', tap: openAll },
  { name: 'word-ran', table: TABLES.wordRan, at: 'play', shows: '.slip' },
  { name: 'word-over', table: TABLES.wordOver, at: 'play', shows: '.ranking' },
  { name: 'word-story', table: TABLES.wordOver, at: 'story', shows: '.worth-chart', tap: openAll },
]

/** A state and, if it is marked, the same in German. */
const twins = ({ german: twice, ...state }: Listed): readonly ScreenState[] =>
  twice ? [state, { ...state, name: `${state.name}-de`, language: 'de' }] : [state]

/** Every screen in its typical and in its fullest state, for the pictures and the browser test. */
export const STATES: readonly ScreenState[] = [
  ...[...stock, ...operating, ...maps, ...ends, ...books, ...worded].flatMap(twins),
  ...[...around, ...troubled, ...past, ...va, ...shikoku, ...lil, ...dues].flatMap(twins),
]
