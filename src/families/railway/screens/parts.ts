import { late } from '../../../rules/late'

/** The card of a stock turn, with the private companies that the bank still sells, and their auctions. */
export const stockPanel = late(async () => {
  const [{ Stock, stockSlots }, { Auction, auctionSlots }] = await Promise.all([
    import('./Stock'),
    import('./Unsold'),
  ])
  return { Stock, stockSlots, Auction, auctionSlots }
})

/** The card of an operating turn. */
export const operatePanel = late(() => import('./Operate'))

/** What pages beside play ask of a table. */
export const asidePart = late(async () => {
  const [{ board }, { owned }] = await Promise.all([import('./board'), import('./owned')])
  return { board, owned }
})
