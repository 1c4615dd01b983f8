import type { Money } from '../../../bank/money'
import { certificatesFor } from '../../../bank/paper'
import { hasHeir } from '../../../families/stock/presidency'
import { type SaleOf, salesIn } from '../../../families/stock/sales'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, MOST_IN_POOL, PRESIDENT_SHARES } from '../data'
import type { VaLedger } from '../ledger'
import { afterSelling, moveToken } from '../moves'
import { refuse } from '../refusals'
import {
  certificateLimit,
  certificates,
  frame,
  paperOf,
  priceOf,
  type StockTurn,
  shares,
  type VaState,
} from '../state'
import { presidentAfter, settlePresidency } from './presidency'

/** A sale of shares of one corporation at one price. */
export type Sale = SaleOf<CorporationId>

/**
 * The rules of 4.3.1 and 3.1 for a sale in anyone's turn: the corporation has operated, the seller has the shares, the
 * Pool has room, and the president's certificate can change hands if need be.
 */
export function refuseSale(
  state: VaState,
  { player, corporation, shares: number }: Sale,
): Refusal | undefined {
  const held = shares(state, corporation, player)
  if (number > held) return refuse('4.3.1', 'notHeld', { player, corporation, held, shares: number })
  const { operated, president } = state.corporations[corporation]
  if (!operated) return refuse('4.3.1', 'notOperated', { corporation })
  const percent = (shares(state, corporation, 'market') + number) * paperOf(state, corporation).percent
  if (percent > MOST_IN_POOL) return refuse('3.1', 'poolFull', { corporation, percent, limit: MOST_IN_POOL })
  if (
    president === player &&
    held - number < PRESIDENT_SHARES &&
    !hasHeir(state, { player, corporation }, PRESIDENT_SHARES)
  )
    return refuse('3.1', 'presidentStays', { player, corporation, most: held - PRESIDENT_SHARES })
  return undefined
}

/** Refuses a sale after the purchase of a stock turn, or as a second block of the same corporation (4.3.1, 4.3.2). */
export function refuseSaleNow(turn: StockTurn, corporation: CorporationId): Refusal | undefined {
  const { player } = turn
  if (turn.bought) return refuse('4.3.2', 'salesOver', { player })
  return refuseSecondBlock(turn.sold, player, corporation)
}

/** Refuses if shares of the corporation were already sold in this turn or for this purchase (4.3.1). */
export function refuseSecondBlock(
  sold: readonly CorporationId[],
  player: PlayerId,
  corporation: CorporationId,
): Refusal | undefined {
  return sold.includes(corporation) ? refuse('4.3.1', 'oneBlock', { player, corporation }) : undefined
}

/** The proceeds of a sale: the current value for each share (4.3.1). */
export function proceeds(state: VaState, { corporation, shares: number }: Sale): Money {
  return (priceOf(state, corporation) ?? 0) * number
}

/**
 * Carries out a sale: the bank pays the same value for each share, the token drops a row for each, the presidency may
 * change (4.3.1, 4.4.2).
 */
export function sellTo(ledger: VaLedger, sale: Sale): void {
  const { player, corporation, shares: number } = sale
  ledger.pay('bank', player, proceeds(ledger.state, sale), 'sale', corporation)
  ledger.shares(corporation, player, 'market', number)
  moveToken(ledger, corporation, at => afterSelling(at, number), 'sold')
  settlePresidency(ledger, corporation)
}

/** Every number of shares that a player has to sell of each corporation, allowed or not. */
export const salesOf = (state: VaState, player: PlayerId): readonly Sale[] =>
  salesIn(CORPORATIONS, state, player)

/** By how many certificates a sale reduces what the seller holds, allowing for a lost presidency (3.1). */
function relief(state: VaState, sale: Sale): number {
  const { player, corporation } = sale
  const paper = paperOf(state, corporation)
  const held = shares(state, corporation, player)
  const now = certificatesFor(paper, held, state.corporations[corporation].president === player)
  const left = certificatesFor(paper, held - sale.shares, presidentAfter(state, sale) === player)
  return now - left
}

/** A sale, legal in this stock turn, that reduces the seller's number of certificates; `undefined` if there is none (3.1). */
export function saleThatHelps(state: VaState, player: PlayerId): Sale | undefined {
  const turn = frame(state, 'stock')
  if (!turn) return undefined
  return salesOf(state, player).find(
    sale => !refuseSaleNow(turn, sale.corporation) && !refuseSale(state, sale) && relief(state, sale) > 0,
  )
}

/**
 * Refuses a sale that leaves its seller over the certificate limit, if a larger one would leave fewer certificates: a second
 * sale of the same corporation cannot follow in this turn (3.1, 4.3.1). What may still be sold of others counts.
 */
export function refuseTooFew(state: VaState, turn: StockTurn, sale: Sale): Refusal | undefined {
  const { player, corporation } = sale
  const limit = certificateLimit(state)
  const held = certificates(state, player)
  if (held <= limit) return undefined
  const most = new Map<CorporationId, number>()
  const legal = salesOf(state, player).filter(
    other => !refuseSaleNow(turn, other.corporation) && !refuseSale(state, other),
  )
  for (const other of legal)
    if (other.corporation !== corporation)
      most.set(other.corporation, Math.max(relief(state, other), most.get(other.corporation) ?? 0))
  const others = [...most.values()].reduce((sum, number) => sum + number, 0)
  const here = legal.filter(other => other.corporation === corporation)
  const needs = Math.min(held - limit - others, Math.max(...here.map(other => relief(state, other))))
  if (relief(state, sale) >= needs) return undefined
  const least = here.find(other => relief(state, other) >= needs)?.shares ?? sale.shares
  return refuse('3.1', 'sellsTooFew', { player, corporation, held, limit, least })
}
