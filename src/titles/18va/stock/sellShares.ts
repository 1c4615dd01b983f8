import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, count, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { VaLedger, VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, shares, type VaState } from '../state'
import { actor, operating, refuseStockTurn, stockTurn } from '../turns'
import {
  afterSkip,
  needOf,
  refuseBeforeRun,
  refuseForcedSale,
  refuseTooLittle,
  refuseTooMuch,
  skipRun,
} from './forced'
import { refuseSale, refuseSaleNow, refuseTooFew, sellTo } from './sales'

const schema = action('sellShares', { player, corporation: oneOf(CORPORATIONS), shares: count })
export type SellShares = v.InferOutput<typeof schema>

/** Refuses outside a forced purchase; within one, the seller must be the president whose money is short (4.6.2). */
function refuseForced(before: VaState, sale: SellShares): Refusal | undefined {
  const { player } = sale
  const state = afterSkip(before)
  const turn = frame(state, 'operate')
  const need = needOf(state)
  if (!turn || need?.president !== player)
    return (
      (turn && state.corporations[turn.corporation].president === player
        ? refuseBeforeRun(state, turn)
        : undefined) ?? refuse('4.6.2', 'notRaising', { player, turn: actor(state) ?? '' })
    )
  if (need.short === 0)
    return refuse('4.6.2', 'nothingShort', { player, has: need.has, needs: need.contribution })
  return (
    refuseForcedSale(state, turn.sold, need, sale) ??
    refuseTooMuch(state, need, sale) ??
    refuseTooLittle(state, turn.sold, need, sale)
  )
}

function sellInStockTurn(ledger: VaLedger, sale: SellShares): void {
  const { player, corporation } = sale
  const turn = stockTurn(ledger)
  const before = turn.soldInRound[player] ?? []
  const soldInRound = before.includes(corporation)
    ? turn.soldInRound
    : { ...turn.soldInRound, [player]: [...before, corporation] }
  sellTo(ledger, sale)
  ledger.setTurn({ ...turn, sold: [...turn.sold, corporation], soldInRound })
}

/** Sells shares of one corporation to the Pool, all at one value (4.3.1), also to raise money for a forced purchase (4.6.2). */
export const sellShares: VaRule<SellShares> = {
  cite: '4.3.1',
  schema,
  offers(state) {
    const seller = frame(state, 'stock')?.player ?? needOf(state)?.president
    if (!seller) return []
    return CORPORATIONS.filter(corporation => shares(state, corporation, seller) > 0).map(corporation => ({
      slot: `corporation:${corporation}`,
      draft: { type: 'sellShares', player: seller, corporation, shares: 1 },
      vary: { shares: { from: 1, to: shares(state, corporation, seller), step: 1 } },
    }))
  },
  check(state, sale) {
    if (frame(state, 'operate')) return refuseForced(state, sale)
    const turn = frame(state, 'stock')
    const refusal = refuseStockTurn(state, sale.player)
    return (
      refusal ??
      (turn && refuseSaleNow(turn, sale.corporation)) ??
      refuseSale(state, sale) ??
      (turn && refuseTooFew(state, turn, sale))
    )
  },
  play(ledger, sale) {
    if (frame(ledger.state, 'stock')) return sellInStockTurn(ledger, sale)
    skipRun(ledger)
    const turn = operating(ledger)
    ledger.setTurn({ ...turn, sold: [...turn.sold, sale.corporation] })
    sellTo(ledger, sale)
  },
}
