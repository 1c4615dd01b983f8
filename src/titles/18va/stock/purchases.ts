import type { Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import type { CorporationId } from '../data'
import { refuse } from '../refusals'
import {
  certificateLimit,
  certificates,
  frame,
  freeCash,
  mostPercent,
  paperOf,
  type StockTurn,
  shares,
  type VaState,
} from '../state'

/** A certificate that a player wants to buy: its corporation, how many shares it is, and the price per share. */
export interface Purchase {
  readonly player: PlayerId
  readonly corporation: CorporationId
  readonly shares: number
  readonly price: Money
}

/** The rules of 4.3 and 3.1 for any purchase of stock by the player whose stock turn it is. */
export function refusePurchase(
  state: VaState,
  { player, corporation, shares: number, price }: Purchase,
): Refusal | undefined {
  const turn = frame(state, 'stock')
  if (turn?.bought) return refuse('4.3.2', 'onePurchase', { player })
  if (turn?.soldInRound[player]?.includes(corporation))
    return refuse('4.3.1', 'soldThisRound', { player, corporation })
  const percent = (shares(state, corporation, player) + number) * paperOf(state, corporation).percent
  const limit = mostPercent(state)
  if (percent > limit) return refuse('3.1', 'shareLimit', { player, corporation, percent, limit })
  const held = certificates(state, player)
  const most = certificateLimit(state)
  if (held >= most) return refuse('3.1', 'certificateLimit', { player, held, limit: most })
  const has = freeCash(state, player)
  const sum = price * number
  return has < sum ? refuse('4.3.2', 'tooExpensive', { payer: player, has, price: sum }) : undefined
}

/** The stock turn after its one purchase. */
export function withPurchase(turn: StockTurn): StockTurn {
  return { ...turn, bought: true }
}
