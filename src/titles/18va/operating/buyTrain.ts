import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import type { RailRule, Why } from '../../../families/railway/law'
import { corporationIn } from '../../../families/railway/ledger'
import { bankOffers, newTrains, trainsOf } from '../../../families/railway/operating/offers'
import { beginPhase, beginsPhase } from '../../../families/railway/operating/phases'
import type { Forced, OperatingPolicy } from '../../../families/railway/operating/policy'
import { refuseBeforeRun } from '../../../families/railway/operating/sellShares'
import { fromBank } from '../../../families/railway/operating/trainMoney'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { operating, refuseOperatingTurn } from '../../../families/railway/turns'
import type { Offer } from '../../../rules/rule'
import { action, maybe, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, DECLARED_TRAINS, TRAIN_CARDS, type TrainId, TYPE_OF } from '../data'
import { game, va, why } from '../state'
import { newPrice, ownsTredegar } from '../stock/forced'
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
const costOf = ({ train, price, private: tredegar }: BuyTrain): Money =>
  price ?? newPrice(TYPE_OF[train], tredegar !== undefined)

/**
 * Refuses a train that is not available there: new ones must be on sale, those in the Pool match by type, those on
 * another's charter as declared (4.5.8).
 */
function refuseSource(state: AnyRailway, { corporation, train, from }: BuyTrain): Why | undefined {
  if (from === corporation) return why('ownTrain', { corporation })
  if (from === 'ipo') {
    const next = newTrains(game, state) as readonly TrainId[]
    return next.includes(TYPE_OF[train]) ? undefined : why('notNext', { train, next })
  }
  const there =
    from === 'market' ? state.depot.market.includes(TYPE_OF[train]) : trainsOf(state, from).includes(train)
  return there ? undefined : why('notThere', { train, from })
}

/**
 * Requires a price for a train of another corporation and forbids one otherwise; allows the Tredegar Iron Works only
 * for a new train (4.2, 4.5.8).
 */
function refusePriceOf(state: AnyRailway, act: BuyTrain): Why | undefined {
  const { corporation, train, from, price, private: tredegar } = act
  if (!fromBank(act) && price === undefined) return why('priceNeeded', { train, from })
  if (tredegar && from !== 'ipo') return why('tredegarNewOnly', { train, from })
  if (tredegar && !ownsTredegar(state, corporation))
    return why('notOwned', { corporation, private: tredegar, owner: va(state).privates.TIW })
  if (fromBank(act) && price !== undefined)
    return why('priceFixed', { train, price: TRAIN_CARDS[TYPE_OF[train]].price })
  return undefined
}

/** Refuses trains over the limit, and until the first 6/5G is bought a second one of a type from the bank in one turn (4.5.8). */
function refuseNumber(state: AnyRailway, { corporation, train, from }: BuyTrain): Why | undefined {
  const owned = trainsOf(state, corporation).length
  const limit = game.trainLimit(state, corporation)
  if (owned >= limit) return why('trainLimit', { corporation, owned, limit })
  const type = TYPE_OF[train]
  const bought = from === 'ipo' && frame(state, 'operate')?.fromBank.includes(type)
  return bought && !game.reached(state, '6') ? why('oneOfAType', { corporation, type }) : undefined
}

function ofBank(state: AnyRailway, corporation: string): readonly Offer<BuyTrain>[] {
  const tredegar = ownsTredegar(state, corporation)
  return bankOffers(game, state).flatMap(({ train: type, from }) =>
    TRAIN_CARDS[type as TrainId].cards.flatMap((train): Offer<BuyTrain>[] => {
      const draft = { type: 'buyTrain', corporation, train, from } as BuyTrain
      const full = { slot: 'trains', draft }
      return tredegar && from === 'ipo'
        ? [{ slot: 'trains', draft: { ...draft, private: 'TIW' } }, full]
        : [full]
    }),
  )
}

function ofOthers(state: AnyRailway, corporation: string): readonly Offer<BuyTrain>[] {
  const has = cashOf(state.cash, corporation)
  const { president } = corporationIn(state, corporation)
  const forced = has === 0 && trainsOf(state, corporation).length === 0 && president !== null
  return CORPORATIONS.filter(from => from !== corporation).flatMap(from =>
    [...new Set(va(state).depot.owned[from])].map(train => {
      const face = game.train(game.typeOf(train)).price
      const most = forced ? Math.min(face, cashOf(state.cash, president)) : has
      return {
        slot: 'trains',
        draft: { type: 'buyTrain', corporation, train, from, price: 1 } as BuyTrain,
        vary: { price: { from: 1, to: Math.max(1, most), step: 1 } },
      }
    }),
  )
}

/**
 * Buys a train from the bank, the Pool or another corporation and declares it passenger or freight; the president's
 * contribution is computed (4.5.8, 4.6).
 */
export const buyTrain = (policy: OperatingPolicy, forced: Forced): RailRule<BuyTrain> => ({
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    return corporation === undefined ? [] : [...ofBank(state, corporation), ...ofOthers(state, corporation)]
  },
  why: (state, act) =>
    refuseOperatingTurn(game, state, act.corporation) ??
    refuseBeforeRun(state) ??
    refuseSource(state, act) ??
    refuseNumber(state, act) ??
    refusePriceOf(state, act) ??
    refuseMoney(state, { ...act, cost: costOf(act) }),
  play(ledger, act) {
    forced.skip(ledger)
    const { corporation, train, from, private: tredegar } = act
    const type = TYPE_OF[train]
    const cost = costOf(act)
    const { president } = corporationIn(ledger.state, corporation)
    const missing = cost - cashOf(ledger.state.cash, corporation)
    if (missing > 0 && president) ledger.pay(president, corporation, missing, 'contribution', train)
    ledger.pay(corporation, fromBank(act) ? 'bank' : from, cost, 'train', train)
    ledger.train(fromBank(act) ? type : train, from, corporation, 'bought', train)
    if (tredegar) ledger.private(tredegar, 'closed', 'used')
    const turn = operating(ledger)
    const fresh = from === 'ipo' ? [...turn.fromBank, type] : turn.fromBank
    ledger.setTurn({ ...turn, fromBank: fresh, raised: [] })
    if (from === 'ipo' && beginsPhase(game, ledger, type)) beginPhase(game, policy, ledger, type)
  },
})
