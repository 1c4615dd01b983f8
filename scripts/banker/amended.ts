import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { TableReport } from '../../src/rules/report'
import { isTitle, loadTitle } from '../../src/titles/registry'
import { gameFileOf } from '../../test/games/recorded'
import type { Mistaken } from '../../test/mistaken'
import { amend, type Sayings } from './amend'
import { finalOf, takeFile } from './bank'
import { assertSame } from './compare'
import type { Game, Step } from './game'
import { mistakesIn } from './mistakes'
import type { Phone } from './phone'
import { screenOf } from './screen'

/** What the correction of one mistake took. */
export interface Amended {
  /** The field with the wrong value, or what else was wrong: twice, forgotten, swapped, crossed, player. */
  readonly kind: string
  readonly entry: number
  /** The number of entries after the wrong one. */
  readonly entriesAgo: number
  readonly taps: number
  /** How many of the taps were on the keypad. */
  readonly digits: number
}

/** A game into which mistakes were put, each then corrected through the screen. */
export interface AmendedGame {
  readonly amendments: readonly Amended[]
  /** The table after the last correction. */
  readonly final: TableReport
}

/** What the screen shows of the table: the books and the chart. */
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

/** Opens a file with these entries as a fresh game. */
async function openFresh({ page, url }: Phone, game: Game, steps: readonly Step[]): Promise<void> {
  await page.goto(`${url}#/start`)
  await page.locator('.bar').waitFor({ state: 'detached' })
  const trace = steps.map(action => ({ action }))
  const buffer = Buffer.from(gameFileOf({ ...game, trace, final: {} }))
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'game.paymaster.json', mimeType: 'application/json', buffer })
  // There is already a game of the same table: this is to be another one.
  const another = page.getByRole('button', { name: 'Add it as another game' })
  const bar = page.locator('.bar')
  await bar.or(another).first().waitFor()
  if (await another.isVisible()) await another.tap()
  await bar.waitFor()
}

/**
 * Corrects one mistake, from the game in which nobody has noticed it; the result must be the table of a game without it.
 */
async function amendOne(
  phone: Phone,
  say: Sayings,
  mistake: Mistaken,
): Promise<Amended & { final: TableReport }> {
  const { page } = phone
  const { game } = say
  const screen = screenOf(page)
  await openFresh(phone, game, mistake.wrong)
  screen.forAction(mistake.kind)
  const digits = await amend({ page, screen }, say, mistake)
  const exported = await takeFile(page)
  const right = { ...game, steps: mistake.right }
  assertSame(right, exported)
  const { final } = await finalOf(exported)
  const shown = await shownTable(page)
  await openFresh(phone, game, mistake.right)
  const fresh = await finalOf(await takeFile(page))
  if (!isDeepStrictEqual(final, fresh.final)) throw new Error('the table is not that of a fresh game')
  if (!isDeepStrictEqual(shown, await shownTable(page)))
    throw new Error('the screen does not show the table of a fresh game')
  const taps = screen.taps[mistake.kind] ?? 0
  const { kind, at, wrong } = mistake
  return { kind, entry: at + 1, entriesAgo: wrong.length - at - 1, taps, digits, final }
}

/**
 * Puts a mistake of each kind into a game, at seeded places, and corrects each through the screen. Throws if a correction
 * is not accepted, or if the entries, the table, or the books and chart differ from those of a fresh game without the
 * mistake.
 */
export async function amendAll(phone: Phone, game: Game): Promise<AmendedGame> {
  if (!isTitle(game.title)) throw new Error(`${game.title} is not a title`)
  const title = await loadTitle(game.title)
  const words = await title.words('en')
  await words.rest?.load()
  const say = { title, words, game }
  const amendments: Amended[] = []
  let last: TableReport | undefined
  for (const mistake of mistakesIn(title, game)) {
    const { final, ...one } = await amendOne(phone, say, mistake).catch((error: unknown) => {
      throw new Error(`${mistake.kind} in entry ${mistake.at + 1}: ${error}`)
    })
    amendments.push(one)
    last = final
  }
  if (!last) throw new Error('no mistake fits into this game')
  return { amendments, final: last }
}
