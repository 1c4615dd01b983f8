import { apply } from '../../src/rules/apply'
import title from '../../src/titles/18al'
import { outlook } from '../../src/titles/18al/later/outlook'
import { actionsOf, knownGames, type Recorded } from '../../test/games/recorded'
import type { Figure } from './figure'

/** A forecast made as a round began: of which round it said that the bank would be out. */
interface Said {
  readonly round: string
  readonly out: string | null
}

/** The forecasts of a whole game, one as each operating round began. */
function forecasts(game: Recorded): readonly Said[] {
  const said: Said[] = []
  let state = title.start(game)
  let round = ''
  for (const action of actionsOf(game)) {
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    state = outcome.state
    const view = title.view(state)
    if (view.round === round || view.turn.at === 'over') continue
    round = view.round
    if (round.startsWith('OR')) said.push({ round, out: view.ending ? null : outlook(state).bank.round })
  }
  return said
}

/** By how many rounds the forecasts were off that were made so many rounds before the bank was out. */
function errors(games: readonly (readonly Said[])[], ahead: number): readonly number[] {
  return games.flatMap(said => {
    const made = said.at(-1 - ahead)
    if (!made?.out) return []
    const named = said.findIndex(({ round }) => round === made.out)
    const end = said.length - 1
    return [named >= 0 ? Math.abs(end - named) : roundsBetween(said[end]?.round ?? '', made.out)]
  })
}

/** Rounds between two names as three follow each stock round: what is beyond the last round that was played. */
function roundsBetween(from: string, to: string): number {
  const place = (name: string) => {
    const [stock = 0, operating = 0] = name.slice(3).split('.').map(Number)
    return stock * 3 + operating
  }
  return Math.abs(place(to) - place(from))
}

/** How far off the forecast of the bank's end was, over the known games that ended so. */
export async function forecastFigures(): Promise<readonly Figure[]> {
  const games = knownGames()
    .filter(game => game.final.gameOver === 'bank')
    .map(game => forecasts(game))
  const parts = [0, 1, 2, 3, 5, 8].map(ahead => {
    const off = errors(games, ahead)
    const mean = off.reduce((sum, error) => sum + error, 0) / Math.max(1, off.length)
    return `${ahead} before: ${mean.toFixed(1)}`
  })
  return [
    {
      what: `the bank's end foretold in ${games.length} known games, mean error in rounds`,
      figure: parts.join(', '),
    },
  ]
}
