import { spaceOf } from '../../../bank/chart'
import { nextTrain } from '../../../bank/depot'
import { cashOf, type Holder, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, TRAIN_CARDS, TRAINS, type TrainId } from '../data'
import { AlLedger } from '../ledger'
import { afterWithholding } from '../moves'
import { refuse } from '../refusals'
import { type AlState, frame, freeCash, type OperatingTurn, obsolete, phaseReached, priceOf } from '../state'
import { presidentAfter } from './presidency'
import { leastReceived, refuseSale, type Sale, salesOf } from './sales'

/** A train that the Bank would sell now, and its price. */
export interface BankOffer {
  readonly train: TrainId
  readonly from: 'ipo' | 'market'
  readonly price: Money
  readonly yards?: true
}

/** A forced purchase that the treasury cannot pay: what the president must add (4.2.5.2). */
export interface Need {
  readonly corporation: CorporationId
  readonly president: PlayerId
  readonly offer: BankOffer
  readonly contribution: Money
  /** The president's money, less what is set aside for bids, and what is still missing: 0 once the president can pay. */
  readonly has: Money
  readonly short: Money
  /** The least that the president has received for a certificate so far in this purchase; `null` before a sale. */
  readonly least: Money | null
}

/** Whether the New Decatur Yards halve the price of a new train for this corporation: up to and including the first 5 (Table III). */
export function yardsApply(state: AlState, corporation: CorporationId): boolean {
  return state.privates.NDY === (corporation as Holder) && !phaseReached(state, '5')
}

/**
 * What the Bank offers: the next train of the Initial Offering, at half price if the buyer owns the New Decatur
 * Yards, and those in the Open Market that are not obsolete.
 */
export function bankOffers(state: AlState, corporation: CorporationId): readonly BankOffer[] {
  const next = nextTrain(state.depot, TRAINS)
  const used = new Set(state.depot.market.filter(train => !obsolete(state, train)))
  const market = [...used].map(train => ({
    train,
    from: 'market' as const,
    price: TRAIN_CARDS[train].price,
  }))
  if (!next) return market
  const { price } = TRAIN_CARDS[next]
  const yards = yardsApply(state, corporation)
  return [
    yards ? { train: next, from: 'ipo', price: price / 2, yards } : { train: next, from: 'ipo', price },
    ...market,
  ]
}

/** The cheapest train that the Bank offers, `undefined` if it has none. */
export function cheapestOffer(state: AlState, corporation: CorporationId): BankOffer | undefined {
  return bankOffers(state, corporation).reduce<BankOffer | undefined>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    undefined,
  )
}

/** A corporation that owns no train did not run: its token moves left before it goes on (4.2.4). */
export function skipRun(ledger: AlLedger): void {
  const turn = frame(ledger.state, 'operate')
  if (!turn || turn.step === 'trains' || ledger.state.depot.owned[turn.corporation].length > 0) return
  moveLeft(ledger, turn.corporation)
  ledger.setTurn({ ...turn, step: 'trains' })
}

/** After withholding or not running, the token moves left, or down in the leftmost column (4.2.4). */
export function moveLeft(ledger: AlLedger, corporation: CorporationId): void {
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(corporation, afterWithholding(at), 'left')
}

/** The table once the operating corporation has skipped its run (4.2.4). */
export function afterSkip(state: AlState): AlState {
  const ledger = new AlLedger(state)
  skipRun(ledger)
  return ledger.state
}

/** The forced purchase that the president of the operating corporation now has to help with, if there is one (4.2.5.2). */
export function needOf(state: AlState): Need | undefined {
  const turn = frame(state, 'operate')
  if (!turn || state.depot.owned[turn.corporation].length > 0) return undefined
  const { corporation, least } = turn
  const { president } = state.corporations[corporation]
  const offer = cheapestOffer(state, corporation)
  const treasury = cashOf(state.cash, corporation)
  if (!president || !offer || treasury >= offer.price) return undefined
  const contribution = offer.price - treasury
  const has = freeCash(state, president)
  return { corporation, president, offer, contribution, has, short: Math.max(0, contribution - has), least }
}

/**
 * Refuses a sale for a forced purchase that 3.2(a) does not allow, or that would lose the presidency of the
 * corporation that buys (4.2.5.2(d)).
 */
export function refuseForcedSale(state: AlState, need: Need, sale: Sale): Refusal | undefined {
  const refusal = refuseSale(state, sale)
  if (refusal) return refusal
  if (sale.corporation !== need.corporation || presidentAfter(state, sale) === need.president)
    return undefined
  return refuse('4.2.5.2(d)', 'keepsPresidency', { player: sale.player, corporation: sale.corporation })
}

/** The sales still open to the president, one for each number of shares. */
function openSales(state: AlState, need: Need): readonly Sale[] {
  return salesOf(state, need.president).filter(sale => !refuseForcedSale(state, need, sale))
}

/** Whether the president would keep at least as much as the cheapest certificate brought, so that one sale was not needed (4.2.5.2(d)). */
function tooMuch(need: Need, proceeds: Money, certificate: Money): boolean {
  const left = need.has + proceeds - need.contribution
  return left >= 0 && left >= Math.min(need.least ?? certificate, certificate)
}

function saleTooMuch(state: AlState, need: Need, sale: Sale): boolean {
  return tooMuch(need, (priceOf(state, sale.corporation) ?? 0) * sale.shares, leastReceived(state, sale))
}

/** Refuses a sale of more than just enough, unless every open sale would be (4.2.5.2(d)). */
export function refuseTooMuch(state: AlState, need: Need, sale: Sale): Refusal | undefined {
  if (!saleTooMuch(state, need, sale)) return undefined
  const better = openSales(state, need).filter(other => !saleTooMuch(state, need, other))
  if (better.length === 0) return undefined
  const player = need.president
  const left = need.has + (priceOf(state, sale.corporation) ?? 0) * sale.shares - need.contribution
  const certificate = leastReceived(state, sale)
  const smaller = better
    .filter(other => other.corporation === sale.corporation && other.shares < sale.shares)
    .at(-1)
  if (smaller)
    return refuse('4.2.5.2(d)', 'sellsTooMuch', { player, left, least: certificate, shares: smaller.shares })
  return refuse('4.2.5.2(d)', 'takeBack', {
    player,
    left,
    least: Math.min(need.least ?? certificate, certificate),
  })
}

/** Like `refuseTooMuch`, for a private company sold to another player at a price. */
export function refusePrivateTooMuch(need: Need, price: Money): Refusal | undefined {
  if (!tooMuch(need, price, price)) return undefined
  const left = need.has + price - need.contribution
  return refuse('4.2.5.2(d)', 'takeBack', {
    player: need.president,
    left,
    least: Math.min(need.least ?? price, price),
  })
}

/** The largest open sale of each corporation: the most that the president can still raise, at current prices. */
export function largestSales(state: AlState, need: Need): readonly Sale[] {
  const largest = new Map<CorporationId, Sale>()
  for (const sale of openSales(state, need)) largest.set(sale.corporation, sale)
  return [...largest.values()]
}

/** All that a president could raise: cash, and the proceeds of the largest open sale of each corporation. */
export function canRaise(state: AlState, need: Need): Money {
  const sales = largestSales(state, need)
  return sales.reduce((sum, sale) => sum + (priceOf(state, sale.corporation) ?? 0) * sale.shares, need.has)
}

/** An operating turn after one more certificate was sold for its purchase: the lowest price of all is kept. */
export function withLeast(turn: OperatingTurn, certificate: Money): OperatingTurn {
  return { ...turn, least: Math.min(turn.least ?? certificate, certificate) }
}

/**
 * Refuses once the president has sold certificates for the purchase: the corporation then buys from the Bank, with
 * the president's money (4.2.5.2(a), (d)).
 */
export function refuseAfterForcedSale(
  state: AlState,
  { corporation, least }: OperatingTurn,
  rule: '4.2.5.2' | '4.2.5.2(a)',
): Refusal | undefined {
  const player = state.corporations[corporation].president
  return least === null || player === null ? undefined : refuse(rule, 'soldForTrain', { player, corporation })
}
