import { nextTrain } from '../../../bank/depot'
import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, TRAIN_CARDS, TRAINS, TREDEGAR_DISCOUNT, type TrainId } from '../data'
import { VaLedger } from '../ledger'
import { afterWithholding, moveToken } from '../moves'
import { refuse } from '../refusals'
import { frame, type OperatingTurn, priceOf, shares, type VaState } from '../state'
import { presidentAfter } from './presidency'
import { proceeds, refuseSale, refuseSecondBlock, type Sale, salesOf } from './sales'

/** A train for sale from the bank or the Pool, and its price. */
export interface BankOffer {
  readonly train: TrainId
  readonly from: 'ipo' | 'market'
  readonly price: Money
}

/** A forced purchase that the treasury cannot pay, and what the president must add (4.6.2). */
export interface Need {
  readonly corporation: CorporationId
  readonly president: PlayerId
  /** The cheapest train of bank and Pool without the Tredegar Iron Works, whose use is voluntary. */
  readonly offer: BankOffer
  readonly contribution: Money
  /** The contribution if the Tredegar Iron Works are used; `null` if the corporation does not own them. */
  readonly withTredegar: Money | null
  /** The president's cash, and what it lacks for the contribution; 0 once there is enough. */
  readonly has: Money
  readonly short: Money
}

/** Types that the bank sells now: the top of the stack, and with it the 4D once the first 6/5G has been bought (4.5.8). */
export function newTrains({ depot, phase }: Pick<VaState, 'depot' | 'phase'>): readonly TrainId[] {
  const next = nextTrain(depot, TRAINS)
  if (next === undefined) return []
  const beside = next !== '4D' && (phase === '6' || phase === '4D') && depot.offering['4D'] !== 0
  return beside ? [next, '4D'] : [next]
}

/** Does the corporation own the Tredegar Iron Works (4.2)? */
export function ownsTredegar(state: VaState, corporation: CorporationId): boolean {
  return state.privates.TIW === corporation
}

/** The price of a new train; $200 less with the Tredegar Iron Works, but never below $0 (4.2). */
export function newPrice(train: TrainId, tredegar: boolean): Money {
  const { price } = TRAIN_CARDS[train]
  return tredegar ? Math.max(0, price - TREDEGAR_DISCOUNT) : price
}

/**
 * Everything that bank and Pool sell, one train of each type; `tredegar`: the Tredegar Iron Works are used for a new
 * one (4.5.8).
 */
export function bankOffers(state: VaState, tredegar: boolean): readonly BankOffer[] {
  const fresh = newTrains(state).map(train => ({
    train,
    from: 'ipo' as const,
    price: newPrice(train, tredegar),
  }))
  const used = TRAINS.filter(type => state.depot.market.includes(type)).map(train => ({
    train,
    from: 'market' as const,
    price: TRAIN_CARDS[train].price,
  }))
  return [...fresh, ...used]
}

/** The cheapest train of bank and Pool; `undefined` if they have none. */
export function cheapestOffer(state: VaState, tredegar: boolean): BankOffer | undefined {
  let best: BankOffer | undefined
  for (const offer of bankOffers(state, tredegar)) if (!best || offer.price < best.price) best = offer
  return best
}

/** Skips the run of a corporation without trains: its token moves left, and its turn goes on with buying trains (3.2, 4.5.7). */
export function skipRun(ledger: VaLedger): void {
  const turn = frame(ledger.state, 'operate')
  if (!turn || turn.step === 'trains' || ledger.state.depot.owned[turn.corporation].length > 0) return
  moveToken(ledger, turn.corporation, afterWithholding, 'left')
  ledger.setTurn({ ...turn, step: 'trains' })
}

/** The table after the operating corporation's run has been skipped, if it has no trains (3.2). */
export function afterSkip(state: VaState): VaState {
  const ledger = new VaLedger(state)
  skipRun(ledger)
  return ledger.state
}

/** Refuses if the corporation owns trains that have not run yet (4.5). */
export function refuseBeforeRun(state: VaState, turn: OperatingTurn): Refusal | undefined {
  const trains = state.depot.owned[turn.corporation].length
  if (turn.step === 'trains' || trains === 0) return undefined
  return refuse('4.5.5', 'mustRun', { corporation: turn.corporation, trains })
}

/** The forced purchase to which the operating corporation's president must contribute now; `undefined` if none is due (4.6.2). */
export function needOf(state: VaState): Need | undefined {
  const turn = frame(state, 'operate')
  if (!turn || state.depot.owned[turn.corporation].length > 0) return undefined
  const { corporation } = turn
  const { president } = state.corporations[corporation]
  const offer = cheapestOffer(state, false)
  const treasury = cashOf(state.cash, corporation)
  if (!president || !offer || treasury >= offer.price) return undefined
  const contribution = offer.price - treasury
  const reduced = ownsTredegar(state, corporation) ? cheapestOffer(state, true) : undefined
  const withTredegar = reduced ? Math.max(0, reduced.price - treasury) : null
  const has = cashOf(state.cash, president)
  const short = Math.max(0, contribution - has)
  return { corporation, president, offer, contribution, withTredegar, has, short }
}

/**
 * Refuses what a president may not sell for a forced purchase: more than one block of a corporation, what 4.3.1 and 3.1
 * forbid, and the presidency of the buying corporation (4.6.2).
 */
export function refuseForcedSale(
  state: VaState,
  sold: readonly CorporationId[],
  need: Pick<Need, 'corporation' | 'president'>,
  sale: Sale,
): Refusal | undefined {
  const refusal = refuseSecondBlock(sold, sale.player, sale.corporation) ?? refuseSale(state, sale)
  if (refusal) return refusal
  if (sale.corporation !== need.corporation || presidentAfter(state, sale) === need.president)
    return undefined
  let most = sale.shares - 1
  while (most > 0 && presidentAfter(state, { ...sale, shares: most }) !== need.president) most--
  return refuse('4.6.2', 'keepsPresidency', { player: sale.player, corporation: sale.corporation, most })
}

/** Refuses if fewer shares of the corporation would be enough (4.6.2). */
export function refuseTooMuch(state: VaState, need: Need, sale: Sale): Refusal | undefined {
  const price = priceOf(state, sale.corporation) ?? 0
  const enough = Math.ceil(need.short / price)
  if (sale.shares <= enough) return undefined
  const { player, corporation, shares: number } = sale
  return refuse('4.6.2', 'sellsTooMuch', { player, corporation, shares: number, enough, short: need.short })
}

/** The largest sale of a corporation that the president may make now; `undefined` if there is none. */
export function largestSale(
  state: VaState,
  sold: readonly CorporationId[],
  need: Pick<Need, 'corporation' | 'president'>,
  corporation: CorporationId,
): Sale | undefined {
  const player = need.president
  for (let number = shares(state, corporation, player); number > 0; number--) {
    const sale = { player, corporation, shares: number }
    if (!refuseForcedSale(state, sold, need, sale)) return sale
  }
  return undefined
}

/** The most a president can raise: cash plus the proceeds of the largest possible sale of each corporation. */
export function canRaise(state: VaState, need: Need): Money {
  const sold = frame(state, 'operate')?.sold ?? []
  const corporations = new Set(salesOf(state, need.president).map(({ corporation }) => corporation))
  let sum = need.has
  for (const corporation of corporations) {
    const sale = largestSale(state, sold, need, corporation)
    if (sale) sum += proceeds(state, sale)
  }
  return sum
}

/**
 * The least that a president must raise. Using the Tredegar Iron Works is voluntary, but nobody is bankrupt while they
 * would help (4.6.3).
 */
export function leastNeeded({ contribution, withTredegar }: Need): Money {
  return Math.min(contribution, withTredegar ?? contribution)
}

/**
 * Refuses a sale that is too small, as a second block of the same corporation cannot follow (4.3.1): one after which the
 * president could no longer raise enough, although they still can before it (4.6.2); and where everything together does not
 * suffice, one of less than all that may be sold of the corporation (4.6.3).
 */
export function refuseTooLittle(
  state: VaState,
  sold: readonly CorporationId[],
  need: Need,
  sale: Sale,
): Refusal | undefined {
  const largest = largestSale(state, sold, need, sale.corporation)
  const price = priceOf(state, sale.corporation) ?? 0
  const [raises, needs] = [canRaise(state, need), leastNeeded(need)]
  if (!largest) return undefined
  const { player, corporation, shares: number } = sale
  if (raises < needs) {
    const all = largest.shares
    return number < all
      ? refuse('4.6.3', 'sellsNotAll', { player, corporation, shares: number, all, raises, needs })
      : undefined
  }
  const others = raises - proceeds(state, largest)
  const least = Math.ceil((needs - others) / price)
  if (number >= least) return undefined
  return refuse('4.6.2', 'sellsTooLittle', { player, corporation, shares: number, least })
}
