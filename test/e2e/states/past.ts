import type { Page } from '@playwright/test'
import { bought, TABLES } from './tables'
import { goTo, type ScreenState } from './visit'

type Listed = ScreenState & { readonly german?: true }
const german = true
const alone = true

const one = (page: Page, at: string) => page.locator(at).first()

async function type(page: Page, ...digits: readonly number[]): Promise<void> {
  for (const digit of digits)
    await page
      .locator('.digits .button')
      .nth((digit + 9) % 10)
      .tap()
}

/** Counts every purse: one too low, one too high, the others as in the books. */
async function countAll(page: Page): Promise<void> {
  const purses = page.locator('.purses > li > .button')
  if ((await page.locator('.off-list').count()) > 0) return
  const next = page.locator('.count-pad .buttons .button').last()
  await purses.first().tap()
  await type(page, 1, 2)
  await next.tap()
  await type(page, 9, 9, 9)
  await next.tap()
  // If the count agrees, the next purse opens by itself.
  for (let i = 2; i < (await purses.count()); i++)
    await page.locator('.count-pad .buttons .button').first().tap()
}

/** Counts one purse too low by a sum that an entry explains, and searches for the explanation. */
async function lookForIt(page: Page): Promise<void> {
  if ((await page.locator('.explained').count()) > 0) return
  const first = page.locator('.purses > li > .button').first()
  const books = Number((await first.innerText()).replace(/[^\d]/g, ''))
  if ((await page.locator('.off-list').count()) === 0) {
    await first.tap()
    await type(page, ...[...`${books - 10}`].map(Number))
    await page.locator('.count-pad .buttons .button').nth(1).tap()
  }
  await page.locator('.differences > .button.wide').first().tap()
}

/** Fills in a ruling of a kind, with something chosen in each field. */
const ruling = (kind: number) => async (page: Page) => {
  if ((await page.locator('.kinds').count()) === 0) return
  for (const fold of await page.locator('.kinds summary').all()) await fold.tap()
  await page.locator('.kinds .buttons .button').nth(kind).tap()
  for (let i = 1; i < 4 && (await page.locator('main .page-foot').count()) === 0; i++) {
    const group = page.locator('main [role=group], main .chart-grid').last()
    await group.locator('button').nth(i).tap()
  }
}

/** Opens an entry of the log, counted from the end. */
const entry = (fromEnd: number) => async (page: Page) => {
  await one(page, '.entry-open').waitFor()
  await page.locator('.entry-open').nth(fromEnd).tap()
  await one(page, '.mistakes').waitFor()
}

/** Says that the open entry never happened. */
async function neverHappened(page: Page): Promise<void> {
  const line = page.locator('[data-mistake="-twice"] > .mistake')
  await line.waitFor()
  if ((await line.getAttribute('aria-expanded')) !== 'true') await line.tap()
}

/** Removes an entry on which many others depend. */
async function takeOut(page: Page): Promise<void> {
  await goTo(page, 'entry/20')
  await neverHappened(page)
  await page.locator('.page-foot .button.ink').tap()
}

/** Tries an entry on a table of the past. */
async function tryIt(page: Page): Promise<void> {
  if ((await page.locator('.whatif-last').count()) === 0) await page.locator('.pay .button').last().tap()
}

/** The form for a game that has begun, with two corporations filled in and an amount open to be typed. */
async function fillJoin(page: Page): Promise<void> {
  if ((await page.locator('.join-foot').count()) === 0) {
    await page.locator('.buttons.narrow .button').last().tap()
    const fields = page.locator('.seat input')
    for (const [i, { name }] of TABLES.stockFull.game.players.entries()) await fields.nth(i).fill(name)
    await page.locator('.button.big:not(.go)').tap()
  }
  const corporations = page.locator('.join-corporation')
  await corporations.first().waitFor()
  for (const nth of [0, 1]) {
    const corporation = corporations.nth(nth)
    await corporation
      .locator('.buttons.narrow .button')
      .nth(2 + nth)
      .tap()
    const holders = corporation.locator('.join-holding')
    for (let i = 0; i < 4; i++) await holders.nth(i).locator('.button').nth(nth).tap()
  }
  await one(page, '.join-amount .button').tap()
}

/** The start page while a game is only half joined. */
async function leaveJoin(page: Page): Promise<void> {
  if ((await page.locator('.start').count()) > 0) return
  await fillJoin(page)
  await page.evaluate(() => {
    location.hash = '#/start'
  })
}

/** The screens about the past: entries opened and changed, counts, rulings, a game that is joined. */
export const past: readonly Listed[] = [
  { name: 'count', table: TABLES.stock, at: 'count', shows: '.purses' },
  { name: 'count-off', table: TABLES.stockFull, at: 'count', shows: '.off-list', tap: countAll, german },
  {
    name: 'count-found',
    alone,
    table: TABLES.stockFull,
    at: 'count',
    shows: '.explained',
    tap: lookForIt,
    german,
  },
  {
    ...{ name: 'count-open', table: TABLES.stock, at: 'count', shows: '.count-pad', german },
    tap: async page => {
      const purse = page.locator('.purses > li > .button').nth(1)
      if ((await purse.getAttribute('aria-pressed')) !== 'true') await purse.tap()
      await type(page, 7)
    },
  },
  { name: 'ruling', table: TABLES.stock, at: 'ruling', shows: '.kinds', german },
  ...['money', 'shares', 'president', 'price'].map((kind, i): Listed => {
    const rest: Partial<Listed> = i === 1 || i === 3 ? { german } : {}
    const nth = [0, 1, 4, 5][i] ?? 0
    const shows = 'main .page-foot'
    return { name: `ruling-${kind}`, table: TABLES.stockFull, at: 'ruling', shows, tap: ruling(nth), ...rest }
  }),
  { name: 'seats', table: TABLES.stockFull, at: 'seats', shows: 'main .button', german },
  { name: 'entry', table: TABLES.stock, at: 'log', shows: '.mistakes', tap: entry(2) },
  { name: 'entry-full', table: TABLES.stockFull, at: 'log', shows: '.mistakes', tap: entry(10), german },
  {
    name: 'moved-full',
    table: TABLES.overFull,
    at: bought(TABLES.overFull, '5'),
    shows: '.moves-told',
    german,
  },
  {
    ...{ name: 'entry-named', table: TABLES.stockFull, at: 'entry/20', shows: '.verdict', german },
    tap: async page => {
      if ((await page.locator('.verdict').count()) === 0) await neverHappened(page)
    },
  },
  { name: 'wrong', table: TABLES.stockFull, at: 'wrong', shows: '.wrong-entries', german },
  {
    ...{ name: 'wrong-forgotten', table: TABLES.stockFull, at: 'wrong', shows: '.wrong-entries' },
    tap: async page => {
      await page.locator('main [role=group]').first().locator('.button').last().tap()
    },
  },
  {
    name: 'corrected',
    alone,
    table: TABLES.stockFull,
    at: 'wrong',
    shows: '.slip',
    tap: async page => {
      if ((await page.locator('.slip').count()) > 0) return
      // The last purchase is chosen, so that money goes back.
      await page.locator('.wrong-entries a').nth(4).tap()
      await neverHappened(page)
      await page.locator('.page-foot .button').last().tap()
    },
    german,
  },
  { name: 'change', alone, table: TABLES.stockFull, at: 'play', shows: '.alterations', tap: takeOut, german },
  {
    ...{ name: 'change-held', alone, table: TABLES.stockFull, at: 'play', shows: '.notices.held', german },
    tap: async page => {
      await takeOut(page)
      await one(page, '.alterations').waitFor()
      await goTo(page, 'play')
    },
  },
  { name: 'moment', table: TABLES.stock, at: 'moment/87', shows: '.slider' },
  { name: 'moment-full', table: TABLES.overFull, at: 'moment/1500', shows: '.slider', german },
  {
    name: 'what-if',
    alone,
    table: TABLES.operatingFull,
    at: 'whatif',
    shows: '.whatif-last',
    tap: tryIt,
    german,
  },
  { name: 'join-empty', at: 'join', shows: '.past-mark' },
  { name: 'join-filled', alone, at: 'new', shows: '.join-foot', tap: fillJoin, german },
  { name: 'join-later', alone, at: 'new', shows: '.start a.left', tap: leaveJoin, german },
]
