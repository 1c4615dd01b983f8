/** Words of what a player could buy and raise. */
export interface MeansWords {
  /** The private companies and shares that they could buy, each with its price. */
  buys(what: string): string
  readonly buysNone: string
  /** What they could bid on, each with the least bid. */
  bids(what: string): string
  /** The corporations that they could start, each with what that costs at least. */
  starts(what: string): string
  /** The trains that a corporation of theirs could buy, each with its price. */
  trainsFor(corporation: string, what: string): string
  priced(corporation: string, price: string): string
  /** All that they could raise. */
  sells(amount: string): string
  readonly cash: string
  sale(shares: number, corporation: string, price: string): string
  readonly all: string
}

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export interface AheadWords extends MeansWords {
  readonly title: string
  readonly tap: string
  assumes(what: string): string
  // the ends of the game
  readonly ends: string
  readonly endBank: string
  endBankNear(left: string, when: string): string
  readonly endNobody: string
  endThreatened(name: string, corporation: string, type: string): string
  endThreatenedNow(name: string, corporation: string, amount: string): string
  // the bank
  readonly bank: string
  bankOut(round: string, n: number): string
  readonly bankFar: string
  readonly bankIsOut: string
  readonly bankLasts: string
  readonly bankNow: string
  perShare(share: string, shares: number): string
  readonly privates: string
  readonly aRound: string
  readonly thisRound: string
  division(bank: string, perRound: string, rounds: string): string
  readonly bankAssumes: string
  // trains
  readonly trains: string
  left(type: string, price: string, left: number | null): string
  trainlessNow(corporation: string): string
  wouldAdd(name: string, amount: string): string
  firstTakes(what: string): string
  readonly firstTakesNone: string
  readonly begun: string
  sets(what: string): string
  takes(corporation: string, trains: string, last: boolean): string
  discards(corporation: string, excess: number): string
  /** Corporations that would have to discard if they bought the first train of a type. */
  overIfBought(corporations: readonly string[]): string
  without(who: string): string
  readonly cheapest: string
  treasury(corporation: string): string
  adds(name: string): string
  readonly treasuryPays: string
  has(name: string): string
  mustSell(name: string, amount: string): string
  canPay(name: string): string
  readonly trainsAssume: string
  // pay or withhold
  readonly runs: string
  better(amount: string, paying: boolean): string
  readonly even: string
  lastRun(revenue: string): string
  readonly noTrainNow: string
  paidAll(n: number): string
  withheldFirst(n: number): string
  values(from: string, path: string): string
  dividends(n: number, share: string): string
  value(from: string, to: string): string
  readonly aShare: string
  keeps(withheld: string, paid: string): string
  readonly runsAssume: string
  readonly none: string
  // players
  readonly players: string
  raises(name: string, amount: string): string
  room(held: number, limit: number, room: number): string
  readonly playersAssume: string
}
