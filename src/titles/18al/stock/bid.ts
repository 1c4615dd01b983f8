import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, money, oneOf, player } from '../../../rules/schema'
import { PRIVATE_CARDS, PRIVATES } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, cheapestUnsold, frame } from '../state'
import { refuseAuctionTurn, refuseStockTurn, stockTurn } from '../turns'
import { closeStockTurn, freeFor, leastBid, placeBid, raise, setAsideFor } from './auction'
import { privatePrice } from './buyPrivate'
import { mustAccept } from './pass'

const schema = action('bid', { player, private: oneOf(PRIVATES), amount: money(1) })
export type Bid = v.InferOutput<typeof schema>

function refuseCompany(state: AlState, action: Bid): Refusal | undefined {
  const company = action.private
  const auction = frame(state, 'auction')
  if (auction) {
    if (company === auction.private) return undefined
    return refuse('3.1.1', 'notThisAuction', { private: company, auction: auction.private })
  }
  if (state.privates[company] !== 'bank')
    return refuse('3.1(b)', 'privateSold', { private: company, owner: state.privates[company] })
  if (company === cheapestUnsold(state) && state.extra.bids[company].length > 0)
    return refuse('3.1(b)', 'auctionNext', { private: company })
  if (company === cheapestUnsold(state))
    return refuse('3.1(b)', 'cheapestNotForBids', { private: company, price: privatePrice(state, company) })
  return mustAccept(state, action.player)
}

/** A bid on a private company other than the cheapest, which ends the turn (3.1(b)), or a raise in an auction in progress (3.1.1). */
export const bid: AlRule<Bid> = {
  cite: '3.1(b)',
  schema,
  offers(state) {
    const turn = state.turn[0]
    if (turn.at !== 'stock' && turn.at !== 'auction') return []
    const companies =
      turn.at === 'auction'
        ? [turn.private]
        : PRIVATES.filter(company => state.privates[company] === 'bank').slice(1)
    return companies.map(company => {
      const least = leastBid(state, company)
      const most = Math.max(least, freeFor(state, turn.player, company))
      return {
        slot: `private:${company}`,
        draft: { type: 'bid', player: turn.player, private: company, amount: least },
        vary: { amount: { from: least, to: most, step: 1 } },
      }
    })
  },
  check(state, action) {
    const { player, private: company, amount } = action
    const auction = frame(state, 'auction')
    const refusal =
      (auction ? refuseAuctionTurn : refuseStockTurn)(state, player) ?? refuseCompany(state, action)
    if (refusal) return refusal
    const rule = auction ? '3.1.1' : '3.1(b)'
    const least = leastBid(state, company)
    if (amount < least) return refuse(rule, 'bidTooLow', { private: company, least, amount })
    const free = freeFor(state, player, company)
    if (amount <= free) return undefined
    return refuse(rule, 'setAside', {
      payer: player,
      free,
      aside: setAsideFor(state, player, company),
      price: amount,
    })
  },
  play(ledger, { player, private: company, amount }) {
    ledger.tell({ is: 'noted', code: 'bid', of: PRIVATE_CARDS[company].name })
    if (frame(ledger.state, 'auction')) return raise(ledger, { player, amount })
    placeBid(ledger, company, { player, amount })
    ledger.setTurn({ ...stockTurn(ledger), acted: true })
    closeStockTurn(ledger)
  },
}
