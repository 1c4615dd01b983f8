import type * as v from 'valibot'
import { type ActionSchema, maybe, oneOf } from '../../../rules/schema'
import { correctionOf } from '../../rulings/kinds'
import { alreadySo, refuseRuling } from '../../rulings/refusals'
import { railRule } from '../count'
import type { Game } from '../game'
import { corporationIn } from '../ledger'
import type { OperatingPolicy } from '../operating/policy'
import { settleEnd } from '../order'
import type { StockPolicy } from '../stock/policy'
import { type Common, kindsOf, type Rulings } from './kinds'
import { pieceRulings } from './pieces'
import type { Ruling, RulingOn, RulingPolicy } from './policy'
import { roundRulings } from './round'

/** A ruling that a corporation floats: it gets what floating brings. */
const floating = (game: Game, { float }: Pick<StockPolicy, 'float'>): Ruling<string> => ({
  check(state, corporation) {
    const { par, floated } = corporationIn(state, corporation)
    if (par === null) return refuseRuling('notStarted', { corporation })
    return floated ? alreadySo('float', corporation) : undefined
  },
  play: (ledger, corporation) => float.play(game, ledger, corporation),
})

/** Rulings of a game in which corporations float, with the kind that says so. */
export const floatRulings = (game: Game, stock: Pick<StockPolicy, 'float'>) => ({
  kinds: ({ operated, rounds, priority, turn, ...common }: Common) => ({
    ...common,
    float: maybe(oneOf(game.corporations)),
    operated,
    rounds,
    priority,
    turn,
  }),
  corrections: { float: floating(game, stock) },
})

/**
 * The banker's ruling, with the kinds that a title adds: the table outranks the program, so that only what cannot be is
 * refused. Whether the game ends is settled after every ruling.
 */
export function rulingRule<K extends v.ObjectEntries>(
  game: Game,
  { steps, ends }: Pick<OperatingPolicy, 'steps' | 'ends'>,
  { kinds, corrections, turnOf }: RulingPolicy<K>,
) {
  const { schema, kindOf } = correctionOf(kinds(kindsOf(game)))
  type Correct = v.InferOutput<typeof schema>
  const shared: { readonly [Kind in keyof Rulings]: RulingOn<Kind> } = {
    ...pieceRulings(game),
    ...roundRulings(game, steps[0], turnOf),
  }
  const all: Readonly<Record<string, Ruling<unknown>>> = { ...shared, ...corrections }
  const settle = settleEnd(ends)
  const ruledBy = (action: Correct) => {
    const kind = kindOf(action)
    const ruling = all[kind]
    if (!ruling) throw new Error(`no ruling on ${kind}`)
    return { ruling, what: (action as Readonly<Record<string, unknown>>)[kind] }
  }
  return railRule<Correct>({
    cite: 'ruling',
    // While the kinds are open, the compiler cannot tell that an action has a type.
    schema: schema as ActionSchema,
    offers: () => [],
    check(state, action) {
      const { ruling, what } = ruledBy(action)
      return ruling.check(state, what)
    },
    play(ledger, action) {
      const { ruling, what } = ruledBy(action)
      ruling.play(ledger, what)
      settle(ledger)
    },
  })
}
