import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { begin, enter, type Session } from '../../src/session/session'
import { loadTitle } from '../../src/titles/registry'
import { actionsOf, knownGames, type Recorded } from '../../test/games/recorded'
import type { Figure } from './figure'

const SECOND = 1000

function play(title: AnyTitle, game: Recorded, actions: readonly Action[]): void {
  let state = title.setup(game)
  for (const action of actions) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    state = outcome.state
  }
}

/** Actions a second, warm, over whole known games with every legality check on: the median game of five. */
function speed(title: AnyTitle): Figure {
  const games = knownGames().filter((_, i) => i % 12 === 0)
  const rates = games.map(game => {
    const actions = actionsOf(game)
    for (let i = 0; i < 40; i++) play(title, game, actions)
    const start = performance.now()
    let count = 0
    while (performance.now() - start < SECOND) {
      play(title, game, actions)
      count += actions.length
    }
    return (count / (performance.now() - start)) * SECOND
  })
  const median = rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0
  return {
    what: 'actions a second, warm',
    figure: Math.round(median).toLocaleString('en-US'),
    target: 'at least 200,000',
    met: median >= 200_000,
  }
}

/** A known game cut to at least so many entries, at a moment when the next thing done was to pass. */
export function longGame(entries: number): Recorded {
  for (const game of knownGames()) {
    const at = game.trace.findIndex(
      ({ action }, i) => i >= entries && action.type === 'pass' && game.trace[i - 1]?.action.type === 'pass',
    )
    if (at > 0) return { ...game, trace: game.trace.slice(0, at) }
  }
  throw new Error(`no known game has ${entries} entries`)
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
function memory(title: AnyTitle): Figure {
  const collect = globalThis.gc
  if (!collect) throw new Error('memory is measured with --expose-gc')
  let session: Session | undefined = sessionOf(title, longGame(1500))
  session = undefined
  collect()
  const before = process.memoryUsage().heapUsed
  session = sessionOf(title, longGame(1500))
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  const kept = session.entries.length
  return {
    what: `${kept} entries in memory with every state`,
    figure: `${(bytes / 1e6).toFixed(1)} MB`,
    target: 'under 8 MB',
    met: bytes < 8e6,
  }
}

/** The figures of the engine. */
export async function engineFigures(): Promise<readonly Figure[]> {
  const title = await loadTitle('18AL')
  return [speed(title), memory(title)]
}
