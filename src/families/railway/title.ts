import type { Chronicle } from '../../rules/chronicle'
import type { Late } from '../../rules/late'
import type { ReportFields } from '../../rules/report'
import type { Refusal } from '../../rules/rule'
import type { Language, TitleWords } from '../../rules/title'
import type { Game } from './game'
import type { Pass } from './stock/pass'
import { type AnyRailway, bought, frame } from './table'
import { cardsOf } from './viewOf'

/** What a title's law is made of, and what of it most games are played without. */
interface Known<R> {
  readonly game: Game
  readonly cites: Readonly<Record<string, string>>
  readonly rest: Late<R>
}

/** What every title of a railway game keeps for later. */
interface Rest {
  readonly chronicle: Chronicle<AnyRailway>
  readonly rulings: object
  readonly fields: ReportFields
  describing(): Promise<(state: AnyRailway) => object>
  breaches(cites: Known<Rest>['cites']): (state: AnyRailway) => readonly Refusal[]
}

/** After the purchase of a certificate the turn ends as soon as the next player acts: the pass is implied. */
function implied(state: AnyRailway): readonly Pass[] {
  const turn = frame(state, 'stock')
  return turn && bought(turn) ? [{ type: 'pass', player: turn.player }] : []
}

/** A title of a railway game: what follows from its game and its law, and what it says itself, be it instead of that. */
export function railwayTitle<R extends Rest, Own extends { words(language: Language): Promise<TitleWords> }>(
  { game, cites, rest }: Known<R>,
  own: Own,
) {
  // Whole numbers as keys are in their order.
  const seats = Object.keys(game.printed.seats)
  return {
    seats: { least: Number(seats[0]), most: Number(seats.at(-1)) },
    places: ['bank', 'ipo', 'market', 'closed'],
    corporations: () => cardsOf(game),
    implied,
    pass: 'pass' as const,
    rest,
    rare: ['correct', 'position'] as const,
    breaches: (state: AnyRailway) => rest().breaches(cites)(state),
    async position() {
      await rest.load()
      return rest().describing()
    },
    ...own,
    get rulings(): R['rulings'] {
      return rest().rulings
    },
    get fields(): ReportFields {
      return rest.here ? rest().fields : { kinds: {}, columns: [] }
    },
    get chronicle(): R['chronicle'] | undefined {
      return rest.here ? rest().chronicle : undefined
    },
  }
}
