import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import type { Offer, Refusal } from '../../../rules/rule'
import { action, maybe, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, DECLARED_TRAINS, TRAIN_CARDS, TYPE_OF } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, type OperatingTurn, phaseReached, trainLimit, type VaState } from '../state'
import { bankOffers, newPrice, newTrains, ownsTredegar, refuseBeforeRun, skipRun } from '../stock/forced'
import { operating, refuseOperatingTurn } from '../turns'
import { beginPhase, beginsPhase } from './phases'
import { refuseMoney } from './trainMoney'

const schema = action('buyTrain', {
  corporation: oneOf(CORPORATIONS),
  train: oneOf(DECLARED_TRAINS),
  from: oneOf(['ipo', 'market', ...CORPORATIONS]),
  price: maybe(money(1)),
  private: maybe(oneOf(['TIW'])),
})
export type BuyTrain = v.InferOutput<typeof schema>

/**
 * The price to pay: face value from the bank or the Pool, less the Tredegar Iron Works' discount, or the price agreed
 * with another corporation.
 */
function costOf({ train, price, private: tredegar }: BuyTrain): Money {
  return price ?? newPrice(TYPE_OF[train], tredegar !== undefined)
}

/**
 * Refuses a train that is not available there: new ones must be on sale, those in the Pool match by type, those on
 * another's charter as declared (4.5.8).
 */
function refuseSource(state: VaState, { corporation, train, from }: BuyTrain): Refusal | undefined {
  if (from === corporation) return refuse('4.5.8', 'ownTrain', { corporation })
  if (from === 'ipo') {
    const next = newTrains(state)
    return next.includes(TYPE_OF[train]) ? undefined : refuse('4.5.8', 'notNext', { train, next })
  }
  const there =
    from === 'market' ? state.depot.market.includes(TYPE_OF[train]) : state.depot.owned[from].includes(train)
  return there ? undefined : refuse('4.5.8', 'notThere', { train, from })
}

/**
 * Requires a price for a train of another corporation and forbids one otherwise; allows the Tredegar Iron Works only
 * for a new train (4.2, 4.5.8).
 */
function refusePriceOf(state: VaState, action: BuyTrain): Refusal | undefined {
  const { corporation, train, from, price, private: tredegar } = action
  const fixed = from === 'ipo' || from === 'market'
  if (!fixed && price === undefined) return refuse('4.5.8', 'priceNeeded', { train, from })
  if (tredegar && from !== 'ipo') return refuse('4.2', 'tredegarNewOnly', { train, from })
  if (tredegar && !ownsTredegar(state, corporation))
    return refuse('4.2', 'notOwned', { corporation, private: tredegar, owner: state.privates.TIW })
  if (fixed && price !== undefined)
    return refuse('4.5.8', 'priceFixed', { train, price: TRAIN_CARDS[TYPE_OF[train]].price })
  return undefined
}

/** Refuses trains over the limit, and until the first 6/5G is bought a second one of a type from the bank in one turn (4.5.8). */
function refuseNumber(
  state: VaState,
  turn: OperatingTurn,
  { corporation, train, from }: BuyTrain,
): Refusal | undefined {
  const owned = state.depot.owned[corporation].length
  const limit = trainLimit(state, corporation)
  if (owned >= limit) return refuse('4.5.8', 'trainLimit', { corporation, owned, limit })
  const type = TYPE_OF[train]
  if (from === 'ipo' && turn.fromBank.includes(type) && !phaseReached(state, '6'))
    return refuse('4.5.8', 'oneOfAType', { corporation, type })
  return undefined
}

function ofBank(state: VaState, corporation: CorporationId): readonly Offer<BuyTrain>[] {
  const tredegar = ownsTredegar(state, corporation)
  return bankOffers(state, false).flatMap(({ train: type, from }) =>
    TRAIN_CARDS[type].cards.flatMap((train): Offer<BuyTrain>[] => {
      const draft: BuyTrain = { type: 'buyTrain', corporation, train, from }
      const full = { slot: 'trains', draft }
      return tredegar && from === 'ipo'
        ? [{ slot: 'trains', draft: { ...draft, private: 'TIW' } }, full]
        : [full]
    }),
  )
}

function ofOthers(state: VaState, corporation: CorporationId): readonly Offer<BuyTrain>[] {
  const has = cashOf(state.cash, corporation)
  const { president } = state.corporations[corporation]
  const forced = has === 0 && state.depot.owned[corporation].length === 0 && president !== null
  return CORPORATIONS.filter(from => from !== corporation).flatMap(from =>
    [...new Set(state.depot.owned[from])].map(train => {
      const face = TRAIN_CARDS[TYPE_OF[train]].price
      const most = forced ? Math.min(face, cashOf(state.cash, president)) : has
      return {
        slot: 'trains',
        draft: { type: 'buyTrain', corporation, train, from, price: 1 },
        vary: { price: { from: 1, to: Math.max(1, most), step: 1 } },
      }
    }),
  )
}

/**
 * Buys a train from the bank, the Pool or another corporation and declares it passenger or freight; the president's
 * contribution is computed (4.5.8, 4.6).
 */
export const buyTrain: VaRule<BuyTrain> = {
  cite: '4.5.8',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    return corporation ? [...ofBank(state, corporation), ...ofOthers(state, corporation)] : []
  },
  check(state, action) {
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, action.corporation)
    if (refusal || !turn) return refusal
    return (
      refuseBeforeRun(state, turn) ??
      refuseSource(state, action) ??
      refuseNumber(state, turn, action) ??
      refusePriceOf(state, action) ??
      refuseMoney(state, turn, { ...action, cost: costOf(action) })
    )
  },
  play(ledger, action) {
    skipRun(ledger)
    const { corporation, train, from, private: tredegar } = action
    const type = TYPE_OF[train]
    const cost = costOf(action)
    const { president } = ledger.state.corporations[corporation]
    const missing = cost - cashOf(ledger.state.cash, corporation)
    if (missing > 0 && president) ledger.pay(president, corporation, missing, 'contribution', train)
    const seller = from === 'ipo' || from === 'market' ? 'bank' : from
    ledger.pay(corporation, seller, cost, 'train', train)
    ledger.train(seller === 'bank' ? type : train, from, corporation, 'bought', train)
    if (tredegar) ledger.private(tredegar, 'closed', 'used')
    const turn = operating(ledger)
    const fromBank = from === 'ipo' ? [...turn.fromBank, type] : turn.fromBank
    ledger.setTurn({ ...turn, fromBank, sold: [] })
    if (from === 'ipo' && beginsPhase(ledger, type)) beginPhase(ledger, type)
  },
}
