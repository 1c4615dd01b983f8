import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, player } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { certificateLimit, certificates, frame, type VaState } from '../state'
import { acted, endStockTurn, refuseAuctionTurn, refuseStockTurn, stockTurn } from '../turns'
import { forcedLot, passAuction } from './auction'
import { saleThatHelps } from './sales'

const schema = action('pass', { player })
export type Pass = v.InferOutput<typeof schema>

function refuseInAuction(state: VaState, player: PlayerId): Refusal | undefined {
  const lot = forcedLot(state)
  return refuseAuctionTurn(state, player) ?? (lot && refuse('4.1', 'mustBid', { player, lot }))
}

/** Refuses if the player is over the certificate limit and a sale would help (3.1). */
function refuseOverLimit(state: VaState, player: PlayerId): Refusal | undefined {
  const held = certificates(state, player)
  const limit = certificateLimit(state)
  if (held <= limit || !saleThatHelps(state, player)) return undefined
  return refuse('3.1', 'overLimit', { player, held, limit })
}

/** Makes no bid in the first auction (4.1); otherwise ends the stock turn, whether or not the player did something in it (4.3). */
export const pass: VaRule<Pass> = {
  cite: '4.3',
  schema,
  offers(state) {
    const turn = state.turn[0]
    if (turn.at !== 'stock' && turn.at !== 'auction') return []
    return [{ slot: 'pass', draft: { type: 'pass', player: turn.player } }]
  },
  check(state, { player }) {
    if (frame(state, 'auction')) return refuseInAuction(state, player)
    return refuseStockTurn(state, player) ?? refuseOverLimit(state, player)
  },
  play(ledger, { player }) {
    if (frame(ledger.state, 'auction')) return passAuction(ledger)
    if (acted(stockTurn(ledger))) ledger.tell({ is: 'noted', code: 'turnEnded', of: player })
    endStockTurn(ledger)
  },
}
