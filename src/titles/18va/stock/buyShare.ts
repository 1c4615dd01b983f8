import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, UNDERWRITTEN_SHARES } from '../data'
import type { VaLedger, VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, priceOf, shares, started, startedCorporations } from '../state'
import { refuseStockTurn, stockTurn } from '../turns'
import { settlePresidency } from './presidency'
import { refusePurchase, withPurchase } from './purchases'

const SOURCES = ['ipo', 'market'] as const
const schema = action('buyShare', { player, corporation: oneOf(CORPORATIONS), from: oneOf(SOURCES) })
export type BuyShare = v.InferOutput<typeof schema>

/**
 * Once the sixth share of a Ten-Share Company has left its treasury, the bank pays for the last four, and they go to
 * the Pool (4.4).
 */
function underwrite(ledger: VaLedger, corporation: CorporationId): void {
  const price = priceOf(ledger.state, corporation) ?? 0
  ledger.pay('bank', corporation, price * UNDERWRITTEN_SHARES, 'underwriting', corporation)
  ledger.shares(corporation, 'ipo', 'market', UNDERWRITTEN_SHARES)
}

/** Buys a single certificate at the current value, from the treasury or the Pool (4.3.2). */
export const buyShare: VaRule<BuyShare> = {
  cite: '4.3.2',
  schema,
  offers(state) {
    const turn = frame(state, 'stock')
    if (!turn) return []
    return startedCorporations(state).flatMap(corporation =>
      SOURCES.map(from => ({
        slot: `corporation:${corporation}`,
        draft: { type: 'buyShare', player: turn.player, corporation, from },
      })),
    )
  },
  check(state, { player, corporation, from }) {
    const turn = refuseStockTurn(state, player)
    if (turn) return turn
    if (!started(state, corporation)) return refuse('4.3.2', 'notStarted', { corporation })
    if (shares(state, corporation, from) === 0) return refuse('4.3.2', 'noneLeft', { corporation, from })
    const price = priceOf(state, corporation) ?? 0
    return refusePurchase(state, { player, corporation, shares: 1, price })
  },
  play(ledger, { player, corporation, from }) {
    const price = priceOf(ledger.state, corporation) ?? 0
    ledger.pay(player, from === 'ipo' ? corporation : 'bank', price, 'certificate', corporation)
    ledger.shares(corporation, from, player, 1)
    const { state } = ledger
    const ten = state.corporations[corporation].size === 10
    if (from === 'ipo' && ten && shares(state, corporation, 'ipo') === UNDERWRITTEN_SHARES)
      underwrite(ledger, corporation)
    settlePresidency(ledger, corporation, player)
    ledger.setTurn(withPurchase(stockTurn(ledger)))
  },
}
