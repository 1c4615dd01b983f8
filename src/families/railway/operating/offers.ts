import type { Money } from '../../../bank/money'
import type { Game } from '../game'
import type { AnyRailway } from '../table'

/** A train that the bank would sell now, and its price. */
export interface BankOffer {
  readonly train: string
  readonly from: 'ipo' | 'market'
  readonly price: Money
}

/** Types of new trains on sale: the next in order, and those sold beside it from this phase on. */
export function newTrains({ trains, train, reached }: Game, state: AnyRailway): readonly string[] {
  const left = trains.filter(type => state.depot.offering[type] !== 0)
  return left.filter((type, i) => {
    const { besideFrom } = train(type)
    return i === 0 || (besideFrom !== undefined && reached(state, besideFrom))
  })
}

/** All that the bank sells: one new train of each type on sale, and one used train of each type. */
export function bankOffers(game: Game, state: AnyRailway): readonly BankOffer[] {
  const at = (from: BankOffer['from']) => (train: string) => ({ train, from, price: game.train(train).price })
  const used = game.trains.filter(type => state.depot.market.includes(type))
  return [...newTrains(game, state).map(at('ipo')), ...used.map(at('market'))]
}

/** The cheapest train that the bank sells; `undefined` if it has none. */
export function cheapestOffer(game: Game, state: AnyRailway): BankOffer | undefined {
  let best: BankOffer | undefined
  for (const offer of bankOffers(game, state)) if (!best || offer.price < best.price) best = offer
  return best
}

/** The trains on a charter. */
export const trainsOf = ({ depot }: AnyRailway, corporation: string): readonly string[] =>
  depot.owned[corporation] ?? []
