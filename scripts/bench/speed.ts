import { createGame } from '../banker/bank'
import { type Game, readGame } from '../banker/game'
import { type Phone, slow, THROTTLE, withPhone } from '../banker/phone'
import { play } from '../banker/play'
import { screenOf } from '../banker/screen'
import { type Figure, percentile } from './figure'
import { leastOfTaps } from './floor'
import { type Timing, tapsTold, watchTaps } from './timing'
import { CATEGORIES, type TapWork, total, type Work, workOfTaps } from './trace'

/** After each tap nothing looks at the page for so many ms: what is measured is the app's own work. */
const REST = 350

const GAME = 'test/games/18al-real-4714.json'

/** Has the banker play the whole game on a slow phone; `measured` is around the play alone. Tells how many taps it took. */
async function playSlowly(
  { page, url }: Phone,
  game: Game,
  measured: (playing: () => Promise<void>) => Promise<void>,
): Promise<number> {
  await page.goto(url)
  await createGame(page, screenOf(page), game)
  // The files of other screens are fetched ahead by then.
  await page.waitForLoadState('networkidle')
  await slow(page)
  page.setDefaultTimeout(20_000)
  const screen = screenOf(page, REST)
  await measured(() => play(screen, game))
  return Object.values(screen.taps).reduce((sum, count) => sum + count, 0)
}

/** How long a tap took of which the browser tells nothing, in its steps of 8 ms: less than 16. */
const UNTOLD = 8

/** The timing of the taps of the game as the browser tells it, and how many it told nothing of. */
async function timed(game: Game): Promise<{ told: readonly Timing[]; untold: number }> {
  return withPhone(async phone => {
    let told: readonly Timing[] = []
    const taps = await playSlowly(phone, game, async playing => {
      await watchTaps(phone.page)
      await playing()
      told = await tapsTold(phone.page)
    })
    return { told, untold: taps - told.length }
  })
}

/** What the main thread did for each tap of the game. */
async function traced(game: Game): Promise<readonly TapWork[]> {
  return withPhone(async phone => {
    let trace = ''
    await playSlowly(phone, game, async playing => {
      await phone.browser.startTracing(phone.page, { categories: CATEGORIES })
      await playing()
      trace = (await phone.browser.stopTracing()).toString()
    })
    return workOfTaps(trace, REST)
  })
}

const both = (values: readonly number[], digits: number) =>
  `${percentile(values, 0.5).toFixed(digits)} ms, p95 ${percentile(values, 0.95).toFixed(digits)} ms`

const within = (values: readonly number[], median: number, p95: number) =>
  values.length > 0 && percentile(values, 0.5) <= median && percentile(values, 0.95) <= p95

/** The parts of a piece of work, each the median over all taps. */
function partsOf(works: readonly Work[]): string {
  const median = (part: keyof Work) =>
    percentile(
      works.map(work => work[part]),
      0.5,
    ).toFixed(1)
  return `script ${median('script')}, style and layout ${median('layout')}, paint ${median('paint')}, the browser's own ${median('other')} ms`
}

/** How fast the taps of a whole real game are answered. */
export async function speedFigures(): Promise<readonly Figure[]> {
  const game = readGame(GAME)
  const { told, untold } = await timed(game)
  const works = await traced(game)
  const least = await leastOfTaps(REST)
  const leastWork = least.work.map(it => it.untilPainted)
  const durations = [...told.map(it => it.duration), ...Array.from({ length: untold }, () => UNTOLD)]
  const until = works.map(it => it.untilPainted)
  const work = until.map(total)
  const typical = until.toSorted((a, b) => total(a) - total(b))[Math.floor(until.length / 2)]
  return [
    {
      what: `touch to painted frame, ${durations.length} taps, ${THROTTLE}x slower`,
      figure: both(durations, 0),
      target: 'at most 24 and 40 ms',
      met: untold >= 0 && within(durations, 24, 40),
    },
    {
      what: `main-thread work of a tap until its frame is handed over, ${works.length} taps, ${THROTTLE}x slower`,
      figure: both(work, 1),
      target: 'at most 8 and 16 ms',
      met: within(work, 8, 16),
    },
    { what: 'of that, the median of each part', figure: partsOf(until) },
    { what: 'of that, the tap in the middle', figure: typical ? partsOf([typical]) : '' },
    {
      what: 'its events handled (Event Timing)',
      figure: both(
        told.map(it => it.handled),
        1,
      ),
    },
    {
      what: 'the least there can be: a page of one button that counts its taps, touch to painted frame',
      figure: both(
        least.told.map(it => it.duration),
        0,
      ),
    },
    {
      what: 'main-thread work of that',
      figure: `${both(leastWork.map(total), 1)}: ${partsOf(leastWork)}`,
    },
    { what: 'work after its frame: saving, tidying up', figure: partsOf(works.map(it => it.afterwards)) },
  ]
}
