import type { ScreenWords } from '../../en/screens'
import { train } from '../say'

/** The books: the whole table on one screen. */
export const books: ScreenWords['books'] = {
  table: 'Spieler und Gesellschaften',
  player: 'Spieler',
  cash: 'Geld',
  certificates: limit => `von ${limit}`,
  certificatesInFull: 'Zertifikate',
  market: 'Bank',
  price: 'Kurs',
  order: 'fährt als',
  ran: 'ist gefahren',
  treasury: 'Geld',
  trains: 'Züge',
  lastRun: 'zuletzt',
  stations: 'Bahnhöfe',
  president: 'Direktor',
  priority: 'Startspieler',
  key: 'Aktien zu 10 %, die Direktorenaktie als 5 · * veraltet: halbe Einnahmen · ° ist in dieser Runde gefahren',
  trainsLeft: 'Übrige Züge',
  unlimited: 'beliebig viele',
  inMarket: trains => `Ausgemustert: ${trains}`,
  first: (type, what) => `Erster ${train(type)}: ${what}`,
  lookAhead: 'Was kommt',
  limit: limit => `Zuglimit ${limit}`,
  players: 'Charaktere und Kopierkarten',
  noCharacter: 'kein Charakter',
  copies: count => (count === 1 ? '1 Kopierkarte' : `${count} Kopierkarten`),
  netWorth: 'Vermögen',
  hide: 'Verbergen',
  show: 'Zeigen',
}
