import type { AuctionPolicy } from '../../../families/railway/auction/auctions'
import { playersAfter } from '../../../families/railway/table'
import { PRIVATES } from '../data'

/** How much cheaper the Tuscumbia Railway gets with each stock round that ends without its sale (3.1.2). */
const DISCOUNT = 5

/** What the cheapest private company costs now: its par value; the Tuscumbia less for each stock round (3.1.2). */
export const privatePrice: AuctionPolicy['price'] = (game, state, company) => {
  const { face } = game.company(state, company)
  return company === PRIVATES[0] ? Math.max(0, face - DISCOUNT * (state.round.stock - 1)) : face
}

/** Bidders are asked clockwise, including those who passed before (3.1.1). */
export const clockwise: AuctionPolicy['asks'] = (state, company, after) => {
  const bidders = (state.bids[company] ?? []).map(({ player }) => player)
  const next = playersAfter(state, after)
  return next.find(player => bidders.includes(player)) ?? after
}
