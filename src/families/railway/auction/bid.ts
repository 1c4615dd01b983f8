import type * as v from 'valibot'
import { action, money, oneOf, player } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule, Why } from '../law'
import { why } from '../reasons'
import { type AnyRailway, frame, ownerOf, withDeed } from '../table'
import { refuseAuctionTurn, refuseStockTurn, stockTurn } from '../turns'
import type { Auctions } from './auctions'

const schemaOf = ({ privates }: Game) => action('bid', { player, private: oneOf(privates), amount: money(1) })
export type Bid = v.InferOutput<ReturnType<typeof schemaOf>>

/** Why no bid can be made on this company now. */
function refuseCompany(game: Game, auctions: Auctions, state: AnyRailway, act: Bid): Why | undefined {
  const company = act.private
  const auction = frame(state, 'auction')
  if (auction)
    return company === auction.private
      ? undefined
      : why('notThisAuction', { private: company, auction: auction.private })
  const owner = ownerOf(state, company)
  if (owner !== 'bank') return why('privateSold', { private: company, owner })
  if (company !== game.unsold(state)) return auctions.mustAccept(state, act.player)
  return (state.bids[company] ?? []).length > 0
    ? why('auctionNext', { private: company })
    : why('cheapestNotForBids', { private: company, price: auctions.price(state, company) })
}

/** A bid on a private company other than the cheapest, which ends the turn, or a raise in a running auction. */
export function bid(game: Game, auctions: Auctions): RailRule<Bid> {
  return {
    schema: schemaOf(game),
    offers(state) {
      const auction = frame(state, 'auction')
      const turn = auction ?? frame(state, 'stock')
      if (!turn) return []
      const companies = auction
        ? [auction.private]
        : game.privates.filter(company => state.privates[company] === 'bank').slice(1)
      return companies.map(company => {
        const least = auctions.least(state, company)
        const most = Math.max(least, auctions.freeFor(state, turn.player, company))
        return {
          slot: `private:${company}`,
          draft: { type: 'bid', player: turn.player, private: company, amount: least },
          vary: { amount: { from: least, to: most, step: 1 } },
        }
      })
    },
    why(state, act) {
      const { player, private: company, amount } = act
      const whose = frame(state, 'auction') ? refuseAuctionTurn : refuseStockTurn
      const refusal = whose(game, state, player) ?? refuseCompany(game, auctions, state, act)
      if (refusal) return refusal
      const least = auctions.least(state, company)
      const part = frame(state, 'auction') ? 'auction' : undefined
      if (amount < least) return why('bidTooLow', { private: company, least, amount }, part)
      return auctions.refusePrice(state, player, company, amount)
    },
    play(ledger, { player, private: company, amount }) {
      ledger.tell({ is: 'noted', code: 'bid', of: game.company(ledger.state, company).name })
      if (frame(ledger.state, 'auction')) return auctions.raise(ledger, { player, amount })
      auctions.place(ledger, company, { player, amount })
      ledger.setTurn(withDeed(stockTurn(ledger), 'offered', company))
      auctions.close(ledger)
    },
  }
}
