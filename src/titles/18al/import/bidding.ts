import * as v from 'valibot'
import { highBid } from '../../../families/railway/auction/auctions'
import { type RailDesk, refused, type Take } from '../../../families/railway/import/desk'
import { asPlayer, label, priceHitch, reading, stranger, sum } from '../../../families/railway/import/entry'
import type { RailEntry } from '../../../families/railway/import/recording'
import { takePass } from '../../../families/railway/import/stock'
import { type AnyRailway, frame } from '../../../families/railway/table'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import { game } from '../data'
import { auctions } from '../law'

/** The passes before it is a bidder's turn to speak: 18xx.games asks the lowest bidder next; here the auction goes clockwise. */
function passesBefore(state: AnyRailway, player: PlayerId): readonly RailEntry[] {
  const auction = frame(state, 'auction')
  if (!auction) return []
  const bidders = (state.bids[auction.private] ?? []).map(bid => bid.player)
  const seats = [...state.players, ...state.players].slice(state.players.indexOf(auction.player))
  const order = seats.filter(seat => bidders.includes(seat)).slice(0, bidders.length)
  return order.slice(0, Math.max(0, order.indexOf(player))).map(other => ({ type: 'pass', player: other }))
}

/** If an auction ended on 18xx.games without an entry, the bidders asked here pass until it is over. */
function endAuctionsBefore(desk: RailDesk, company: string): void {
  for (;;) {
    const auction = frame(desk.state, 'auction')
    if (!auction || auction.private === company || desk.state.privates[company] !== 'bank') return
    if (desk.enter([{ type: 'pass', player: auction.player }])) return
  }
}

/** A purchase of the cheapest private company, a bid on another, or a raise in an auction (3.1). */
const bid = reading(v.looseObject({ company: label, price: sum }), (desk, fields, entry) =>
  asPlayer(entry, player => {
    const company = desk.company(fields.company)
    if (!company) return stranger(fields.company)
    const made: RailEntry = { type: 'bid', player, private: company, amount: fields.price }
    endAuctionsBefore(desk, company)
    if (frame(desk.state, 'auction')?.private === company) {
      const refusal = desk.enter([...passesBefore(desk.state, player), made])
      return refusal && refused(refusal)
    }
    let here = fields.price
    const hitch = desk.act(player, state => {
      if (game.unsold(state) !== company) return [made]
      here = auctions.price(state, company)
      return [{ type: 'buyPrivate', player, private: company }]
    })
    return hitch ?? priceHitch(company, fields.price, here)
  }),
)

/** On 18xx.games a bidder who passes is out of the auction; here they may come back. So nothing is entered until only one is left. */
function leaveAuction(desk: RailDesk, left: Set<PlayerId>, player: PlayerId): Hitch | undefined {
  const auction = frame(desk.state, 'auction')
  if (!auction) return undefined
  const company = auction.private
  left.add(player)
  const bidders = (desk.state.bids[company] ?? []).map(bid => bid.player).filter(other => !left.has(other))
  if (bidders.length > 1) return undefined
  const high = highBid(desk.state, company)?.player
  if (high === undefined || bidders[0] !== high) return { code: 'auctionOrder', facts: { private: company } }
  left.clear()
  for (let asked = auction.player; frame(desk.state, 'auction')?.private === company; ) {
    const refusal = desk.enter([{ type: 'pass', player: asked }])
    if (refusal) return refused(refusal)
    asked = frame(desk.state, 'auction')?.player ?? asked
  }
  return undefined
}

/** How bids are taken, and passes, among which those of one auction are remembered. */
export function biddingTakes(): { readonly bid: Take; readonly pass: Take } {
  /** Who has dropped out of the auction in progress. */
  const left = new Set<PlayerId>()
  const pass = (desk: RailDesk, entry: ForeignEntry) => {
    const { player } = entry
    const auction = frame(desk.state, 'auction')
    const bids = auction && player !== undefined ? (desk.state.bids[auction.private] ?? []) : []
    if (player !== undefined && bids.some(bid => bid.player === player))
      return leaveAuction(desk, left, player)
    return takePass(desk, entry)
  }
  return { bid, pass }
}
