import { spaceOf } from '../../../bank/chart'
import type { Holder, Money } from '../../../bank/money'
import { certificatesFor } from '../../../bank/paper'
import { hasHeir } from '../../../families/stock/presidency'
import { type SaleOf, salesIn } from '../../../families/stock/sales'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, GRID, MOST_IN_MARKET, PAPER } from '../data'
import type { AlLedger } from '../ledger'
import { afterSelling } from '../moves'
import { refuse } from '../refusals'
import { type AlState, certificates, cheapestUnsold, frame, priceOf, type StockTurn, shares } from '../state'
import { roundName } from '../turns'
import { presidentAfter, settlePresidency } from './presidency'

/** A sale of shares of one corporation at one price. */
export type Sale = SaleOf<CorporationId>

/**
 * Refuses what 3.2(a)(2) to (4) do not allow in a sale, whoever's turn it is: too few shares held, no room in the
 * Open Market, the president's certificate.
 */
export function refuseSale(
  state: AlState,
  { player, corporation, shares: number }: Sale,
): Refusal | undefined {
  const held = shares(state, corporation, player)
  if (number > held) return refuse('3.2(a)', 'notHeld', { player, corporation, held, shares: number })
  const market = shares(state, corporation, 'market') + number
  if (market > MOST_IN_MARKET) {
    const facts = { corporation, percent: market * PAPER.percent, limit: MOST_IN_MARKET * PAPER.percent }
    return refuse('3.2(a)(2)', 'marketFull', facts)
  }
  const presides = state.corporations[corporation].president === player
  if (
    presides &&
    held - number < PAPER.presidentShares &&
    !hasHeir(state, { player, corporation }, PAPER.presidentShares)
  ) {
    const most = held - PAPER.presidentShares
    const half = most === 0 && number < PAPER.presidentShares
    return refuse(half ? '3.2(a)(4)' : '3.2(a)(3)', 'presidentStays', { player, corporation, most })
  }
  return undefined
}

/** Refuses a sale in a stock turn: in the first stock round, and after a purchase that followed a sale (3.2(a)(1), 3.2). */
export function refuseSaleNow(state: AlState, turn: StockTurn): Refusal | undefined {
  if (state.extra.round.stock === 1) return refuse('3.2(a)(1)', 'noSalesYet', { round: roundName(state) })
  return refuseSaleOrder(turn)
}

/** Refuses a sale if the one purchase of the turn already followed a sale: it must come before all sales or after all of them (3.2). */
export function refuseSaleOrder(turn: StockTurn): Refusal | undefined {
  const between = turn.bought && turn.sold && !turn.soldAfter
  return between ? refuse('3.2', 'salesOver', { player: turn.player }) : undefined
}

/** A stock turn after one more sale by its player. */
export function withSale(turn: StockTurn): StockTurn {
  return { ...turn, acted: true, sold: true, soldAfter: turn.soldAfter || turn.bought }
}

/**
 * Carries out a sale: the Bank pays one price for all shares, the token falls one space per share, the presidency may
 * change (3.2(a), 3.5).
 */
export function sellTo(ledger: AlLedger, { player, corporation, shares: number }: Sale): void {
  const price = priceOf(ledger.state, corporation) ?? 0
  ledger.pay('bank', player, price * number, 'sale', corporation)
  ledger.shares(corporation, player, 'market', number)
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(corporation, afterSelling(at, number), 'sold')
  settlePresidency(ledger, corporation)
}

/** Certificates of one corporation that count for a player after a sale (3.3(b)). */
function countingAfter(state: AlState, sale: Sale): number {
  const at = spaceOf(state.chart, sale.corporation)
  if (!at) return 0
  const space = afterSelling(at, sale.shares)
  if (GRID[space[0]]?.[space[1]]?.yellow) return 0
  const left = shares(state, sale.corporation, sale.player) - sale.shares
  return certificatesFor(PAPER, left, presidentAfter(state, sale) === sale.player)
}

/** What a player's certificates would count after a sale, including the effect of the yellow zone and of a lost presidency (3.3(b)). */
function certificatesAfter(state: AlState, sale: Sale): number {
  const now = countingAfter(state, { ...sale, shares: 0 })
  return certificates(state, sale.player) - now + countingAfter(state, sale)
}

/** Every number of shares that a player has to sell of each corporation, allowed or not. */
export const salesOf = (state: AlState, player: PlayerId): readonly Sale[] =>
  salesIn(CORPORATIONS, state, player)

/**
 * A sale that the Bank accepts in this stock turn and that lowers the seller's count of certificates (3.3(b));
 * `undefined` if there is none.
 */
export function saleThatHelps(state: AlState, player: PlayerId): Sale | undefined {
  const turn = frame(state, 'stock')
  if (!turn || cheapestUnsold(state) || refuseSaleNow(state, turn)) return undefined
  const now = certificates(state, player)
  return salesOf(state, player).find(sale => !refuseSale(state, sale) && certificatesAfter(state, sale) < now)
}

/**
 * What the seller receives for the cheapest certificate of a sale: the market value, or twice that if only the
 * president's certificate is sold (4.2.5.2(d)).
 */
export function leastReceived(state: AlState, { player, corporation, shares: number }: Sale): Money {
  const price = priceOf(state, corporation) ?? 0
  const presides = state.corporations[corporation].president === (player as Holder)
  const singles = shares(state, corporation, player) - PAPER.presidentShares
  return presides && number === PAPER.presidentShares && singles < number
    ? price * PAPER.presidentShares
    : price
}
