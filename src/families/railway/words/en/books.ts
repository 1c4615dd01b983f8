/** What the table view says of an auction in English. */
export const bidding = {
  /** The rows of what is bought outright, and of the lowest bids. */
  price: 'for sale at',
  least: 'bids from',
  /** What a player may still bid, and the cash that it is a part of. */
  free: 'free',
  of: (cash: string) => `of ${cash}`,
  /** Whose bid is the highest. */
  leads: 'leads',
  auctionOf: (company: string) => `Auction: ${company}`,
}
