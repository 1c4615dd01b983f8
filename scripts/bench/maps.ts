import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { laysNow } from '../../src/families/railway/kept/lays'
import type { AnyRailway } from '../../src/families/railway/table'
import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import title from '../../src/titles/18al'
import type { AlAction } from '../../src/titles/18al/law'
import { kept } from '../../src/titles/18al/map/kept'
import { keeping } from '../../src/titles/18al/map/late'
import { actionsOf, mappedGame } from '../../test/games/recorded'
import { importedText } from '../../test/interop/eighteenxxKit'
import { type BoardLine, bestOn, boardOn, type OnBoard } from '../boards'
import { root } from '../install.mjs'
import { type Figure, percentile } from './figure'

/** How much slower a slow phone is than this machine. */
const SLOWER = 4
/** A run must be found within this many ms there. */
const MOST = 200
/** Each is worked out so often; the fastest counts, since whatever else the machine does can only slow it down. */
const TIMES = 5

/** How long something takes on a slow phone, in ms. */
function timed(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  return SLOWER * Math.min(...times)
}

/** The boards with known best runs. */
const boards = (): readonly OnBoard[] =>
  gunzipSync(readFileSync(join(root, 'test/games/18al-best-known.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map(text => JSON.parse(text) as BoardLine)
    .map(line => ({ ...line, board: boardOn(line) }))

/** How long it takes to find all that may be laid before each tile of a game. */
function laysOf(start: AnyRailway, actions: readonly Action[]): readonly number[] {
  const times: number[] = []
  let state = start
  for (const action of actions) {
    if (action.type === 'layTile') times.push(timed(() => laysNow(kept, state)))
    const outcome = apply(title.law, state, action as AlAction)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    state = outcome.state
  }
  return times
}

/** A game recorded elsewhere whose map is not among the tests' games; `undefined` if it is not on this machine. */
async function otherLays(): Promise<readonly number[] | undefined> {
  const path = join(root, '../shared/games/144868.18xxgames.json')
  if (!existsSync(path)) return undefined
  const { file } = await importedText(readFileSync(path, 'utf8'))
  const begun = apply(title.law, title.start(file.setup), { type: 'map', tiles: [] })
  if ('refusal' in begun) throw new Error(begun.refusal.code)
  return laysOf(begun.state, file.actions as readonly Action[])
}

const ms = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`

function figureOf(what: string, times: readonly number[]): Figure {
  const [median, late, worst] = [0.5, 0.95, 1].map(share => percentile(times, share))
  return {
    what,
    figure: `median ${ms(median ?? 0)}, p95 ${ms(late ?? 0)}, worst ${ms(worst ?? 0)}`,
    target: `at most ${MOST} ms`,
    met: (worst ?? 0) <= MOST,
  }
}

/** How long a slow phone takes for the best runs of known boards, and for what may be laid in real games. */
export async function mapFigures(): Promise<readonly Figure[]> {
  await Promise.all([title.rest?.load(), keeping.load()])
  const known = boards()
  const game = mappedGame()
  const others = await otherLays()
  if (!others) process.stdout.write('../shared is missing: the lays of 144868 are left out.\n')
  const lays = [...laysOf(title.start(game), actionsOf(game)), ...(others ?? [])]
  return [
    figureOf(
      `best runs of ${known.length} boards`,
      known.map(running => timed(() => bestOn(running))),
    ),
    figureOf(`all that may be laid, before ${lays.length} tiles of real games`, lays),
  ]
}
