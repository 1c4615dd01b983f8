/** Words of the stock chart. */
export interface ChartWords {
  readonly title: string
  readonly whole: string
  readonly hint: string
  readonly none: string
  space(price: string, tokens: string): string
  readonly goals: string
  readonly corporation: string
  readonly now: string
  readonly pays: string
  readonly withholds: string
  sold(shares: number): string
}
