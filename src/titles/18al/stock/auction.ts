import { cashOf, type Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { LEAST_RAISE, PRIVATE_CARDS, type PrivateId } from '../data'
import type { AlLedger } from '../ledger'
import {
  type AlState,
  type AuctionTurn,
  type Bid,
  cheapestUnsold,
  frame,
  freeCash,
  playersFrom,
} from '../state'
import { endStockTurn } from '../turns'

/** The highest bid on a private company: the last one, because each standing bid exceeded the one before (3.1(b)). */
export function highBid(state: AlState, company: PrivateId): Bid | undefined {
  return state.extra.bids[company].at(-1)
}

/** The lowest next bid (3.1(b), 3.1.1). */
export function leastBid(state: AlState, company: PrivateId): Money {
  return (highBid(state, company)?.amount ?? PRIVATE_CARDS[company].par) + LEAST_RAISE
}

/** What a player may bid on this company: cash less what is set aside for other companies (3.1(b), 3.1.1). */
export function freeFor(state: AlState, player: PlayerId, company: PrivateId): Money {
  const own = state.extra.bids[company].find(bid => bid.player === player)
  return freeCash(state, player) + (own?.amount ?? 0)
}

/** Money that a player has set aside for bids on other companies. */
export function setAsideFor(state: AlState, player: PlayerId, company: PrivateId): Money {
  return cashOf(state.cash, player) - freeFor(state, player, company)
}

/** Records a bid; it replaces the player's earlier one on the same company, whose money counts toward the new one (3.1.1). */
export function placeBid(ledger: AlLedger, company: PrivateId, bid: Bid): void {
  const { bids } = ledger.state.extra
  const others = bids[company].filter(standing => standing.player !== bid.player)
  ledger.setExtra({ bids: { ...bids, [company]: [...others, bid] } })
}

/** Drops all bids on a company: the money set aside for them is free again. */
export function clearBids(ledger: AlLedger, company: PrivateId): void {
  const { bids } = ledger.state.extra
  if (bids[company].length > 0) ledger.setExtra({ bids: { ...bids, [company]: [] } })
}

/** The bidder who is asked after another, clockwise (3.1.1). */
function nextBidder(state: AlState, company: PrivateId, after: PlayerId): PlayerId {
  const bidders = state.extra.bids[company].map(bid => bid.player)
  return (
    playersFrom(state, after)
      .slice(1)
      .find(player => bidders.includes(player)) ?? after
  )
}

function sell(ledger: AlLedger, company: PrivateId, bid: Bid): void {
  clearBids(ledger, company)
  ledger.pay(bid.player, 'bank', bid.amount, 'private', company)
  ledger.private(company, bid.player, 'auctioned')
}

/**
 * Auctions the cheapest unsold private company if it has bids, and so on for each one that is then the cheapest: a
 * sole bidder takes it at once; with several bidders it stops and leaves that auction open (3.1(a), 3.1.1).
 */
function startAuctions(ledger: AlLedger): void {
  for (;;) {
    const company = cheapestUnsold(ledger.state)
    const high = company && highBid(ledger.state, company)
    if (!company || !high) return
    if (ledger.state.extra.bids[company].length > 1) {
      const player = nextBidder(ledger.state, company, high.player)
      ledger.pushTurn({ at: 'auction', private: company, player })
      ledger.tell({ is: 'auction', private: company, player })
      return
    }
    sell(ledger, company, high)
  }
}

/** The auction in progress, for a rule whose `check` has passed. Throws if there is none. */
function auctionTurn(ledger: AlLedger): AuctionTurn {
  const turn = frame(ledger.state, 'auction')
  if (!turn) throw new Error('no auction')
  return turn
}

/** Raises: the next bidder is asked, including those who passed before (3.1.1). */
export function raise(ledger: AlLedger, bid: Bid): void {
  const turn = auctionTurn(ledger)
  placeBid(ledger, turn.private, bid)
  ledger.setTurn({ ...turn, player: nextBidder(ledger.state, turn.private, bid.player) })
}

/** Does not raise: if it would be the high bidder's turn again, that player pays and takes the company (3.1.1). */
export function passAuction(ledger: AlLedger): void {
  const turn = auctionTurn(ledger)
  const high = highBid(ledger.state, turn.private)
  const player = nextBidder(ledger.state, turn.private, turn.player)
  if (high && player === high.player) {
    ledger.popTurn()
    sell(ledger, turn.private, high)
    startAuctions(ledger)
  } else {
    ledger.setTurn({ ...turn, player })
  }
}

/**
 * Ends a stock turn, and then auctions the cheapest private company if it has bids: after a purchase (3.1(a)), or
 * once a ruling made it the cheapest.
 */
export function closeStockTurn(ledger: AlLedger): void {
  endStockTurn(ledger)
  startAuctions(ledger)
}
