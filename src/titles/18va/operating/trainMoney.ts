import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { type CardId, type CorporationId, TRAIN_CARDS, TYPE_OF } from '../data'
import { refuse } from '../refusals'
import type { OperatingTurn, VaState } from '../state'
import { cheapestOffer } from '../stock/forced'

/** A train to be bought, and its price. */
interface Wanted {
  readonly corporation: CorporationId
  readonly train: CardId
  readonly from: string
  readonly private?: 'TIW'
  readonly cost: Money
}

/** Refuses if the president has less cash than they must add. */
function refuseShort(
  state: VaState,
  { corporation }: Wanted,
  needs: Money,
  rule: '4.6.1' | '4.6.2',
): Refusal | undefined {
  const player = state.corporations[corporation].president ?? ''
  const has = cashOf(state.cash, player)
  return has < needs ? refuse(rule, 'presidentShort', { player, has, needs, short: needs - has }) : undefined
}

/**
 * The treasury pays for a train of another corporation. Only if it is empty and the corporation owns no train may the
 * president pay, in cash and at most face value (4.6.1).
 */
function refuseOfOther(state: VaState, wanted: Wanted): Refusal | undefined {
  const { corporation, train, cost } = wanted
  const has = cashOf(state.cash, corporation)
  if (has > 0 || state.depot.owned[corporation].length > 0)
    return refuse('4.6.1', 'treasuryOnly', { corporation, has, price: cost })
  const face = TRAIN_CARDS[TYPE_OF[train]].price
  if (cost > face) return refuse('4.6.1', 'aboveFace', { train, price: cost, face })
  return refuseShort(state, wanted, cost, '4.6.1')
}

/**
 * The president only adds money in a forced purchase: no train owned, none that the treasury can pay for, and only for
 * the cheapest one of bank and Pool (4.6, 4.6.2).
 */
function refuseOfBank(state: VaState, wanted: Wanted): Refusal | undefined {
  const { corporation, train, cost, private: tredegar } = wanted
  const has = cashOf(state.cash, corporation)
  if (state.depot.owned[corporation].length > 0)
    return refuse('4.6', 'notForced', { corporation, has, price: cost })
  const best = cheapestOffer(state, tredegar !== undefined)
  if (best && best.price <= has)
    return refuse('4.6', 'affordsCheaper', {
      corporation,
      has,
      price: cost,
      train: best.train,
      from: best.from,
      cheapest: best.price,
    })
  if (best && best.price < cost)
    return refuse('4.6.2', 'cheapestOnly', {
      train,
      price: cost,
      cheapest: best.train,
      from: best.from,
      least: best.price,
    })
  return refuseShort(state, wanted, cost - has, '4.6.2')
}

/**
 * Refuses a price that the treasury cannot pay, unless the president must make up the difference (4.6); and a train of another
 * corporation once shares were sold: they are sold only to buy from the bank or the Pool (4.6.1, 4.6.2).
 */
export function refuseMoney(state: VaState, turn: OperatingTurn, wanted: Wanted): Refusal | undefined {
  const { corporation, from, cost } = wanted
  const ofBank = from === 'ipo' || from === 'market'
  if (!ofBank && turn.sold.length > 0) {
    const player = state.corporations[corporation].president ?? ''
    return refuse('4.6.1', 'soldForTrain', { player, corporation })
  }
  if (cashOf(state.cash, corporation) >= cost) return undefined
  return ofBank ? refuseOfBank(state, wanted) : refuseOfOther(state, wanted)
}
