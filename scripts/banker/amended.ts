import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { TableReport } from '../../src/rules/report'
import { loadTitle } from '../../src/titles/registry'
import { gameFileOf } from '../../test/games/recorded'
import { amendPar, amendRevenue, moveSale } from './amend'
import { createGame, enterGame, finalOf, takeFile } from './bank'
import { assertSame } from './compare'
import { namesOf } from './enter'
import type { Game } from './game'
import { mistaken } from './mistakes'
import { openFile, type Phone } from './phone'
import { screenOf } from './screen'

/** What an amendment took. */
export interface Amended {
  readonly amended: 'revenue' | 'par' | 'seller'
  readonly was: string
  readonly is: string
  /** So many entries came after it. */
  readonly entriesAgo: number
  readonly taps: number
  /** Of them on the keypad. */
  readonly digits: number
}

/** A game that was entered with mistakes and amended: the table is that of a fresh game with the right entries. */
export interface AmendedGame {
  readonly entries: number
  readonly amendments: readonly Amended[]
  readonly final: TableReport
}

/** What the screen says of the table: the books and the chart. */
async function shownTable(page: Page): Promise<readonly string[]> {
  const said: string[] = []
  for (const screen of ['books', 'chart']) {
    await page.evaluate(`location.hash = '#/${screen}'`)
    await page.waitForURL(new RegExp(`#/${screen}$`))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    said.push(await page.getByRole('main').innerText())
  }
  return said
}

/** Opens a fresh game with these entries from a file. */
async function openFresh({ page, url }: Phone, game: Game): Promise<void> {
  await page.goto(`${url}#/start`)
  const trace = game.steps.map(action => ({ action }))
  await openFile(page, gameFileOf({ ...game, trace, final: {} }))
}

/**
 * Enters a whole game with three mistakes in it and amends them through the screen. Throws where a change is not taken, and
 * where the entries, the table, or what the books and the chart show differ from a fresh game with the right entries.
 */
export async function bankAndAmend(phone: Phone, game: Game): Promise<AmendedGame> {
  const { page, url } = phone
  const found = mistaken(await loadTitle('18AL'), game)
  const { right, wrong, revenue, par, sale } = found
  const screen = screenOf(page)
  const by = { page, screen }
  await page.goto(url)
  await createGame(page, screen, wrong)
  await enterGame(page, screen, wrong)
  const amendments: Amended[] = []
  const amend = async (
    one: Omit<Amended, 'taps' | 'entriesAgo'>,
    number: number,
    how: () => Promise<void>,
  ) => {
    screen.forAction(`amend ${one.amended}`)
    await how()
    const taps = screen.taps[`amend ${one.amended}`] ?? 0
    amendments.push({ ...one, entriesAgo: wrong.steps.length - number, taps })
  }
  const dollars = (amount = 0) => `$${amount}`
  const figure = revenue.should.revenue ?? 0
  await amend(
    {
      amended: 'revenue',
      was: dollars(revenue.is.revenue),
      is: dollars(figure),
      digits: `${figure}`.length,
    },
    revenue.number,
    () => amendRevenue(by, revenue.number, figure),
  )
  await amend(
    { amended: 'par', was: dollars(par.is.price), is: dollars(par.should.price), digits: 0 },
    par.number,
    () => amendPar(by, par.number, par.should.price ?? 0),
  )
  const names = namesOf(game)
  await amend(
    { amended: 'seller', was: names(sale.is.player), is: names(sale.should.player), digits: 0 },
    sale.number,
    () => moveSale(by, sale.number, sale.before, sale.should, names),
  )
  const exported = await takeFile(page)
  assertSame(right, exported)
  const { entries, final } = await finalOf(exported)
  const shown = await shownTable(page)
  await openFresh(phone, right)
  const fresh = await finalOf(await takeFile(page))
  if (!isDeepStrictEqual(final, fresh.final)) throw new Error('the table is not that of a fresh game')
  if (!isDeepStrictEqual(shown, await shownTable(page)))
    throw new Error('the screen does not show the table of a fresh game')
  return { entries, amendments, final }
}
