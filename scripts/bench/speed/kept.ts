import { readGame } from '../../banker/game'
import { THROTTLE } from '../../banker/phone'
import type { Figure } from '../figure'
import { alternately, type Lengths, median, type Pair, p95, ratioOf, WHOLE } from './blocks'
import { blockOf, stretchIn } from './taps'
import { type Tap, total } from './trace'

const REAL = 'test/games/18al-real-4714.json'

/** With the map at most so many times as long as without: what such a measurement cannot tell from no longer at all. */
const MOST = 1.1

/** The taps of a game at a table that keeps its map, compared with those at one that does not, in alternating blocks. */
export async function keptFigures(lengths: Lengths = WHOLE): Promise<readonly Figure[]> {
  const [bare, mapped] = [readGame(REAL), readGame(REAL, 1, true)]
  const blocks = await alternately(
    lengths.blocks,
    block => blockOf(stretchIn(bare, block, lengths)),
    block => blockOf(stretchIn(mapped, block, lengths)),
  )
  const ratio = (figure: (taps: readonly Tap[]) => number, most?: number) =>
    ratioOf(
      blocks.map(({ one, other }): Pair => ({ is: figure(other), least: figure(one) })),
      most,
    )
  const [without, kept] = [blocks.flatMap(({ one }) => one), blocks.flatMap(({ other }) => other)]
  const shown = (taps: readonly Tap[]) => taps.map(tap => tap.shown)
  return [
    {
      what: `touch to painted frame, ${kept.length} taps with the map against ${without.length} without, ${THROTTLE}x slower`,
      ...ratio(taps => median(shown(taps)), MOST),
    },
    { what: 'its p95', ...ratio(taps => p95(shown(taps))) },
    {
      what: 'main-thread work until the frame is handed over',
      ...ratio(taps => median(taps.map(tap => total(tap.untilPainted)))),
    },
  ]
}
