/** Words above an operating turn. */
export interface OperateHeadWords {
  nth(nth: number, of: number): string
}

/** Words about a run, paid out or withheld. */
export interface RunWords {
  readonly revenue: string
  readonly revenueDigits: string
  lastRun(amount: string): string
  lastRunOther(amount: string): string
  overLastRun(amount: string): string
  overMost(amount: string): string
  lessRevenue(step: number): string
  moreRevenue(step: number): string
  pay(share: string): string
  readonly payNothing: string
  toTreasury(amount: number): string
  readonly withhold: string
  readonly didNotRun: string
  treasury(from: number, to: number): string
}

/** Words about buying trains. */
export interface TrainWords {
  first(train: string, what: string): string
  trainsGo(trains: string): string
  place(id: string): string
  mustDiscard(corporation: string, excess: number): string
  adds(name: string, amount: string): string
  othersTrain(from: string, train: string): string
  othersTrainLabel(from: string, train: string): string
  paysFor(name: string, amount: string, what: string): string
  treasury(from: number, to: number): string
}

/** Words about private companies that a corporation may buy. */
export interface CompanyWords {
  readonly companies: string
  readonly companiesNotNow: string
  ownedBy(name: string): string
  /** Stands before the prices at which a company can be bought. */
  readonly buys: string
  acquireLabel(corporation: string, company: string, owner: string, amount: string): string
  readonly otherPrice: string
  otherPriceLabel(company: string): string
  paysFor(name: string, amount: string, what: string): string
}

/** Words that end a president's game. */
export interface RuinWords {
  readonly declareBankruptcy: string
  declareBankrupt(name: string): string
  cannotRaise(raises: string, needs: string): string
  /** All that is sold, such as three shares of SR for 240, and what it brings together. */
  sellsAll(sales: readonly string[], brings: string): string
  /** Where the money that is left goes; without a treasury, to the bank. */
  forfeits(amount: string, treasury: string | undefined): string
}

/** Words that guide a president through a purchase the treasury cannot pay. */
export interface ForcedWords extends RuinWords {
  readonly forcedPurchase: string
  forced(train: string, price: string): string
  mustAdd(name: string, amount: string, has: string): string
  short(amount: string): string
  /** What may be done about it, in the order of their places. */
  nextWays(ways: readonly string[]): string
  readonly waySale: string
  wayTrain(least: string): string
  readonly wayRuin: string
  canPay(name: string): string
  sellOneOf(name: string): string
  sellOf(count: number, corporation: string, proceeds: string): string
  moreSales(count: number): string
  sellThese(corporation: string): string
  loses(amount: string): string
  /** What is folded because it is refused now: sales, bankruptcy or both. */
  notNow(sales: boolean, ruin: boolean): string
  becomes(name: string): string
}

/** Words for corporations with more trains than they may keep. */
export interface DiscardWords {
  readonly discardTrains: string
  discards(name: string, excess: number): string
  discardThis(corporation: string, train: string): string
  discardLabel(corporation: string, train: string): string
}
