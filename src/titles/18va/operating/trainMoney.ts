import { cashOf, type Money } from '../../../bank/money'
import type { Why } from '../../../families/railway/law'
import { corporationIn } from '../../../families/railway/ledger'
import { bankOffers, cheapest } from '../../../families/railway/operating/offers'
import type {
  BankOffer,
  Forced,
  Need,
  Reduction,
  TrainBought,
  TrainPayment,
} from '../../../families/railway/operating/policy'
import { fromBank, type Wanted } from '../../../families/railway/operating/trainMoney'
import type { Needs, Sale } from '../../../families/railway/stock/policy'
import { presidentAfter } from '../../../families/railway/stock/presidency'
import { proceeds } from '../../../families/railway/stock/sales'
import { type AnyRailway, frame, trainsOf } from '../../../families/railway/table'
import { TREDEGAR_DISCOUNT } from '../data'
import { game, va, why } from '../state'

/** Does the corporation own the Tredegar Iron Works (4.2)? */
export const ownsTredegar = ({ privates }: AnyRailway, corporation: string): boolean =>
  privates.TIW === corporation

/** The Tredegar Iron Works, with which a new train costs $200 less (4.2). */
export const tredegar: Reduction = {
  private: 'TIW',
  applies: (_, state, corporation) => ownsTredegar(state, corporation),
  price: face => Math.max(0, face - TREDEGAR_DISCOUNT),
  used: ledger => ledger.private('TIW', 'closed', 'used'),
}

/**
 * The cheapest train of bank and Pool; with an `owner` of the Tredegar Iron Works, new ones at a discount. `undefined` if they
 * have none (4.2, 4.5.8).
 */
export const cheapestOffer = (state: AnyRailway, owner?: string): BankOffer | undefined =>
  cheapest(
    bankOffers(game, state, owner === undefined ? undefined : { reduction: tredegar, corporation: owner }),
  )

/** Refuses if the president has less cash than they must add; `of` is the paragraph on that purchase. */
function refuseShort(state: AnyRailway, { corporation }: Wanted, needs: Money, of: string): Why | undefined {
  const player = corporationIn(state, corporation).president ?? ''
  const has = cashOf(state.cash, player)
  return has < needs ? why('presidentShort', { player, has, needs, short: needs - has }, of) : undefined
}

/**
 * The treasury pays for a train of another corporation. Only if it is empty and the corporation owns no train may the
 * president pay, in cash and at most face value (4.6.1).
 */
function refuseOfOther(state: AnyRailway, wanted: Wanted): Why | undefined {
  const { corporation, train, cost } = wanted
  const has = cashOf(state.cash, corporation)
  if (has > 0 || trainsOf(state, corporation).length > 0)
    return why('treasuryOnly', { corporation, has, price: cost })
  const face = game.train(game.typeOf(train)).price
  if (cost > face) return why('aboveFace', { train, price: cost, face })
  return refuseShort(state, wanted, cost, 'ofOther')
}

/**
 * The president only adds money in a forced purchase: no train owned, none that the treasury can pay for, and only for
 * the cheapest one of bank and Pool (4.6, 4.6.2).
 */
function refuseOfBank(state: AnyRailway, wanted: Wanted): Why | undefined {
  const { corporation, train, cost, private: used } = wanted
  const has = cashOf(state.cash, corporation)
  if (trainsOf(state, corporation).length > 0) return why('notForced', { corporation, has, price: cost })
  const best = cheapestOffer(state, used && corporation)
  if (!best) return refuseShort(state, wanted, cost - has, 'forced')
  const { from, price, train: type } = best
  if (price <= has)
    return why('affordsCheaper', { corporation, has, price: cost, train: type, cheapest: price })
  if (price < cost) return why('cheapestOnly', { train, price: cost, cheapest: type, from, least: price })
  return refuseShort(state, wanted, cost - has, 'forced')
}

/** The president must make up what the treasury cannot pay (4.6); for a train of another corporation only if it has nothing at all (4.6.1). */
export const payment: TrainPayment = {
  refuse: (state, wanted) => (fromBank(wanted) ? refuseOfBank(state, wanted) : refuseOfOther(state, wanted)),
  most(state, corporation, train) {
    const has = cashOf(state.cash, corporation)
    const { president } = corporationIn(state, corporation)
    const forced = has === 0 && trainsOf(state, corporation).length === 0 && president !== null
    return forced ? Math.min(game.train(game.typeOf(train)).price, cashOf(state.cash, president)) : has
  },
}

/** They are for new trains of the corporation that owns them (4.2). */
export const tredegarFits: Needs<TrainBought> =
  () =>
  (state, { corporation, train, from, private: used }) => {
    if (used === undefined) return undefined
    if (from !== 'ipo') return why('tredegarNewOnly', { train, from })
    return ownsTredegar(state, corporation)
      ? undefined
      : why('notOwned', { corporation, private: 'TIW', owner: va(state).privates.TIW })
  }

/** Until the first 6/5G is bought, only one train of a type from the bank in a turn (4.5.8). */
export const oneOfAType: Needs<TrainBought> =
  () =>
  (state, { corporation, train, from }) => {
    const type = game.typeOf(train)
    const bought = from === 'ipo' && frame(state, 'operate')?.fromBank.includes(type)
    return bought && !game.reached(state, '6') ? why('oneOfAType', { corporation, type }) : undefined
  }

/** The contribution if the Tredegar Iron Works are used; `null` if the corporation does not own them (4.2). */
export function withTredegar(state: AnyRailway, corporation: string): Money | null {
  const reduced = ownsTredegar(state, corporation) ? cheapestOffer(state, corporation) : undefined
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
