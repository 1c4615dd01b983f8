import type { Browser, Page } from '@playwright/test'
import { gameFileOf } from '../../../test/games/recorded'
import { beginGame } from '../../banker/bank'
import { type Game, readGame } from '../../banker/game'
import { openFile, type Phone, slow, withPhone } from '../../banker/phone'
import { play } from '../../banker/play'
import { screenOf } from '../../banker/screen'
import { enteringOf } from '../../banker/titles'
import { playSome } from '../../durable/some'
import { watchTaps } from '../timing'
import type { Lengths } from './blocks'
import { emptyPage, tapEmptyPage } from './floor'
import { CATEGORIES, type Tap, tapsOf } from './trace'

/** After each tap nothing looks at the page for so many ms: what is measured is the app's own work. */
export const REST = 200

/** Taps of the empty page in a block. */
const EMPTY_TAPS = 40

/** The games that are entered, each whole over all blocks, by where they are recorded: a file, and its line. */
const GAMES: Readonly<Record<'18AL' | '18VA' | '18Lilliput', readonly [path: string, line: number]>> = {
  '18AL': ['test/games/18al-real-4714.json', 1],
  '18VA': ['test/games/18va-known.jsonl.gz', 39],
  '18Lilliput': ['test/games/18lilliput-known.jsonl.gz', 13],
}

/** A title that has such a game. */
export type Played = keyof typeof GAMES

/** The game of a title that is entered, as the banker is asked for it. */
export function gameOf(title: Played): Game {
  const recorded = readGame(...GAMES[title])
  return { ...recorded, steps: enteringOf(title).asks?.(recorded) ?? recorded.steps }
}

/** Traces the taps that are made on a page, slowed down. */
async function traceTaps(browser: Browser, page: Page, tapping: () => Promise<unknown>): Promise<string> {
  await slow(page)
  // Without an observer the trace tells no time of an event.
  await watchTaps(page)
  await browser.startTracing(page, { categories: CATEGORIES })
  await tapping()
  return (await browser.stopTracing()).toString()
}

/** A game as a phone has it before the entry `from`. */
async function standAt({ page, url }: Phone, game: Game, from: number): Promise<void> {
  await page.goto(url)
  if (from === 0) await beginGame(page, screenOf(page), game)
  else {
    const trace = game.steps.slice(0, from).map(action => ({ action }))
    await openFile(page, gameFileOf({ ...game, trace, final: {} }))
  }
  // The files of other screens are fetched ahead by then.
  await page.waitForLoadState('networkidle')
}

/** The taps of a part of a game, from one entry to another; `most` of them where that is less. */
export async function partOfGame(
  phone: Phone,
  game: Game,
  [from, to]: readonly [number, number],
  most: number | undefined,
): Promise<string> {
  await standAt(phone, game, from)
  const { page, browser } = phone
  page.setDefaultTimeout(20_000)
  const part = { ...game, steps: game.steps.slice(0, to) }
  return traceTaps(browser, page, () =>
    most === undefined
      ? play(screenOf(page, REST), part, from)
      : playSome(page, part, from, most, undefined, REST),
  )
}

/** The taps of a block, in a fresh browser: of as many blocks as there are each enters its part of the game. */
export async function blockOf(
  title: Played,
  block: number,
  { blocks, taps }: Lengths,
): Promise<readonly Tap[]> {
  const game = gameOf(title)
  const part = (at: number) => Math.round((game.steps.length * at) / blocks)
  const trace = await withPhone(phone => partOfGame(phone, game, [part(block), part(block + 1)], taps))
  return tapsOf(trace, REST)
}

/** The taps of the page that has nothing to do, in a fresh browser. */
export function emptyBlock(): Promise<readonly Tap[]> {
  return withPhone(async ({ page, browser, url }) => {
    await emptyPage(page, url)
    const trace = await traceTaps(browser, page, () => tapEmptyPage(page, EMPTY_TAPS, REST))
    return tapsOf(trace, REST)
  })
}
