import type { Why } from '../../../families/railway/law'
import { relief, saleNow } from '../../../families/railway/stock/limits'
import type { Needs, Sale, StockPolicy } from '../../../families/railway/stock/policy'
import { salesBy } from '../../../families/railway/stock/sales'
import type { AnyRailway } from '../../../families/railway/table'
import { UNDERWRITTEN_SHARES } from '../data'
import { game, why } from '../state'

/** Shares of a corporation are only sold once it has completed a turn in an operating round (4.3.1). */
export const afterItsTurn: Needs<Sale> =
  () =>
  (state, { corporation }) =>
    state.corporations[corporation]?.operated ? undefined : why('notOperated', { corporation })

/**
 * Refuses a sale that leaves its seller over the certificate limit, if a larger one would leave fewer certificates: a second
 * sale of the same corporation cannot follow in this turn (3.1, 4.3.1). What may still be sold of others counts.
 */
export function refuseTooFew(policy: StockPolicy, state: AnyRailway, sale: Sale): Why | undefined {
  const { player, corporation } = sale
  const limit = game.limit(state)
  const held = game.certificates(state, player)
  if (held <= limit) return undefined
  const mayNow = saleNow(game, policy)
  const most = new Map<string, number>()
  const legal = salesBy(game, state, player).filter(other => !mayNow(state, other))
  for (const other of legal)
    if (other.corporation !== corporation)
      most.set(other.corporation, Math.max(relief(game, state, other), most.get(other.corporation) ?? 0))
  const others = [...most.values()].reduce((sum, number) => sum + number, 0)
  const here = legal.filter(other => other.corporation === corporation)
  const needs = Math.min(held - limit - others, Math.max(...here.map(other => relief(game, state, other))))
  if (relief(game, state, sale) >= needs) return undefined
  const least = here.find(other => relief(game, state, other) >= needs)?.shares ?? sale.shares
  return why('sellsTooFew', { player, corporation, held, limit, least })
}

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
