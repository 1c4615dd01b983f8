import type * as v from 'valibot'
import { nextTrain } from '../../../bank/depot'
import { cashOf, type Money } from '../../../bank/money'
import type { Offer, Refusal } from '../../../rules/rule'
import { action, maybe, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, PHASES, TRAIN_CARDS, TRAINS } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, type OperatingTurn, obsolete, phaseReached, trainLimit } from '../state'
import {
  bankOffers,
  cheapestOffer,
  needOf,
  refuseAfterForcedSale,
  skipRun,
  yardsApply,
} from '../stock/forced'
import { operating, refuseOperatingTurn } from '../turns'
import { beginPhase } from './phases'

const schema = action('buyTrain', {
  corporation: oneOf(CORPORATIONS),
  train: oneOf(TRAINS),
  from: oneOf(['ipo', 'market', ...CORPORATIONS]),
  price: maybe(money(1)),
  private: maybe(oneOf(['NDY'])),
})
export type BuyTrain = v.InferOutput<typeof schema>

const fromBank = (action: BuyTrain) => action.from === 'ipo' || action.from === 'market'

function cost({ train, price, private: yards }: BuyTrain): Money {
  const face = TRAIN_CARDS[train].price
  return price ?? (yards ? face / 2 : face)
}

/** The train must be where it is bought, next in order if new, not obsolete, and not the buyer's own (4.2.5(b), (d), 4.2.5.1). */
function refuseSource(state: AlState, { corporation, train, from }: BuyTrain): Refusal | undefined {
  if (from === 'ipo') {
    const next = nextTrain(state.depot, TRAINS) ?? null
    return next === train ? undefined : refuse('4.2.5(b)', 'notNext', { train, next })
  }
  if (from === corporation) return refuse('4.2.5(d)', 'ownTrain', { corporation })
  const cards = from === 'market' ? state.depot.market : state.depot.owned[from]
  if (!cards.includes(train))
    return refuse(from === 'market' ? '4.2.5(a)' : '4.2.5(d)', 'notThere', { train, from })
  return obsolete(state, train) ? refuse('4.2.5.1', 'obsolete', { train }) : undefined
}

/**
 * Face value from the Bank, an agreed price from a corporation; the New Decatur Yards halve the price of one new
 * train (4.2.5(c), (d), Table III).
 */
function refusePriceOf(state: AlState, action: BuyTrain): Refusal | undefined {
  const { corporation, train, from, price, private: yards } = action
  if (!fromBank(action) && price === undefined) return refuse('4.2.5(d)', 'priceNeeded', { train, from })
  if (fromBank(action) && price !== undefined)
    return refuse('4.2.5(c)', 'priceFixed', { train, price: TRAIN_CARDS[train].price })
  if (!yards) return undefined
  if (from !== 'ipo') return refuse('Table III', 'yardsNewOnly', { train })
  if (yardsApply(state, corporation)) return undefined
  return refuse('Table III', 'yardsNotOwned', { corporation, owner: state.privates.NDY })
}

/** At most one train a turn from the Bank before the first 4, and never more than the limit (4.2.5(f), (g)). */
function refuseNumber(state: AlState, turn: OperatingTurn, action: BuyTrain): Refusal | undefined {
  const { corporation } = action
  const owned = state.depot.owned[corporation].length
  const limit = trainLimit(state)
  if (owned >= limit) return refuse('4.2.5(g)', 'trainLimit', { corporation, owned, limit })
  if (fromBank(action) && turn.fromBank > 0 && !phaseReached(state, '4'))
    return refuse('4.2.5(f)', 'oneTrainATurn', { corporation, phase: state.phase })
  return undefined
}

/**
 * Beyond the treasury only a forced purchase is possible: no train owned, the cheapest train of the Bank, and its
 * president adds exactly what is missing (4.2.5.2).
 */
function refuseMoney(state: AlState, action: BuyTrain): Refusal | undefined {
  const { corporation, train } = action
  const price = cost(action)
  const has = cashOf(state.cash, corporation)
  if (has >= price) return undefined
  if (!fromBank(action)) return refuse('4.2.5.2(a)', 'treasuryOnly', { corporation, has, price })
  if (state.depot.owned[corporation].length > 0)
    return refuse('4.2.5.2', 'notForced', { corporation, has, price })
  const need = needOf(state)
  const best = cheapestOffer(state, corporation)
  if (best?.yards && best.train === train && action.from === 'ipo' && price > best.price)
    return refuse('Table III', 'yardsMust', { corporation, train, price: best.price })
  if (!need) {
    return refuse('4.2.5.2', 'affordsCheaper', {
      corporation,
      has,
      price,
      train: best?.train ?? train,
      cheapest: best?.price ?? 0,
    })
  }
  const { offer, president } = need
  if (price > offer.price)
    return refuse('4.2.5.2(a)', 'cheapestOnly', {
      train,
      cheapest: offer.train,
      from: offer.from,
      price: offer.price,
    })
  if (need.short === 0) return undefined
  const facts = { player: president, has: need.has, needs: need.contribution, short: need.short }
  return refuse('4.2.5.2(d)', 'presidentShort', facts)
}

function othersTrains(state: AlState, corporation: CorporationId): readonly Offer<BuyTrain>[] {
  const most = Math.max(1, cashOf(state.cash, corporation))
  return CORPORATIONS.filter(from => from !== corporation).flatMap(from =>
    [...new Set(state.depot.owned[from])].map(train => ({
      slot: 'trains',
      draft: { type: 'buyTrain', corporation, train, from, price: 1 },
      vary: { price: { from: 1, to: most, step: 1 } },
    })),
  )
}

/** Buys a train from the Bank at face value or from another corporation; a president's contribution is computed (4.2.5, 4.2.5.2). */
export const buyTrain: AlRule<BuyTrain> = {
  cite: '4.2.5',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (!corporation) return []
    const fromTheBank = bankOffers(state, corporation).flatMap(
      ({ train, from, yards }): Offer<BuyTrain>[] => {
        const plain: BuyTrain = { type: 'buyTrain', corporation, train, from }
        const full = { slot: 'trains', draft: plain }
        return yards ? [{ slot: 'trains', draft: { ...plain, private: 'NDY' } }, full] : [full]
      },
    )
    return [...fromTheBank, ...othersTrains(state, corporation)]
  },
  check(state, action) {
    const { corporation } = action
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    const trains = state.depot.owned[corporation].length
    if (turn.step !== 'trains' && trains > 0) return refuse('4.2(d)', 'mustRun', { corporation, trains })
    return (
      refuseSource(state, action) ??
      refuseNumber(state, turn, action) ??
      refusePriceOf(state, action) ??
      refuseMoney(state, action) ??
      (fromBank(action) ? undefined : refuseAfterForcedSale(state, turn, '4.2.5.2(a)'))
    )
  },
  play(ledger, action) {
    skipRun(ledger)
    const { corporation, train, from, private: yards } = action
    const price = cost(action)
    const { president } = ledger.state.corporations[corporation]
    const missing = price - cashOf(ledger.state.cash, corporation)
    if (missing > 0 && president) ledger.pay(president, corporation, missing, 'contribution', train)
    ledger.pay(corporation, fromBank(action) ? 'bank' : from, price, 'train', train)
    ledger.train(train, from, corporation, 'bought')
    if (yards) ledger.private('NDY', 'closed', 'used')
    const turn = operating(ledger)
    ledger.setTurn({ ...turn, fromBank: turn.fromBank + (fromBank(action) ? 1 : 0), least: null })
    const begins = from === 'ipo' && PHASES.indexOf(train) > PHASES.indexOf(ledger.state.phase)
    if (begins) beginPhase(ledger, train, corporation)
  },
}
