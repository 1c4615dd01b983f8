import type { Game } from '../game'
import type { AnyRailway } from '../table'
import type { BankOffer, OperatingPolicy } from './policy'

/** Types of new trains on sale: the next in order, and those sold beside it from this phase on. */
export function newTrains({ trains, train, reached }: Game, state: AnyRailway): readonly string[] {
  const left = trains.filter(type => state.depot.offering[type] !== 0)
  return left.filter((type, i) => {
    const { besideFrom } = train(type)
    return i === 0 || (besideFrom !== undefined && reached(state, besideFrom))
  })
}

/** All that the bank sells: one new train of each type on sale, perhaps cheaper for this buyer, and one used train of each type. */
export function bankOffers(
  game: Game,
  state: AnyRailway,
  buyer?: Pick<OperatingPolicy, 'reduction'> & { readonly corporation: string },
): readonly BankOffer[] {
  const used = game.trains.filter(type => state.depot.market.includes(type) && !game.obsolete(state, type))
  const reduction = buyer?.reduction
  const less = buyer && reduction?.applies(game, state, buyer.corporation) ? reduction : undefined
  return [
    ...newTrains(game, state).map((train): BankOffer => {
      const { price } = game.train(train)
      return less
        ? { train, from: 'ipo', price: less.price(price), with: less.private }
        : { train, from: 'ipo', price }
    }),
    ...used.map(train => ({ train, from: 'market' as const, price: game.train(train).price })),
  ]
}

/** The cheapest of these; `undefined` if there is none. */
export const cheapest = (offers: readonly BankOffer[]): BankOffer | undefined =>
  offers.reduce<BankOffer | undefined>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    undefined,
  )
