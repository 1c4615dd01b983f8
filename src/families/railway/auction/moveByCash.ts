import type { RailLedger } from '../ledger'
import { freshStockTurn } from '../turns'
import type { LotsHappening } from './lots'

/** Begins the stock turns of the first round: the move order becomes that of decreasing cash, and the richest has the Priority Deal. */
export function moveByCash(ledger: RailLedger): void {
  const { cash, order: seats } = ledger.state
  const order = seats.toSorted((a, b) => (cash[b] ?? 0) - (cash[a] ?? 0))
  const [first] = order
  if (first === undefined) throw new Error('no players')
  ledger.set({ order })
  ledger.report<LotsHappening>({ is: 'order', order })
  ledger.priority(first)
  ledger.setTurns([freshStockTurn(first)])
}
