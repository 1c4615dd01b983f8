import type { Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, MOST_SHARES, PAPER } from '../data'
import { refuse } from '../refusals'
import {
  type AlState,
  certificateLimit,
  certificates,
  cheapestUnsold,
  frame,
  freeCash,
  inYellow,
  type StockTurn,
  shares,
} from '../state'
import { saleThatHelps } from './sales'

/** A certificate that a player wants to buy: its number of shares, and the price per share. */
export interface Purchase {
  readonly player: PlayerId
  readonly corporation: CorporationId
  readonly shares: number
  readonly price: Money
}

/** Refuses while the Bank still sells private companies: a stock turn then follows 3.1. */
export function refuseWhileUnsold(state: AlState): Refusal | undefined {
  const unsold = cheapestUnsold(state)
  return unsold && refuse('3.1', 'privatesUnsold', { private: unsold })
}

/**
 * Refuses a second purchase in one turn, and one that would put an end to sales which the certificate limit still
 * demands (3.2(c), 3.3(b)).
 */
export function refuseOnePurchase(state: AlState, player: PlayerId): Refusal | undefined {
  const turn = frame(state, 'stock')
  if (turn?.bought) return refuse('3.2(c)', 'onePurchase', { player })
  const held = certificates(state, player)
  const limit = certificateLimit(state)
  if (turn?.sold && held > limit && saleThatHelps(state, player))
    return refuse('3.3(b)', 'sellFirst', { player, held, limit })
  return undefined
}

/** Refuses a player who already holds as many certificates as the limit allows (3.3(b)). */
export function refuseAtLimit(state: AlState, player: PlayerId): Refusal | undefined {
  const held = certificates(state, player)
  const limit = certificateLimit(state)
  return held >= limit ? refuse('3.3(b)', 'certificateLimit', { player, held, limit }) : undefined
}

/** Refuses a player who does not have the cash, or has set it aside for bids (3.1(b)). */
export function refusePrice(
  state: AlState,
  player: PlayerId,
  price: Money,
  rule: '3.2(c)' | '3.2(c)(4)',
): Refusal | undefined {
  const has = freeCash(state, player)
  return has < price ? refuse(rule, 'tooExpensive', { payer: player, has, price }) : undefined
}

/** Refuses what 3.2 and 3.3 do not allow in a purchase of stock, for the player whose stock turn under 3.2 it is. */
export function refusePurchase(
  state: AlState,
  { player, corporation, shares: number, price }: Purchase,
): Refusal | undefined {
  const second = refuseOnePurchase(state, player)
  if (second) return second
  if (frame(state, 'stock')?.soldInRound[player]?.includes(corporation))
    return refuse('3.2', 'soldThisRound', { player, corporation })
  const percent = (shares(state, corporation, player) + number) * PAPER.percent
  const limit = MOST_SHARES * PAPER.percent
  if (percent > limit) return refuse('3.3(a)', 'shareLimit', { player, corporation, percent, limit })
  const atLimit = inYellow(state, corporation) ? undefined : refuseAtLimit(state, player)
  return atLimit ?? refusePrice(state, player, price * number, '3.2(c)')
}

/** A stock turn after its one purchase. */
export function withPurchase(turn: StockTurn): StockTurn {
  return { ...turn, acted: true, bought: true }
}
