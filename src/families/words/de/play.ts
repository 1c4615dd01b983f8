import type { commonPlay as En, revenueWords as EnRevenue } from '../en/play'
import { train } from './say'

/** Words of a run whose revenue is typed, added up and paid. */
export const revenueWords: typeof EnRevenue = {
  revenueDigits: 'Ziffern der Einnahmen',
  revenue: 'Einnahmen',
  lastRun: amount => `letzte Fahrt ${amount}`,
  lastRunOther: amount => `letzte Fahrt ${amount} · andere Züge`,
  overLastRun: amount => `Mehr als das Dreifache von ${amount}?`,
  overMost: amount => `Mehr als ${amount} mit diesen Zügen?`,
  lessRevenue: step => `−${step} Einnahmen weniger`,
  moreRevenue: step => `+${step} Einnahmen mehr`,
  sheet: 'Zettel',
  sheetLabel: 'Zettel: die Orte zusammenzählen, die die Züge anfahren',
  pay: share => `${share} je Anteil ausschütten`,
  payNothing: 'Ausschütten',
  toTreasury: amount => `Kasse ${amount}`,
}

/** Words of the panels that every title draws with some of, whatever it calls its places. */
export const commonPlay: typeof En = {
  certificates: (held, limit) => `${held} von ${limit} Zertifikaten`,
  done: name => `${name} ist fertig`,
  becomes: name => `${name} wird Direktor`,
  sell: 'Verkauf',
  of: held => `hat ${held}`,
  whoSells: (name, corporation) => `${name} verkauft ${corporation}`,
  backToSell: (name, corporation) => `Zurück zu ${name}: noch ${corporation} verkaufen`,
  sellShares: count => `${count} verkaufen`,
  nth: (nth, of) => `fährt als ${nth}. von ${of}`,
  ...revenueWords,
  withhold: 'Einbehalten',
  treasury: (from, to) => `Kasse ${from} auf ${to}`,
  trainLimit: limit => `Limit ${limit}`,
  left: count => `noch ${count}`,
  first: (type, what) => `erster ${train(type)}: ${what}`,
  adds: (name, amount) => `${name} schießt ${amount} zu`,
  paysFor: (name, amount, what) => `${name} zahlt ${amount} für ${what}`,
  notNow: 'Jetzt nicht möglich',
  discardTrains: 'Überzählige Züge',
  discardThis: (corporation, type) => `${train(type)} von ${corporation}`,
}
