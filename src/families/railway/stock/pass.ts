import type * as v from 'valibot'
import { action, player } from '../../../rules/schema'
import type { Auctions } from '../auction/auctions'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { acted, frame } from '../table'
import { refuseAuctionTurn, refuseStockTurn, stockTurn } from '../turns'
import { refuseOverLimit } from './limits'
import type { StockPolicy } from './policy'

const schema = action('pass', { player })
export type Pass = v.InferOutput<typeof schema>

/** Does not raise in a running auction; otherwise ends the stock turn, whether or not the player did something in it. */
export function pass(
  game: Game,
  policy: StockPolicy,
  auctions: Pick<Auctions, 'mustAccept' | 'close' | 'withdraw'>,
): RailRule<Pass> {
  return {
    schema,
    offers(state) {
      const turn = frame(state, 'stock') ?? frame(state, 'auction')
      return turn ? [{ slot: 'pass', draft: { type: 'pass', player: turn.player } }] : []
    },
    why(state, { player }) {
      if (frame(state, 'auction')) return refuseAuctionTurn(game, state, player)
      return (
        refuseStockTurn(game, state, player) ??
        auctions.mustAccept(state, player) ??
        refuseOverLimit(game, policy, state, player)
      )
    },
    play(ledger, { player }) {
      if (frame(ledger.state, 'auction')) return auctions.withdraw(ledger)
      if (acted(stockTurn(ledger))) ledger.tell({ is: 'noted', code: 'turnEnded', of: player })
      auctions.close(ledger)
    },
  }
}
