import { nextTrain } from '../../../bank/depot'
import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { type CorporationId, TRAIN_TYPES, TRAINS, type TrainCard, TYPE_OF } from '../data'
import type { LilLedger } from '../ledger'
import { afterWithholding, spaceOn } from '../moves'
import { refuse } from '../refusals'
import { directorOf, frame, hasCharacter, type LilState, trainLimit, trainsOf } from '../state'
import { withRun } from '../turns'
import { leftStack } from './phases'

/** A train to be bought: from the stack (`ipo`), the scrapped trains, or another company at a price. */
export interface Purchase {
  readonly corporation: CorporationId
  readonly train: TrainCard
  readonly from: 'ipo' | 'scrapped' | CorporationId
  readonly price?: number
}

/** The printed price, a tenth less for a new train of the Admiral's companies; from another company the agreed price. */
export function costOf(state: LilState, { corporation, train, from, price }: Purchase): Money {
  const type = TRAIN_TYPES[TYPE_OF[train]]
  if (price !== undefined) return price
  return from === 'ipo' && hasCharacter(state, directorOf(state, corporation), 'admiral')
    ? type.admiral
    : type.price
}

/** The train must be available: the top one of the stack, or a card at the place it is bought from. */
function refuseSource(state: LilState, { corporation, train, from }: Purchase): Refusal | undefined {
  if (from === 'ipo') {
    const next = nextTrain(state.depot, TRAINS) ?? null
    return next === train ? undefined : refuse('trains', 'notNext', { train, next })
  }
  if (from === corporation) return refuse('trains', 'ownTrain', { corporation })
  const cards = from === 'scrapped' ? state.depot.market : trainsOf(state, from)
  return cards.includes(train) ? undefined : refuse('trains', 'notThere', { train, from })
}

/** The bank's price is printed and must not be given; another company's is agreed on and must be. */
function refusePriceOf(state: LilState, purchase: Purchase): Refusal | undefined {
  const { train, from, price } = purchase
  const fromBank = from === 'ipo' || from === 'scrapped'
  if (!fromBank && price === undefined) return refuse('trains', 'priceNeeded', { train, from })
  if (!fromBank || price === undefined) return undefined
  const { price: _, ...printed } = purchase
  return refuse('trains', 'priceFixed', { train, price: costOf(state, printed) })
}

/** The most that a company can pay for a train: its treasury, and without a train its director's cash as well (trains). */
export function meansFor(state: LilState, corporation: CorporationId): Money {
  const has = cashOf(state.cash, corporation)
  const player = directorOf(state, corporation)
  return player === null || trainsOf(state, corporation).length > 0 ? has : has + cashOf(state.cash, player)
}

/** If the treasury is short, the director adds the rest, wherever the train comes from; only for a company without one. */
function refuseMoney(state: LilState, purchase: Purchase): Refusal | undefined {
  const { corporation } = purchase
  const price = costOf(state, purchase)
  const has = cashOf(state.cash, corporation)
  if (has >= price) return undefined
  const trains = trainsOf(state, corporation).length
  if (trains > 0) return refuse('trains', 'ownsTrain', { corporation, trains, has, price })
  const player = directorOf(state, corporation) ?? ''
  const cash = cashOf(state.cash, player)
  const needs = price - has
  return cash < needs
    ? refuse('trains', 'directorShort', { player, has: cash, needs, short: needs - cash })
    : undefined
}

/**
 * Why a founded company may not make a purchase, whatever the turn allows: the train's place, its price, the train limit,
 * or the money.
 */
export function refusePurchase(state: LilState, purchase: Purchase): Refusal | undefined {
  const { corporation } = purchase
  const wrong = refuseSource(state, purchase) ?? refusePriceOf(state, purchase)
  if (wrong) return wrong
  const owned = trainsOf(state, corporation).length
  const limit = trainLimit(state)
  if (owned >= limit) return refuse('trainLimit', 'trainLimit', { corporation, owned, limit })
  return refuseMoney(state, purchase)
}

/** Carries out a purchase: the director adds exactly what is missing, and the first train of a type begins its phase. */
export function purchase(ledger: LilLedger, wanted: Purchase): void {
  const { corporation, train, from } = wanted
  const price = costOf(ledger.state, wanted)
  const missing = price - cashOf(ledger.state.cash, corporation)
  const director = directorOf(ledger.state, corporation)
  if (missing > 0 && director !== null) ledger.pay(director, corporation, missing, 'contribution', train)
  const seller = from === 'ipo' || from === 'scrapped' ? 'bank' : from
  ledger.pay(corporation, seller, price, 'train', train)
  ledger.train(train, from, corporation, 'bought')
  if (from === 'ipo') leftStack(ledger, TYPE_OF[train])
}

/**
 * Moves the marker of a company without a train left, once, before it buys a scrapped train or ends its turn: it does not
 * run.
 */
export function skipRun(ledger: LilLedger): void {
  const turn = frame(ledger.state, 'run')
  if (!turn || turn.ran !== null) return
  moveLeft(ledger, turn.corporation)
  withRun(ledger, { ran: 'none' })
}

/** Moves the marker of a company that pays no dividend left. */
export function moveLeft(ledger: LilLedger, corporation: CorporationId): void {
  const at = spaceOn(ledger.state, corporation)
  ledger.token(ledger.state.grid, corporation, afterWithholding(ledger.state.grid, at), 'left')
}
