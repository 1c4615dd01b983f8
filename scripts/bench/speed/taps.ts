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
import { emptyPage, tapEmptyPage } from './floor'
import { CATEGORIES, type Tap, tapsOf } from './trace'

/** After each tap nothing looks at the page for so many ms: what is measured is the app's own work. */
export const REST = 200

/** Taps of the empty page in a block. */
const EMPTY_TAPS = 40

/** A game that is entered: the whole of it in each block, or one part of it after the other. */
export interface Played {
  readonly what: string
  readonly game: Game
  readonly whole: boolean
}

const read = (what: string, path: string, line: number, whole: boolean): Played => {
  const recorded = readGame(path, line)
  const steps = enteringOf(recorded.title).asks?.(recorded) ?? recorded.steps
  return { what, game: { ...recorded, steps }, whole }
}

/** The real game whole in every block; of the other titles a whole game over all blocks, a part in each. */
export const playedGames = (): readonly Played[] => [
  read('18AL, real game 4714', 'test/games/18al-real-4714.json', 1, true),
  read('18VA, known game 39', 'test/games/18va-known.jsonl.gz', 39, false),
  read('18Lilliput, known game 13', 'test/games/18lilliput-known.jsonl.gz', 13, false),
]

/** Traces the taps that are made on a page, slowed down. */
export async function traceTaps(
  browser: Browser,
  page: Page,
  tapping: () => Promise<unknown>,
): Promise<string> {
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

/** The taps of a block of a game, in a fresh browser. */
export async function blockOf(
  { game, whole }: Played,
  block: number,
  { blocks, taps }: { blocks: number; taps?: number },
): Promise<readonly Tap[]> {
  const all = game.steps.length
  const part = (at: number) => Math.round((all * at) / blocks)
  const range = whole ? ([0, all] as const) : ([part(block), part(block + 1)] as const)
  const trace = await withPhone(phone => partOfGame(phone, game, range, taps))
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
