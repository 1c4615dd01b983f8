import { readFileSync } from 'node:fs'
import { readGameFile } from '../../src/interop/gameFile'
import { applyAll } from '../../src/rules/apply'
import type { TableReport } from '../../src/rules/report'
import { isTitle, loadTitle } from '../../src/titles/registry'
import { fileProblem } from '../../src/words/en/files'
import { gameFileOf } from '../../test/games/recorded'
import { assertSame, assertTable, firstDifference } from './compare'
import { type Game, kindOf } from './game'
import type { Glass } from './glass'
import { openFile } from './phone'
import { play } from './play'
import { type Screen, screenOf } from './screen'
import { enteringOf, needsNone } from './titles'

/** A game entered through the screen: its entries, the taps it took, and the final table of the app's own file. */
export interface Banked {
  readonly entries: number
  readonly taps: number
  readonly tapsByAction: Readonly<Record<string, number>>
  /** The entries made on the screen, by the same kinds. */
  readonly entriesByAction: Readonly<Record<string, number>>
  readonly final: TableReport
}

/** Where a person banks: the glass of a phone, and the address of the app. */
export interface Counter {
  readonly page: Glass
  readonly url: string
}

/** Creates a game on the New game screen: title, seats, names and options. The first seat begins. */
export async function createGame(
  page: Glass,
  screen: Screen,
  { title, players, options }: Game,
): Promise<void> {
  await screen.tap(page.getByRole('link', { name: 'New game' }))
  const chosen = screen.button(title)
  await chosen.waitFor()
  if ((await chosen.getAttribute('aria-pressed')) !== 'true') await screen.tap(chosen)
  const seats = screen.button(String(players.length))
  await seats.waitFor()
  if ((await seats.getAttribute('aria-pressed')) !== 'true') await screen.tap(seats)
  for (const [i, { name }] of players.entries()) {
    const field = page.getByRole('textbox', { name: `Player ${i + 1}`, exact: true })
    await screen.tap(field)
    await field.fill(name)
  }
  if (!isTitle(title)) throw new Error(`${title} is not a title`)
  const words = await (await loadTitle(title)).words('en')
  await words.rest?.load()
  for (const option of Object.keys(options).filter(it => options[it]))
    await screen.tap(page.getByRole('checkbox', { name: words.label(option) }))
  await screen.tap('Begin the game')
  await page.waitForURL(/#\/play/)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/**
 * Begins a game on a fresh phone: on the New game screen, or from a file if the set-up contains what only the box's cards
 * give, since that is typed once and not for each game.
 */
export async function beginGame(page: Glass, screen: Screen, game: Game): Promise<void> {
  if (game.own) await openFile(page, gameFileOf({ ...game, trace: [], final: {} }))
  else await createGame(page, screen, game)
}

/** The game as a file, saved from the app's menu. */
export async function takeFile(page: Glass): Promise<string> {
  await page.getByRole('link', { name: /menu/ }).tap()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the game as a file' }).tap()
  return readFileSync(await (await download).path(), 'utf8')
}

/** Replays a game file to its last table. Throws if an entry is refused. */
export async function finalOf(text: string): Promise<{ entries: number; final: TableReport }> {
  const read = await readGameFile(text, async id => (isTitle(id) ? loadTitle(id) : undefined))
  if ('problem' in read) throw new Error(fileProblem(read.problem))
  const { title, setup, actions } = read.file
  const outcome = applyAll(title.law, title.start(setup), actions)
  if ('refusal' in outcome) throw new Error(`the exported file is refused: ${outcome.refusal.code}`)
  return { entries: actions.length, final: title.report(outcome.state) }
}

/** Enters a whole game that has been created, and returns the app's file of it. Throws if an entry became another one. */
export async function enterGame(page: Glass, screen: Screen, game: Game): Promise<string> {
  await play(screen, game).catch(async (error: unknown) => {
    const difference = firstDifference(game, await takeFile(page).catch(() => '{"actions":[]}'))
    throw difference ? new Error(`${difference}\n${error}`) : error
  })
  const exported = await takeFile(page)
  assertSame(game, exported)
  return exported
}

/**
 * A person banks a whole game on a fresh phone. Throws if the screen does not accept an entry or takes it for another, or
 * if the final table differs from the recorded one.
 */
export async function bank({ page, url }: Counter, recorded: Game): Promise<Banked> {
  const game = { ...recorded, steps: enteringOf(recorded.title).asks?.(recorded) ?? recorded.steps }
  const screen = screenOf(page)
  await page.goto(url)
  await beginGame(page, screen, game)
  const { entries, final } = await finalOf(await enterGame(page, screen, game))
  assertTable(final, game.final ?? {})
  const taps = Object.values(screen.taps).reduce((sum, count) => sum + count, 0)
  const entriesByAction: Record<string, number> = {}
  for (const step of game.steps)
    if (!needsNone(game, step)) entriesByAction[kindOf(step)] = (entriesByAction[kindOf(step)] ?? 0) + 1
  return { entries, taps, tapsByAction: screen.taps, entriesByAction, final }
}

/** What a banked game took: taps for a tile laid on the map, and for any other entry, on average. */
export function tapsEach({ taps, tapsByAction, entriesByAction }: Banked): { tile: number; other: number } {
  const all = Object.values(entriesByAction).reduce((sum, count) => sum + count, 0)
  const { layTile: laid = 0 } = entriesByAction
  const { layTile: tapped = 0 } = tapsByAction
  return { tile: tapped / Math.max(1, laid), other: (taps - tapped) / (all - laid) }
}
