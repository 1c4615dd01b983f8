import { commonBooks } from '../../../../../families/words/en/books'
/** The books: the whole table on one screen. */
export const books = {
  ...commonBooks,
  title: 'Books',
  offering: 'Offering',
  market: 'Market',
  price: 'price',
  par: 'par',
  treasury: 'treasury',
  privates: 'private',
  obsolete: 'obsolete',
  yellow: 'yellow zone',
  uncounted: (certificates: number) => `+ ${certificates} in yellow`,
  key: '† obsolete · price in a frame: yellow zone',
  inMarket: (trains: string) => `Open Market: ${trains}`,
  first: (type: string, what: string) => `First ${type}: ${what}`,
  limit: (limit: number) => `train limit ${limit}`,
}
