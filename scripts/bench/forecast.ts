import { outlookOf } from '../../src/families/railway/ahead/outlook'
import { apply } from '../../src/rules/apply'
import title from '../../src/titles/18al'
import { ahead } from '../../src/titles/18al/later/ahead'
import { actionsOf, knownGames, type Recorded } from '../../test/games/recorded'
import type { Figure } from './figure'

const outlook = outlookOf(ahead)

/** A forecast made at the start of a round: the round in which the bank would run out. */
interface Said {
  readonly round: string
  readonly out: string | null
}

/** The forecasts of a whole game, one at the start of each operating round. */
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

/** The errors, in rounds, of the forecasts made `ahead` rounds before the bank ran out. */
function errors(games: readonly (readonly Said[])[], ahead: number): readonly number[] {
  return games.flatMap(said => {
    const made = said.at(-1 - ahead)
    if (!made?.out) return []
    const named = said.findIndex(({ round }) => round === made.out)
    const end = said.length - 1
    return [named >= 0 ? Math.abs(end - named) : roundsBetween(said[end]?.round ?? '', made.out)]
  })
}

/** The rounds between two named ones, assuming three per stock round; for rounds beyond the last one played. */
function roundsBetween(from: string, to: string): number {
  const place = (name: string) => {
    const [stock = 0, operating = 0] = name.slice(3).split('.').map(Number)
    return stock * 3 + operating
  }
  return Math.abs(place(to) - place(from))
}

/** The errors of the forecast when the bank runs out, over the known games that ended so. */
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
      what: `predictions of the bank's end in ${games.length} known games, mean error in rounds`,
      figure: parts.join(', '),
    },
  ]
}
