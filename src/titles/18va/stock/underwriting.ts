import type { StockPolicy } from '../../../families/railway/stock/policy'
import { UNDERWRITTEN_SHARES } from '../data'
import { game } from '../state'

/**
 * Once the sixth share of a Ten-Share Company has left its treasury, the bank pays for the last four, and they go to
 * the Pool (4.4).
 */
export const underwrites: StockPolicy['gained'][number] = (_, ledger, { corporation, from }) => {
  const { state } = ledger
  const ten = game.paper(state, corporation).shares === 10
  if (from !== 'ipo' || !ten || game.shares(state, corporation, 'ipo') !== UNDERWRITTEN_SHARES) return
  const price = game.price(state, corporation) ?? 0
  ledger.pay('bank', corporation, price * UNDERWRITTEN_SHARES, 'underwriting', corporation)
  ledger.shares(corporation, 'ipo', 'market', UNDERWRITTEN_SHARES)
}

/** Its shares cost their current value, and a treasury is paid for its own (4.3.2). A started corporation operates (4.5). */
export const certificates: StockPolicy['certificates'] = () => ({
  price: (state, corporation) => game.price(state, corporation) ?? 0,
  paid: (corporation, from) => (from === 'ipo' ? corporation : 'bank'),
})

/** Every started corporation operates, and the table is told nothing of it (4.5). */
export const operatesOnceStarted: StockPolicy['float'] = {
  due: () => true,
  play: (_, ledger, corporation) => ledger.setCorporation(corporation, { floated: true }),
}
