import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { why } from '../reasons'
import { frame, ownerOf, withDeed } from '../table'
import { refuseStockTurn, stockTurn } from '../turns'
import type { Auctions } from './auctions'

const schemaOf = ({ privates }: Game) => action('buyPrivate', { player, private: oneOf(privates) })
export type BuyPrivate = v.InferOutput<ReturnType<typeof schemaOf>>

/** Buys the cheapest unsold private company and ends the turn; if the next one has bids, it comes up for auction. */
export function buyPrivate(game: Game, auctions: Auctions): RailRule<BuyPrivate> {
  return {
    schema: schemaOf(game),
    offers(state) {
      const turn = frame(state, 'stock')
      const company = game.unsold(state)
      if (!turn || company === undefined) return []
      const draft: BuyPrivate = { type: 'buyPrivate', player: turn.player, private: company }
      return [{ slot: `private:${company}`, draft }]
    },
    why(state, { player, private: company }) {
      const turn = refuseStockTurn(game, state, player)
      if (turn) return turn
      const owner = ownerOf(state, company)
      const cheapest = game.unsold(state)
      if (cheapest === undefined || owner !== 'bank') return why('privateSold', { private: company, owner })
      if (company !== cheapest)
        return auctions.mustAccept(state, player) ?? why('notCheapest', { private: company, cheapest })
      if ((state.bids[company] ?? []).length > 0) return why('bidOn', { private: company })
      return auctions.refusePrice(state, player, company, auctions.price(state, company))
    },
    play(ledger, { player, private: company }) {
      ledger.pay(player, 'bank', auctions.price(ledger.state, company), 'private', company)
      ledger.private(company, player, 'bought')
      ledger.setTurn(withDeed(stockTurn(ledger), 'offered', company))
      auctions.close(ledger)
    },
  }
}
