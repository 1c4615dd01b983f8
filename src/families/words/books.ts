import type { commonBooks } from './en/books'

type Common = typeof commonBooks

/** Words about private companies in the books. */
export type PrivateWords = Pick<Common, 'privateCompanies' | 'income' | 'unsold' | 'closed'>

/** Words of the books: the whole table on one screen. */
export interface BooksWords extends Omit<Common, keyof PrivateWords> {
  /** What the other marks in the table mean. */
  readonly key: string
  inMarket(trains: string): string
  first(type: string, what: string): string
  readonly lookAhead: string
}
