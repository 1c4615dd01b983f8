import { gameFileOf } from '../../../test/games/recorded'
import { beginGame } from '../../banker/bank'
import { type Game, readGame } from '../../banker/game'
import { openFile, type Phone, slow, withPhone } from '../../banker/phone'
import { play } from '../../banker/play'
import { type Screen, screenOf } from '../../banker/screen'
import { enteringOf } from '../../banker/titles'
import { playSome } from '../../durable/some'
import type { Lengths } from '../figure'
import { watchTaps } from '../timing'
import { emptyPage, tapEmptyPage } from './floor'
import { CATEGORIES, type Tap, tapsOf } from './trace'

/** After each tap, nothing looks at the page for this long, in ms: only the app's own work is measured. */
export const REST = 200

/** The number of taps on the empty page in a block. */
const EMPTY_TAPS = 40

/** The games to enter, each in full over all blocks: file and line of the recording. */
const GAMES: Readonly<Record<'18AL' | '18VA' | '18Lilliput', readonly [path: string, line: number]>> = {
  '18AL': ['test/games/18al-real-4714.json', 1],
  '18VA': ['test/games/18va-known.jsonl.gz', 39],
  '18Lilliput': ['test/games/18lilliput-known.jsonl.gz', 1],
}

/** A title that has such a game. */
export type Played = keyof typeof GAMES

/** The game of a title, reduced to the steps that the banker enters. */
export function gameOf(title: Played): Game {
  const recorded = readGame(...GAMES[title])
  return { ...recorded, steps: enteringOf(title).asks?.(recorded) ?? recorded.steps }
}

/** A stretch of a game to enter: from the step `from` to its end, or until `most` taps. */
export interface Stretch {
  readonly game: Game
  readonly from: number
  readonly most?: number | undefined
}

/** The stretch for a block: each block enters an equal part of the game. */
export function stretchIn(game: Game, block: number, { blocks, taps }: Lengths): Stretch {
  const part = (at: number) => Math.round((game.steps.length * at) / blocks)
  return { game: { ...game, steps: game.steps.slice(0, part(block + 1)) }, from: part(block), most: taps }
}

/** Traces the taps made on a page, slowed down. */
export async function traceTaps({ browser, page }: Phone, tapping: () => Promise<unknown>): Promise<string> {
  await slow(page)
  // Without an observer, the trace contains no timing of events.
  await watchTaps(page)
  await browser.startTracing(page, { categories: CATEGORIES })
  await tapping()
  return (await browser.stopTracing()).toString()
}

/** Brings a phone to the table before the stretch. */
export async function standBefore({ page, url }: Phone, { game, from }: Stretch): Promise<void> {
  await page.goto(url)
  page.setDefaultTimeout(20_000)
  if (from === 0) await beginGame(page, screenOf(page), game)
  else {
    const trace = game.steps.slice(0, from).map(action => ({ action }))
    await openFile(page, gameFileOf({ ...game, trace, final: {} }))
  }
  // By then the files of other screens have been prefetched.
  await page.waitForLoadState('networkidle')
}

/** Enters the stretch. */
export async function enterStretch(screen: Screen, { game, from, most }: Stretch): Promise<void> {
  if (most === undefined) await play(screen, game, from)
  else await playSome(screen, game, from, most)
}

/** The trace of the taps of a stretch. */
export async function traceOf(
  phone: Phone,
  stretch: Stretch,
  screen = screenOf(phone.page, REST),
): Promise<string> {
  await standBefore(phone, stretch)
  return traceTaps(phone, () => enterStretch(screen, stretch))
}

/** The taps of a stretch, in a fresh browser. */
export async function blockOf(stretch: Stretch): Promise<readonly Tap[]> {
  return tapsOf(await withPhone(phone => traceOf(phone, stretch)), REST)
}

/** The taps of the empty page, in a fresh browser. */
export function emptyBlock(): Promise<readonly Tap[]> {
  return withPhone(async phone => {
    await emptyPage(phone.page, phone.url)
    return tapsOf(await traceTaps(phone, () => tapEmptyPage(phone.page, EMPTY_TAPS, REST)), REST)
  })
}
