/** Words of the books: the whole table on one screen. */
export interface BooksWords {
  readonly table: string
  readonly player: string
  readonly cash: string
  certificates(limit: number): string
  readonly certificatesInFull: string
  /** What ★ and ◆ stand for. */
  readonly president: string
  readonly priority: string
  /** What the other marks in the table mean. */
  readonly key: string
  readonly trainsLeft: string
  readonly unlimited: string
  inMarket(trains: string): string
  first(type: string, what: string): string
  readonly lookAhead: string
  readonly netWorth: string
  readonly hide: string
  readonly show: string
}

/** Words about private companies in the books. */
export interface PrivateWords {
  readonly privateCompanies: string
  income(income: string): string
  readonly unsold: string
  readonly closed: string
}
