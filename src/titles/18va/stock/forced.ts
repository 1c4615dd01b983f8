import { nextTrain } from '../../../bank/depot'
import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, TRAIN_CARDS, TRAINS, TREDEGAR, type TrainId } from '../data'
import { VaLedger } from '../ledger'
import { afterWithholding, moveToken } from '../moves'
import { refuse } from '../refusals'
import { frame, type OperatingTurn, priceOf, shares, type VaState } from '../state'
import { presidentAfter, proceeds, refuseSale, refuseSecondBlock, type Sale, salesOf } from './sales'

/** A train that the bank or the Pool would sell now, and at what. */
export interface BankOffer {
  readonly train: TrainId
  readonly from: 'ipo' | 'market'
  readonly price: Money
}

/** A forced purchase that the treasury cannot pay: what the president must add (4.6.2). */
export interface Need {
  readonly corporation: CorporationId
  readonly president: PlayerId
  /** The cheapest train of bank and Pool without the Tredegar Iron Works, whose use nobody is made to. */
  readonly offer: BankOffer
  readonly contribution: Money
  /** What the contribution would be with the Tredegar Iron Works, if the corporation owns them. */
  readonly withTredegar: Money | null
  /** What the president has, and what is still missing; 0 once it is enough. */
  readonly has: Money
  readonly short: Money
}

/** Types that the bank sells now: the topmost of the stack, and the 4D beside it once the first 6/5G was bought (4.5.8). */
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

/** The price of a new train, $200 less with the Tredegar Iron Works but never below $0 (4.2). */
export function newPrice(train: TrainId, tredegar: boolean): Money {
  const { price } = TRAIN_CARDS[train]
  return tredegar ? Math.max(0, price - TREDEGAR) : price
}

/** All that bank and Pool offer, one of each type; `tredegar` says whether the Tredegar Iron Works are used for a new one (4.5.8). */
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

/** The cheapest train of bank and Pool, or nothing when they have none. */
export function cheapestOffer(state: VaState, tredegar: boolean): BankOffer | undefined {
  let best: BankOffer | undefined
  for (const offer of bankOffers(state, tredegar)) if (!best || offer.price < best.price) best = offer
  return best
}

/** A corporation that owns no train did not run: before it buys, its token moves left (3.2, 4.5.7). */
export function skipRun(ledger: VaLedger): void {
  const turn = frame(ledger.state, 'operate')
  if (!turn || turn.step === 'trains' || ledger.state.depot.owned[turn.corporation].length > 0) return
  moveToken(ledger, turn.corporation, afterWithholding, 'left')
  ledger.setTurn({ ...turn, step: 'trains' })
}

/** The table as it stands once the operating corporation has passed its run by (3.2). */
export function afterSkip(state: VaState): VaState {
  const ledger = new VaLedger(state)
  skipRun(ledger)
  return ledger.state
}

/** Refused before the run of a corporation that owns trains (4.5). */
export function refuseBeforeRun(state: VaState, turn: OperatingTurn): Refusal | undefined {
  const trains = state.depot.owned[turn.corporation].length
  if (turn.step === 'trains' || trains === 0) return undefined
  return refuse('4.5.5', 'mustRun', { corporation: turn.corporation, trains })
}

/** The forced purchase that the president of the operating corporation has to help with now, if there is one (4.6.2). */
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

/** What a president may still sell for a forced purchase: one block of a corporation, as 4.3.1 and 3.1 allow, and never the presidency of the corporation that buys (4.6.2). */
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

/** Refused where fewer shares of the corporation would do (4.6.2). */
export function refuseTooMuch(state: VaState, need: Need, sale: Sale): Refusal | undefined {
  const price = priceOf(state, sale.corporation) ?? 0
  const enough = Math.ceil(need.short / price)
  if (sale.shares <= enough) return undefined
  const { player, corporation, shares: number } = sale
  return refuse('4.6.2', 'sellsTooMuch', { player, corporation, shares: number, enough, short: need.short })
}

/** The largest sale of a corporation that is open to the president now, or nothing. */
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

/** All that a president could put on the table: cash and the proceeds of the largest open sale of each corporation. */
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

/** What a president has to put up at the least. Nobody has to use the Tredegar Iron Works, but as long as they would help nobody is bankrupt (4.6.3). */
export function leastNeeded({ contribution, withTredegar }: Need): Money {
  return Math.min(contribution, withTredegar ?? contribution)
}

/**
 * Refused where enough could be raised before the sale and not after it: what the president sells must suffice (4.6.2),
 * and a second block of the same corporation cannot follow (4.3.1).
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
  if (!largest || raises < needs) return undefined
  const others = raises - proceeds(state, largest)
  const least = Math.ceil((needs - others) / price)
  if (sale.shares >= least) return undefined
  const { player, corporation, shares: number } = sale
  return refuse('4.6.2', 'sellsTooLittle', { player, corporation, shares: number, least })
}
