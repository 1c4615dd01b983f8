import { cashOf, type Money } from '../../../bank/money'
import type { Why } from '../../../families/railway/law'
import { corporationIn } from '../../../families/railway/ledger'
import { refuseAfterSale } from '../../../families/railway/operating/need'
import { trainsOf } from '../../../families/railway/operating/offers'
import { fromBank, type Wanted } from '../../../families/railway/operating/trainMoney'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { type CardId, TRAIN_CARDS, type TrainId, TYPE_OF } from '../data'
import { why } from '../state'
import { cheapestOffer } from '../stock/forced'

type Bought = Wanted & { readonly train: CardId; readonly private?: string | undefined }

/** Refuses if the president has less cash than they must add; `of` is the paragraph on that purchase. */
function refuseShort(state: AnyRailway, { corporation }: Bought, needs: Money, of: string): Why | undefined {
  const player = corporationIn(state, corporation).president ?? ''
  const has = cashOf(state.cash, player)
  return has < needs ? why('presidentShort', { player, has, needs, short: needs - has }, of) : undefined
}

/**
 * The treasury pays for a train of another corporation. Only if it is empty and the corporation owns no train may the
 * president pay, in cash and at most face value (4.6.1).
 */
function refuseOfOther(state: AnyRailway, wanted: Bought): Why | undefined {
  const { corporation, train, cost } = wanted
  const has = cashOf(state.cash, corporation)
  if (has > 0 || trainsOf(state, corporation).length > 0)
    return why('treasuryOnly', { corporation, has, price: cost })
  const face = TRAIN_CARDS[TYPE_OF[train]].price
  if (cost > face) return why('aboveFace', { train, price: cost, face })
  return refuseShort(state, wanted, cost, 'ofOther')
}

/**
 * The president only adds money in a forced purchase: no train owned, none that the treasury can pay for, and only for
 * the cheapest one of bank and Pool (4.6, 4.6.2).
 */
function refuseOfBank(state: AnyRailway, wanted: Bought): Why | undefined {
  const { corporation, train, cost, private: tredegar } = wanted
  const has = cashOf(state.cash, corporation)
  if (trainsOf(state, corporation).length > 0) return why('notForced', { corporation, has, price: cost })
  const best = cheapestOffer(state, tredegar !== undefined)
  if (!best) return refuseShort(state, wanted, cost - has, 'forced')
  const { from, price } = best
  const cheapest = best.train as TrainId
  if (price <= has)
    return why('affordsCheaper', { corporation, has, price: cost, train: cheapest, cheapest: price })
  if (price < cost) return why('cheapestOnly', { train, price: cost, cheapest, from, least: price })
  return refuseShort(state, wanted, cost - has, 'forced')
}

/**
 * Refuses a price that the treasury cannot pay, unless the president must make up the difference (4.6); and a train of another
 * corporation once shares were sold: they are sold only to buy from the bank or the Pool (4.6.1, 4.6.2).
 */
export function refuseMoney(state: AnyRailway, wanted: Bought): Why | undefined {
  const turn = frame(state, 'operate')
  const sold = turn && !fromBank(wanted) ? refuseAfterSale(state, turn) : undefined
  if (sold) return sold
  if (cashOf(state.cash, wanted.corporation) >= wanted.cost) return undefined
  return fromBank(wanted) ? refuseOfBank(state, wanted) : refuseOfOther(state, wanted)
}
