import { commonBooks } from '../../../../../families/words/de/books'
import type { ScreenWords } from '../../en/screens'
import { train } from '../say'

/** The books: the whole table on one screen. */
export const books: ScreenWords['books'] = {
  ...commonBooks,
  title: 'Bücher',
  offering: 'Angebot',
  market: 'Markt',
  price: 'Kurs',
  par: 'Nennwert',
  treasury: 'Kasse',
  privates: 'privat',
  obsolete: 'veraltet',
  yellow: 'gelbe Zone',
  uncounted: certificates => `+ ${certificates} in Gelb`,
  key: '† veraltet · Kurs im Rahmen: gelbe Zone',
  inMarket: trains => `Offener Markt: ${trains}`,
  first: (type, what) => `Erster ${train(type)}: ${what}`,
  limit: limit => `Zuglimit ${limit}`,
}
