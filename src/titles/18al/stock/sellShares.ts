import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, count, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { AlLedger, AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, shares } from '../state'
import { operating, refuseStockTurn, stockTurn } from '../turns'
import { afterSkip, needOf, refuseForcedSale, refuseTooMuch, skipRun, withLeast } from './forced'
import { refuseWhileUnsold } from './purchases'
import { leastReceived, refuseSale, refuseSaleNow, sellTo, withSale } from './sales'

const schema = action('sellShares', { player, corporation: oneOf(CORPORATIONS), shares: count })
export type SellShares = v.InferOutput<typeof schema>

/** Refuses any sale outside a forced purchase; within it the seller must be the president who is short (4.2.5.2(d)). */
function refuseForced(before: AlState, sale: SellShares): Refusal | undefined {
  const state = afterSkip(before)
  const turn = frame(state, 'operate')
  const need = needOf(state)
  if (!turn || need?.president !== sale.player)
    return refuse('4.2.5.2(d)', 'notRaising', { player: sale.player, turn: turn?.corporation ?? '' })
  if (need.short === 0)
    return refuse('4.2.5.2(d)', 'nothingShort', {
      player: sale.player,
      has: need.has,
      needs: need.contribution,
    })
  return refuseForcedSale(state, need, sale) ?? refuseTooMuch(state, need, sale)
}

function sellInStockTurn(ledger: AlLedger, sale: SellShares): void {
  const turn = withSale(stockTurn(ledger))
  const sold = turn.soldInRound[sale.player] ?? []
  const soldInRound = sold.includes(sale.corporation)
    ? turn.soldInRound
    : { ...turn.soldInRound, [sale.player]: [...sold, sale.corporation] }
  sellTo(ledger, sale)
  ledger.setTurn({ ...turn, soldInRound })
}

/** Sells shares of one corporation to the Bank at one price (3.2(a)); also raises money for a forced purchase this way (4.2.5.2(d)). */
export const sellShares: AlRule<SellShares> = {
  cite: '3.2(a)',
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
    const refusal = refuseStockTurn(state, sale.player) ?? refuseWhileUnsold(state)
    return refusal ?? (turn && refuseSaleNow(state, turn)) ?? refuseSale(state, sale)
  },
  play(ledger, sale) {
    if (frame(ledger.state, 'stock')) return sellInStockTurn(ledger, sale)
    skipRun(ledger)
    ledger.setTurn(withLeast(operating(ledger), leastReceived(ledger.state, sale)))
    sellTo(ledger, sale)
  },
}
