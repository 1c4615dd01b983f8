import { cashOf, type Money } from '../../../bank/money'
import type { Why } from '../../../families/railway/law'
import { bankOffers as offersOf } from '../../../families/railway/operating/offers'
import type { BankOffer, Forced, Need } from '../../../families/railway/operating/policy'
import type { Needs, Sale } from '../../../families/railway/stock/policy'
import { presidentAfter } from '../../../families/railway/stock/presidency'
import { proceeds } from '../../../families/railway/stock/sales'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { TRAIN_CARDS, TREDEGAR_DISCOUNT, type TrainId } from '../data'
import { game, why } from '../state'

/** Does the corporation own the Tredegar Iron Works (4.2)? */
export const ownsTredegar = ({ privates }: AnyRailway, corporation: string): boolean =>
  privates.TIW === corporation

/** The price of a new train; $200 less with the Tredegar Iron Works, but never below $0 (4.2). */
export function newPrice(train: string, tredegar: boolean): Money {
  const { price } = TRAIN_CARDS[train as TrainId]
  return tredegar ? Math.max(0, price - TREDEGAR_DISCOUNT) : price
}

/** The cheapest train of bank and Pool, with a discount on new ones if `tredegar`; `undefined` if they have none (4.5.8). */
export function cheapestOffer(state: AnyRailway, tredegar: boolean): BankOffer | undefined {
  const all = offersOf(game, state).map(offer =>
    offer.from === 'ipo' ? { ...offer, price: newPrice(offer.train, tredegar) } : offer,
  )
  return all.toSorted((a, b) => a.price - b.price)[0]
}

/** The contribution if the Tredegar Iron Works are used; `null` if the corporation does not own them (4.2). */
export function withTredegar(state: AnyRailway, corporation: string): Money | null {
  const reduced = ownsTredegar(state, corporation) ? cheapestOffer(state, true) : undefined
  return reduced ? Math.max(0, reduced.price - cashOf(state.cash, corporation)) : null
}

/**
 * The least that a president must raise. Using the Tredegar Iron Works is voluntary, but nobody is bankrupt while they
 * would help (4.6.3).
 */
export const leastNeeded = (state: AnyRailway, { corporation, contribution }: Need): Money =>
  Math.min(contribution, withTredegar(state, corporation) ?? contribution)

/** The president keeps the presidency of the corporation that is buying (4.6.2). */
export const keepsBuyer: Needs<Sale> = () => (state, sale) => {
  const { player, corporation, shares } = sale
  if (corporation !== frame(state, 'operate')?.corporation || presidentAfter(state, sale) === player)
    return undefined
  let most = shares - 1
  while (most > 0 && presidentAfter(state, { ...sale, shares: most }) !== player) most--
  return why('keepsPresidency', { player, corporation, most })
}

/**
 * Refuses a sale that is too small, as a second block of the same corporation cannot follow (4.3.1): one after which the
 * president could no longer raise enough, although they still can before it (4.6.2); and where everything together does not
 * suffice, one of less than all that may be sold of the corporation (4.6.3).
 */
export function refuseTooLittle(forced: Forced, before: AnyRailway, sale: Sale): Why | undefined {
  const state = forced.afterSkip(before)
  const need = forced.need(state)
  const largest = forced.largest(state).find(({ corporation }) => corporation === sale.corporation)
  if (!need || !largest) return undefined
  const [raises, needs] = [forced.raises(state, need), forced.needs(state, need)]
  const { player, corporation, shares } = sale
  if (raises < needs) {
    const all = largest.shares
    return shares < all ? why('sellsNotAll', { player, corporation, shares, all, raises, needs }) : undefined
  }
  const others = raises - proceeds(game, state, largest)
  const least = Math.ceil((needs - others) / (game.price(state, corporation) ?? 0))
  return shares >= least ? undefined : why('sellsTooLittle', { player, corporation, shares, least })
}
