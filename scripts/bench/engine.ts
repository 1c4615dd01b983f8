import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { begin, enter, type Session } from '../../src/session/session'
import { actionsOf, type Recorded } from '../../test/games/recorded'
import { type Kit, kits } from '../../test/titles/kits'
import type { Figure } from './figure'

const SECOND = 1000

function play(title: AnyTitle, game: Recorded, actions: readonly Action[]): void {
  let state = title.start(game)
  for (const action of actions) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    state = outcome.state
  }
}

/** How many games of each title are played. */
const GAMES = 5

/** The quickest of the plays of a game within a second, in actions a second: whatever else the machine does only slows one down. */
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

/** Actions a second, warm, over whole recorded games of a title with every legality check on: the median game of five. */
function speed({ id, title, recorded }: Kit): Figure {
  const games = recorded.filter((_, i) => i % Math.ceil(recorded.length / GAMES) === 0)
  const rates = games.map(game => quickest(title, game)).sort((a, b) => a - b)
  const median = rates[Math.floor(rates.length / 2)] ?? 0
  return {
    what: `${id}: actions a second, warm`,
    figure: `${Math.round(median).toLocaleString('en-US')} (${rates.map(it => Math.round(it / SECOND)).join(', ')} thousand)`,
    target: 'at least 200,000',
    met: median >= 200_000,
  }
}

/** A recorded game of a title, entered as far as so many entries; as long as there is, where none has so many. */
const upTo = ({ recorded }: Kit, entries: number): Recorded => {
  const game =
    recorded.find(({ trace }) => trace.length >= entries) ??
    recorded.reduce((longest, it) => (it.trace.length > longest.trace.length ? it : longest))
  return { ...game, trace: game.trace.slice(0, entries) }
}

/**
 * A recorded game of a title (of so many players, if that matters) cut to at least so many entries, at a moment when the
 * next thing done was to pass; nothing where games of the title are over before that.
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

/** A session with each action of a game as a tap of its own. */
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

/** Heap of a game of 1,500 entries with every state, entry and record kept. Wants node's --expose-gc. */
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

/** The figures of the engine, for every title of the registry. */
export async function engineFigures(): Promise<readonly Figure[]> {
  return kits.flatMap(kit => [speed(kit), memory(kit)])
}
