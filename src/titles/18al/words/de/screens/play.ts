import { commonPlay } from '../../../../../families/words/de/play'
import type { ScreenWords } from '../../en/screens'
import { many, train } from '../say'
import { sheetPage } from './sheetPage'

const places: Readonly<Record<string, string>> = { ipo: 'Startangebot', market: 'Offener Markt' }

/** The trains of a corporation, separated by commas. */
function trainsOf(trains: string): string {
  if (trains === '') return 'kein Zug'
  return `${trains.includes(',') ? 'Züge' : 'Zug'}: ${trains}`
}

function stationsLeft(stations: number): string {
  return stations === 0 ? 'kein Bahnhof mehr' : `noch ${many(stations, 'Bahnhof', 'Bahnhöfe')}`
}

/** What the panels of 18AL say. */
export const play: ScreenWords['play'] = {
  ...commonPlay,
  certificates: (held, limit, uncounted) =>
    `${held} von ${limit} Zertifikaten${uncounted > 0 ? `, ${uncounted} in Gelb zählen nicht` : ''}`,
  // a stock turn
  corporationsLater: 'Gesellschaften: sobald alle Privatgesellschaften verkauft sind',
  stock: (from, left) => `${from === 'ipo' ? 'Angebot' : 'Markt'} · ${left}`,
  empty: { ipo: 'Angebot leer', market: 'Markt leer' },
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} kauft ${corporation} aus dem ${from === 'ipo' ? 'Startangebot' : 'Offenen Markt'}`,
  floats: 'nimmt Betrieb auf',
  startIt: corporation => `${corporation} zu einem Nennwert starten`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} startet ${corporation} zum Nennwert von ${price} $`,
  yellow: 'gelbe Zone',
  noSaleHelps: 'Die Bank darf nichts davon kaufen: Der Spielzug geht weiter.',
  thisSale: (count, corporation, proceeds) =>
    `${many(count, 'Anteil', 'Anteile')} von ${corporation} für ${proceeds}`,
  yellowTrick: corporation =>
    `der Kurs fällt in die gelbe Zone, also zählen die behaltenen ${corporation} nicht mehr`,
  // private companies
  deals: 'Privatgesellschaften unter Spielern',
  dealLabel: (company, from, to) => `${company} ${from} an ${to}: Preis vereinbaren`,
  fromTo: (from, to) => `${from} an ${to}`,
  paysTo: (buyer, seller, amount, what) => `${buyer} zahlt ${seller} ${amount} für ${what}`,
  bidOn: company => `Gebote auf ${company}`,
  bidLabel: (name, amount, company) => `${name} bietet ${amount} auf ${company}`,
  typedLabel: company => `mehr …: anderes Gebot auf ${company}`,
  parAndIncome: (par, income) => `Preis ${par} · zahlt ${income}`,
  soldTo: name => `verkauft an ${name}`,
  bidsSoFar: bids => `Gebote: ${bids}`,
  buyFor: price => `Kaufen ${price}`,
  buyCompanyLabel: (price, name, company) => `Kaufen ${price}: ${name} kauft ${company}`,
  auctionOf: company => `Versteigerung: ${company}`,
  highBid: (name, amount) => `${name} führt mit ${amount}`,
  mayRaise: 'darf erhöhen oder passen',
  freeForThis: 'verfügbar',
  leads: amount => `führt mit ${amount}`,
  bid: amount => `bietet ${amount}`,
  upTo: amount => `bis ${amount}`,
  // an operating turn
  obsolete: type => `${type} (veraltet)`,
  charter: (trains, stations) => `${trainsOf(trains)} · ${stationsLeft(stations)}`,
  terrain: 'Gelände',
  terrainLabel: cost => `${cost} für Gelände`,
  lumber: 'Lumber Terminal, umsonst',
  objectiveSign: 'historisches Ziel',
  objectiveBonus: bonus => (bonus === '' ? 'Ziel' : `+${bonus}`),
  objectiveLabel: (price, bonus, city) => `${price} ${bonus} für einen Bahnhof am historischen Ziel, ${city}`,
  coal: 'Kohlemarker, +10 $',
  coalLabel: city => `${city} erhält den Kohlemarker`,
  coalNotNow: 'Kohlemarker: jetzt nicht',
  didNotRun: 'Nicht gefahren',
  train: (type, price) => `${type} · ${price}`,
  buyTrainLabel: (visible, corporation) => `${visible}: ${corporation} kauft diesen Zug`,
  noEnd: 'gehen nie aus',
  openMarket: 'Offener Markt',
  halfPrice: company => `halber Preis, ${company} schließt`,
  place: id => places[id] ?? id,
  othersTrain: (from, type) => `${train(type)} von ${from}`,
  othersTrainLabel: (from, type) => `${train(type)} von ${from}: Preis vereinbaren`,
  noRoute: corporation => `Keine Strecke: ${corporation} macht ohne Zug weiter`,
  sheetPage,
  // a forced purchase
  forced: (type, price) =>
    `Ein Zug muss gekauft werden: Der billigste im Verkauf ist ein ${train(type)}, ${price}.`,
  cannotRaise: (raises, needs) => `kann ${raises} von ${needs} aufbringen: Das Spiel endet`,
  // discards, the end, the slip
  overTrainLimit: limit =>
    `Über dem Zuglimit von ${limit}: in den Offenen Markt abgeben, in beliebiger Reihenfolge.`,
  discardLabel: (corporation, type) => `${train(type)} von ${corporation} wird abgegeben`,
  extraRound: 'Noch eine Betriebsrunde spielen',
}
