import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, FLOATS_AT, PAPER } from '../data'
import type { AlLedger, AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, priceOf, shares } from '../state'
import { refuseStockTurn, stockTurn } from '../turns'
import { settlePresidency } from './presidency'
import { refusePurchase, refuseWhileUnsold, withPurchase } from './purchases'

const SOURCES = ['ipo', 'market'] as const
const schema = action('buyShare', { player, corporation: oneOf(CORPORATIONS), from: oneOf(SOURCES) })
export type BuyShare = v.InferOutput<typeof schema>

function sharePrice(state: AlState, { corporation, from }: BuyShare): number {
  return (from === 'ipo' ? state.corporations[corporation].par : priceOf(state, corporation)) ?? 0
}

/** Floats a corporation, which is due once 60% have left the Initial Offering: the bank pays ten times the par value (3.4). */
export function float(ledger: AlLedger, corporation: CorporationId): void {
  const { par } = ledger.state.corporations[corporation]
  ledger.setCorporation(corporation, { floated: true })
  ledger.tell({ is: 'floated', corporation })
  ledger.pay('bank', corporation, (par ?? 0) * PAPER.shares, 'float', corporation)
}

/** Buys a 10% certificate at par from the Initial Offering or at market value from the Open Market (3.2(c)(2), (3)). */
export const buyShare: AlRule<BuyShare> = {
  cite: '3.2(c)(2)',
  schema,
  offers(state) {
    const turn = frame(state, 'stock')
    if (!turn) return []
    const started = CORPORATIONS.filter(corporation => state.corporations[corporation].par !== null)
    return started.flatMap(corporation =>
      SOURCES.map(from => ({
        slot: `corporation:${corporation}`,
        draft: { type: 'buyShare', player: turn.player, corporation, from },
      })),
    )
  },
  check(state, action) {
    const { player, corporation, from } = action
    const turn = refuseStockTurn(state, player) ?? refuseWhileUnsold(state)
    if (turn) return turn
    const rule = from === 'ipo' ? '3.2(c)(2)' : '3.2(c)(3)'
    if (state.corporations[corporation].par === null) return refuse(rule, 'notStarted', { corporation })
    if (shares(state, corporation, from) === 0) return refuse(rule, 'noneLeft', { corporation, from })
    return refusePurchase(state, { player, corporation, shares: 1, price: sharePrice(state, action) })
  },
  play(ledger, action) {
    const { player, corporation, from } = action
    ledger.pay(player, 'bank', sharePrice(ledger.state, action), 'certificate', corporation)
    ledger.shares(corporation, from, player, 1)
    settlePresidency(ledger, corporation, player)
    const { floated } = ledger.state.corporations[corporation]
    if (from === 'ipo' && !floated && shares(ledger.state, corporation, 'ipo') <= FLOATS_AT)
      float(ledger, corporation)
    ledger.setTurn(withPurchase(stockTurn(ledger)))
  },
}
