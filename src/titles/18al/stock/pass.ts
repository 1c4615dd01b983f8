import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, player } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import { PRIVATES } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, certificateLimit, certificates, frame } from '../state'
import { refuseAuctionTurn, refuseStockTurn } from '../turns'
import { closeStockTurn, passAuction } from './auction'
import { privatePrice } from './buyPrivate'
import { saleThatHelps } from './sales'

const schema = action('pass', { player })
export type Pass = v.InferOutput<typeof schema>

/** Refuses anything else while the Tuscumbia costs nothing: whoever has the first turn must accept it (3.1.2). */
export function mustAccept(state: AlState, player: PlayerId): Refusal | undefined {
  const first = PRIVATES[0]
  if (state.privates[first] !== 'bank' || privatePrice(state, first) > 0) return undefined
  return refuse('3.1.2', 'mustAccept', { player, private: first })
}

/** Refuses to pass over the certificate limit, as long as a sale would help (3.3(b)). */
function refuseOverLimit(state: AlState, player: PlayerId): Refusal | undefined {
  const held = certificates(state, player)
  const limit = certificateLimit(state)
  if (held <= limit || !saleThatHelps(state, player)) return undefined
  return refuse('3.3(b)', 'overLimit', { player, held, limit })
}

/** Does not raise in an auction in progress (3.1.1); otherwise ends the stock turn, whether or not the player did something in it (3.2). */
export const pass: AlRule<Pass> = {
  cite: '3.2',
  schema,
  offers(state) {
    const turn = state.turn[0]
    if (turn.at !== 'stock' && turn.at !== 'auction') return []
    return [{ slot: 'pass', draft: { type: 'pass', player: turn.player } }]
  },
  check(state, { player }) {
    if (frame(state, 'auction')) return refuseAuctionTurn(state, player)
    return refuseStockTurn(state, player) ?? mustAccept(state, player) ?? refuseOverLimit(state, player)
  },
  play(ledger, { player }) {
    if (frame(ledger.state, 'auction')) passAuction(ledger)
    else {
      if (frame(ledger.state, 'stock')?.acted) ledger.tell({ is: 'noted', code: 'turnEnded', of: player })
      closeStockTurn(ledger)
    }
  },
}
