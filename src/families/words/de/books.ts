import type { commonBooks as En } from '../en/books'

/** Words of the books in every title that has them. */
export const commonBooks: typeof En = {
  table: 'Spieler und Gesellschaften',
  player: 'Spieler',
  cash: 'Geld',
  certificates: limit => `von ${limit}`,
  certificatesInFull: 'Zertifikate',
  trains: 'Züge',
  lastRun: 'zuletzt',
  stations: 'Bahnhöfe',
  president: 'Direktor',
  priority: 'Vorrangkarte',
  trainsLeft: 'Übrige Züge',
  unlimited: 'beliebig viele',
  privateCompanies: 'Privatgesellschaften',
  income: income => `Ertrag ${income}`,
  unsold: 'unverkauft',
  closed: 'geschlossen',
  netWorth: 'Vermögen',
  hide: 'Verbergen',
  show: 'Zeigen',
}
