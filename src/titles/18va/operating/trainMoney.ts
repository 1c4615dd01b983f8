import { cashOf, type Money } from '../../../bank/money'
import type { Why } from '../../../families/railway/law'
import { corporationIn } from '../../../families/railway/ledger'
import { trainsOf } from '../../../families/railway/operating/offers'
import type { Reduction, TrainBought, TrainPayment } from '../../../families/railway/operating/policy'
import { fromBank, type Wanted } from '../../../families/railway/operating/trainMoney'
import type { Needs } from '../../../families/railway/stock/policy'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { type CardId, TREDEGAR_DISCOUNT, type TrainId } from '../data'
import { game, va, why } from '../state'
import { cheapestOffer, ownsTredegar } from '../stock/forced'

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
  if (cost > face) return why('aboveFace', { train: train as CardId, price: cost, face })
  return refuseShort(state, wanted, cost, 'ofOther')
}

/**
 * The president only adds money in a forced purchase: no train owned, none that the treasury can pay for, and only for
 * the cheapest one of bank and Pool (4.6, 4.6.2).
 */
function refuseOfBank(state: AnyRailway, wanted: Wanted): Why | undefined {
  const { corporation, train, cost, private: tredegar } = wanted
  const has = cashOf(state.cash, corporation)
  if (trainsOf(state, corporation).length > 0) return why('notForced', { corporation, has, price: cost })
  const best = cheapestOffer(state, tredegar !== undefined)
  if (!best) return refuseShort(state, wanted, cost - has, 'forced')
  const { from, price } = best
  const cheapest = best.train as TrainId
  if (price <= has)
    return why('affordsCheaper', { corporation, has, price: cost, train: cheapest, cheapest: price })
  if (price < cost)
    return why('cheapestOnly', { train: train as CardId, price: cost, cheapest, from, least: price })
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

/** The Tredegar Iron Works, with which a new train costs $200 less (4.2). */
export const tredegar: Reduction = {
  private: 'TIW',
  applies: (_, state, corporation) => ownsTredegar(state, corporation),
  price: face => Math.max(0, face - TREDEGAR_DISCOUNT),
  used: ledger => ledger.private('TIW', 'closed', 'used'),
}

/** They are for new trains of the corporation that owns them (4.2). */
export const tredegarFits: Needs<TrainBought> =
  () =>
  (state, { corporation, train, from, private: used }) => {
    if (used === undefined) return undefined
    if (from !== 'ipo') return why('tredegarNewOnly', { train: train as CardId, from })
    return ownsTredegar(state, corporation)
      ? undefined
      : why('notOwned', { corporation, private: 'TIW', owner: va(state).privates.TIW })
  }

/** Until the first 6/5G is bought, only one train of a type from the bank in a turn (4.5.8). */
export const oneOfAType: Needs<TrainBought> =
  () =>
  (state, { corporation, train, from }) => {
    const type = game.typeOf(train) as TrainId
    const bought = from === 'ipo' && frame(state, 'operate')?.fromBank.includes(type)
    return bought && !game.reached(state, '6') ? why('oneOfAType', { corporation, type }) : undefined
  }
