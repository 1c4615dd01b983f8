/** Where a certificate is bought: `ipo` is where new ones come from, `market` where sold ones are. */
export type Source = 'ipo' | 'market'

/** Words above a player's turn. */
export interface HeadWords {
  /** `uncounted`: certificates that do not count against the limit now. */
  certificates(held: number, limit: number, uncounted: number): string
  setAside(amount: string): string
  /** The card that ◆ stands for. */
  readonly priority: string
}

/** Words about buying shares and starting corporations in a stock turn. */
export interface BuyWords {
  stock(from: Source, left: number): string
  readonly empty: Readonly<Record<Source, string>>
  buyLabel(visible: string, name: string, corporation: string, from: Source): string
  startIt(corporation: string): string
  parLabel(price: number, name: string, corporation: string, cost: string | undefined): string
}

/** Words about selling shares. */
export interface SaleWords {
  readonly sell: string
  of(held: number): string
  sellLabel(corporation: string, held: number): string
  /** Over the numbers of shares to sell: whose they are. */
  whoSells(name: string, corporation: string): string
  /** The way back to the player before, whose turn the next tap closes and who may sell the same. */
  backToSell(name: string, corporation: string): string
  sellShares(count: number): string
  becomes(name: string): string
}

/** Words for a player who holds more certificates than the limit. */
export interface OverLimitWords {
  readonly overLimitLabel: string
  overLimit(name: string, over: number): string
  readonly bringsBack: string
  readonly severalSales: string
  readonly noSaleHelps: string
  thisSale(count: number, corporation: string, proceeds: string): string
}

/** Words about ending a turn or the round. */
export interface PassWords {
  passes(name: string): string
  done(name: string): string
  readonly allPass: string
  allPassLabel(count: number): string
}

/** Words about bids and the cash that is free for them. */
export interface BidWords {
  /** The word before the amounts that may be bid. */
  readonly bids: string
  bidOn(lot: string): string
  bidLabel(name: string, amount: string, lot: string): string
  readonly typed: string
  typedLabel(lot: string): string
  readonly freeCash: string
  aside(amount: string): string
}
