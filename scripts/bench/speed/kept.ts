import { type Game, isLay, readGame } from '../../banker/game'
import { THROTTLE, withPhone } from '../../banker/phone'
import { type Screen, screenOf } from '../../banker/screen'
import type { Figure, Lengths } from '../figure'
import { alternately, median, type Pair, p95, ratioOf, WHOLE } from './blocks'
import { REST, type Stretch, stretchIn, traceOf } from './taps'
import { type Tap, tapsOf, total } from './trace'

const REAL = 'test/games/18al-real-4714.json'

/** With the map at most so many times as long as without: what such a measurement cannot tell from no longer at all. */
const MOST = 1.1

/** The taps of each entry of a stretch, by the place of its step in the game. */
type ByEntry = ReadonlyMap<number, readonly Tap[]>

/** A finger that notes after how many taps each step begins. */
function countingSteps(screen: Screen) {
  const starts: number[] = []
  const count = () => Object.values(screen.taps).reduce((sum, taps) => sum + taps, 0)
  const forAction = (type: string) => {
    starts.push(count())
    screen.forAction(type)
  }
  return { starts, screen: { ...screen, forAction } }
}

/** The taps of a stretch by entry, in a fresh browser. */
async function blockByEntry(stretch: Stretch): Promise<ByEntry> {
  const byEntry = new Map<number, Tap[]>()
  await withPhone(async phone => {
    const { starts, screen } = countingSteps(screenOf(phone.page, REST))
    for (const tap of tapsOf(await traceOf(phone, stretch, screen), REST)) {
      const entry = stretch.from + starts.findLastIndex(start => start <= tap.click)
      byEntry.set(entry, [...(byEntry.get(entry) ?? []), tap])
    }
  })
  return byEntry
}

/** What is compared of a block: the taps of the entries that both tables make by as many taps, and those of the tiles. */
interface Compared {
  readonly without: readonly Tap[]
  readonly kept: readonly Tap[]
  readonly tiles: readonly Tap[]
}

/** Compares entry by entry: the map's own comes before the step `begun` of the game without it. */
function compared(without: ByEntry, kept: ByEntry, { steps }: Game, begun: number): Compared {
  const pairs = [...without].flatMap(([at, taps]) => {
    const its = kept.get(at < begun ? at : at + 1) ?? []
    return its.length === taps.length ? [{ taps, its }] : []
  })
  const lays = [...kept].filter(([at]) => isLay(steps[at] ?? { type: '' }))
  return {
    without: pairs.flatMap(({ taps }) => taps),
    kept: pairs.flatMap(({ its }) => its),
    tiles: lays.flatMap(([, its]) => its),
  }
}

/** The taps of a game at a table that keeps its map, compared with those at one that does not, in alternating blocks. */
export async function keptFigures(lengths: Lengths = WHOLE): Promise<readonly Figure[]> {
  const [bare, mapped] = [readGame(REAL), readGame(REAL, 1, true)]
  const begun = mapped.steps.findIndex(({ type }) => type === 'map')
  const measured = await alternately(
    lengths.blocks,
    block => blockByEntry(stretchIn(bare, block, lengths)),
    block => blockByEntry(stretchIn(mapped, block, lengths)),
  )
  const blocks = measured.map(({ one, other }) => compared(one, other, mapped, begun))
  const ratio = (of: 'kept' | 'tiles', figure: (taps: readonly Tap[]) => number, most?: number) =>
    ratioOf(
      // In the first part of a game no tile may be laid.
      blocks.flatMap((block): readonly Pair[] =>
        block[of].length > 0 ? [{ is: figure(block[of]), least: figure(block.without) }] : [],
      ),
      most,
    )
  const shown = (taps: readonly Tap[]) => median(taps.map(tap => tap.shown))
  const late = (taps: readonly Tap[]) => p95(taps.map(tap => tap.shown))
  const work = (taps: readonly Tap[]) => median(taps.map(tap => total(tap.untilPainted)))
  const count = (of: keyof Compared) => blocks.flatMap(block => block[of]).length
  return [
    {
      what: `touch to painted frame, the ${count('without')} taps that both make, ${THROTTLE}x slower`,
      ...ratio('kept', shown, MOST),
    },
    { what: 'their p95', ...ratio('kept', late) },
    { what: 'their main-thread work until the frame is handed over', ...ratio('kept', work) },
    {
      what: `the ${count('tiles')} taps on the map that lay its tiles, which no tap without it corresponds to, compared with all of those`,
      ...ratio('tiles', shown),
    },
    { what: 'their p95', ...ratio('tiles', late) },
  ]
}
