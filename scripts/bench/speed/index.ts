import { THROTTLE } from '../../banker/phone'
import type { Figure, Lengths } from '../figure'
import { alternately, median, type Pair, p95, ratioOf, WHOLE } from './blocks'
import { type Openings, openingsOf } from './openings'
import { sameBlock } from './same'
import { blockOf, emptyBlock, gameOf, type Played, stretchIn } from './taps'
import { type Tap, total, type Work } from './trace'
import { type Visits, visits } from './visits'

/** The parts of the work, each as its median over the taps. */
function partsOf(works: readonly Work[]): string {
  const part = (name: keyof Work) => median(works.map(work => work[name])).toFixed(1)
  return `script ${part('script')}, style and layout ${part('layout')}, paint ${part('paint')}, the browser's own ${part('other')} ms`
}

/** The taps of a game compared with those of the empty page, in alternating blocks. */
export async function tapFigures(title: Played, lengths = WHOLE): Promise<readonly Figure[]> {
  const game = gameOf(title)
  const blocks = await alternately(lengths.blocks, emptyBlock, async block => {
    const stretch = stretchIn(game, block, lengths)
    return { taps: await blockOf(stretch), same: await sameBlock(stretch) }
  })
  const ratio = (figure: (taps: readonly Tap[]) => number, of: 'taps' | 'same', most?: number) =>
    ratioOf(
      blocks.map(({ one, other }): Pair => ({ is: figure(other[of]), least: figure(one) })),
      most,
    )
  const shown = (all: readonly Tap[]) => median(all.map(tap => tap.shown))
  const late = (all: readonly Tap[]) => p95(all.map(tap => tap.shown))
  const work = (all: readonly Tap[]) => median(all.map(tap => total(tap.untilPainted)))
  const parts = (all: readonly Tap[]) => partsOf(all.map(tap => tap.untilPainted))
  const taps = blocks.flatMap(({ other }) => other.taps)
  const same = blocks.flatMap(({ other }) => other.same)
  const empty = blocks.flatMap(({ one }) => one)
  const whole = `${title}: touch to painted frame, ${taps.length} taps, ${THROTTLE}x slower`
  const without = `not the app's own: the same changes on a page without the app, ${same.length} taps, touch to painted frame`
  return [
    { what: whole, ...ratio(shown, 'taps', 1.7) },
    { what: 'its p95, compared with that of the empty page', ...ratio(late, 'taps', 1.7) },
    { what: 'main-thread work until the frame is handed over', ...ratio(work, 'taps', 2.2) },
    { what: 'the parts of that work, medians', figure: parts(taps) },
    { what: 'the same for the empty page', figure: parts(empty) },
    { what: without, ...ratio(shown, 'same') },
    { what: 'its p95', ...ratio(late, 'same') },
    { what: 'its main-thread work until the frame is handed over', ...ratio(work, 'same') },
    { what: 'the parts of that work', figure: parts(same) },
    { what: 'work after its frame: saving, tidying up', figure: partsOf(taps.map(tap => tap.afterwards)) },
  ]
}

/** The stored games to open: their number of entries, and the most empty taps that opening may take. */
const STORED = [
  [250, 6],
  [1500, 8],
] as const

/** The time for opening stored games, compared with a tap on the empty page in the same block. */
export async function openingFigures({ blocks }: Lengths = WHOLE): Promise<readonly Figure[]> {
  const openings = async () => {
    const all: Openings[] = []
    for (const [entries] of STORED) all.push(await openingsOf(entries))
    return all
  }
  const all = await alternately(blocks, emptyBlock, openings)
  return STORED.flatMap(([entries, most], at) => {
    const of = all.flatMap(({ one, other }) => {
      const opened = other[at]
      return opened ? [{ ...opened, tap: median(one.map(it => it.shown)) }] : []
    })
    return [
      {
        what: `opening a stored game of ${entries} entries the moment it is offered, touch to painted table, compared with a tap on the empty page`,
        ...ratioOf(
          of.map(({ offered, tap }) => ({ is: offered, least: tap })),
          most,
        ),
      },
      {
        what: 'a second after it was offered',
        ...ratioOf(of.map(({ waited, tap }) => ({ is: waited, least: tap }))),
      },
      {
        what: "not the app's own: a page without the app that shows the same table",
        ...ratioOf(of.map(({ same, tap }) => ({ is: same, least: tap }))),
      },
      {
        what: 'reloading it at its address, compared with that plus the start page itself',
        ...ratioOf(
          of.map(({ offered, reloaded, page }) => ({ is: reloaded, least: offered + page })),
          1,
        ),
      },
      {
        what: "not the app's own: reading the entries alone, on a page without the app, compared with the same sum",
        ...ratioOf(of.map(({ offered, read, page }) => ({ is: read, least: offered + page }))),
      },
    ]
  })
}

/** First and repeat visits to the start page. */
export async function visitFigures({ blocks }: Lengths = WHOLE): Promise<readonly Figure[]> {
  const all: Visits[] = []
  for (let block = 0; block < blocks; block++) all.push(await visits())
  return [
    {
      what: 'a repeat visit until the start page is complete, compared with the first visit',
      ...ratioOf(
        all.map(({ first, again }) => ({ is: again, least: first })),
        1,
      ),
    },
    {
      what: 'a repeat visit, compared with a visit to a page with one line of text',
      ...ratioOf(all.map(({ again, least }) => ({ is: again, least }))),
    },
  ]
}
