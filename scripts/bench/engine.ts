import { applyAll } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { begin, enter, type Session } from '../../src/session/session'
import { actionsOf, type Recorded } from '../../test/games/recorded'
import { type Kit, kits } from '../../test/titles/kits'
import type { Figure } from './figure'

const SECOND = 1000

function play(title: AnyTitle, game: Recorded, actions: readonly Action[]): void {
  const outcome = applyAll(title.law, title.start(game), actions)
  if ('refusal' in outcome) throw new Error(outcome.refusal.code)
}

/** The number of games played for each title. */
const GAMES = 5

/**
 * The fastest play of a game within a second, in actions per second. Whatever else the machine does can only slow it
 * down.
 */
function quickest(title: AnyTitle, game: Recorded): number {
  const actions = actionsOf(game)
  for (let i = 0; i < 40; i++) play(title, game, actions)
  const start = performance.now()
  let best = Infinity
  while (performance.now() - start < SECOND) {
    const from = performance.now()
    play(title, game, actions)
    best = Math.min(best, performance.now() - from)
  }
  return (actions.length / best) * SECOND
}

/** Actions per second, warm, in whole recorded games of a title with every legality check on: the median of five games. */
function speed({ id, title, recorded }: Kit): Figure {
  const games = recorded.filter((_, i) => i % Math.ceil(recorded.length / GAMES) === 0)
  const rates = games.map(game => quickest(title, game)).sort((a, b) => a - b)
  const median = rates[Math.floor(rates.length / 2)] ?? 0
  return {
    what: `${id}: actions per second, warm`,
    figure: `${Math.round(median).toLocaleString('en-US')} (${rates.map(it => Math.round(it / SECOND)).join(', ')} thousand)`,
    target: 'at least 200,000',
    met: median >= 200_000,
  }
}

/** A recorded game of a title, cut to this many entries; the longest one if none has so many. */
const upTo = ({ recorded }: Kit, entries: number): Recorded => {
  const game =
    recorded.find(({ trace }) => trace.length >= entries) ??
    recorded.reduce((longest, it) => (it.trace.length > longest.trace.length ? it : longest))
  return { ...game, trace: game.trace.slice(0, entries) }
}

/**
 * A recorded game of a title (with this number of players, if given), cut to at least this many entries, at a moment
 * between two passes. `undefined` if there is none, for example because games of the title are shorter.
 */
export function longGame({ recorded }: Kit, entries: number, players?: number): Recorded | undefined {
  for (const game of recorded) {
    if (players !== undefined && game.players.length !== players) continue
    const at = game.trace.findIndex(
      ({ action }, i) => i >= entries && action.type === 'pass' && game.trace[i - 1]?.action.type === 'pass',
    )
    if (at > 0) return { ...game, trace: game.trace.slice(0, at) }
  }
  return undefined
}

/** A session in which each action of a game is a tap of its own. */
function sessionOf(title: AnyTitle, game: Recorded): Session {
  return actionsOf(game).reduce(
    (session, action) => {
      const step = enter(session, [action], '2026-01-01T20:00:00.000Z')
      if ('stop' in step) throw new Error(step.stop.refusal.code)
      return step.session
    },
    begin(title, game),
  )
}

/** The heap of a game of 1,500 entries with every state, entry and record kept. Needs node's --expose-gc. */
function memory(kit: Kit): Figure {
  const collect = globalThis.gc
  if (!collect) throw new Error('memory is measured with --expose-gc')
  const game = upTo(kit, 1500)
  let session: Session | undefined = sessionOf(kit.title, game)
  session = undefined
  collect()
  const before = process.memoryUsage().heapUsed
  session = sessionOf(kit.title, game)
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  const kept = session.entries.length
  return {
    what: `${kit.id}: ${kept} entries in memory with every state`,
    figure: `${(bytes / 1e6).toFixed(1)} MB`,
    target: 'under 8 MB',
    met: bytes < 8e6,
  }
}

/** The figures of the engine for every title in the registry. */
export async function engineFigures(): Promise<readonly Figure[]> {
  return kits.flatMap(kit => [speed(kit), memory(kit)])
}
