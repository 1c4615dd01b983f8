import { commonPlay } from '../../../words/de/play'
import { train as called, many } from '../../../words/de/say'
import type { PlayWords } from '../screens'
import type { Spoken } from './terms'

/** The trains of a corporation, separated by commas. */
function trainsOf(trains: string): string {
  if (trains === '') return 'kein Zug'
  return `${trains.includes(',') ? 'Züge' : 'Zug'}: ${trains}`
}

const stationsLeft = (stations: number) =>
  stations === 0 ? 'kein Bahnhof mehr' : `noch ${many(stations, 'Bahnhof', 'Bahnhöfe')}`

/** What the panels of a railway game say in German. */
export const railPlay = ({ offering, market, places, par }: Spoken): PlayWords => ({
  ...commonPlay,
  certificates: (held, limit, uncounted) =>
    `${held} von ${limit} Zertifikaten${uncounted > 0 ? `, ${uncounted} ${uncounted === 1 ? 'zählt' : 'zählen'} nicht` : ''}`,
  // a stock turn
  corporationsLater: 'Gesellschaften: sobald alle Privatgesellschaften verkauft sind',
  stock: (from, left) => `${from === 'ipo' ? offering : market} · ${left}`,
  empty: { ipo: `${offering} leer`, market: `${market} leer` },
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} kauft ${corporation} ${places[from].from}`,
  floats: 'nimmt Betrieb auf',
  startIt: corporation => `${corporation} zu einem ${par} starten`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} startet ${corporation} zum Nennwert von ${price}`,
  fallsInto: zone => zone,
  zoneTrick: (corporation, zone) =>
    `der Kurs fällt in die ${zone}, also zählen die behaltenen ${corporation} nicht mehr`,
  noSaleHelps: 'Nichts davon darf verkauft werden: Der Spielzug geht weiter.',
  thisSale: (count, corporation, proceeds) =>
    `${many(count, 'Anteil', 'Anteile')} von ${corporation} für ${proceeds}`,
  // private companies
  bidOn: company => `Gebote auf ${company}`,
  bidLabel: (name, amount, company) => `${name} bietet ${amount} auf ${company}`,
  typedLabel: company => `mehr …: anderes Gebot auf ${company}`,
  faceAndIncome: (face, income) => `${face} · zahlt ${income}`,
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
  deals: 'Privatgesellschaften unter Spielern',
  dealLabel: (company, from, to) => `${company} ${from} an ${to}: Preis vereinbaren`,
  fromTo: (from, to) => `${from} an ${to}`,
  paysTo: (buyer, seller, amount, what) => `${buyer} zahlt ${seller} ${amount} für ${what}`,
  powers: 'Sonderrechte der Privatgesellschaften',
  // an operating turn
  obsolete: type => `${type} (veraltet)`,
  charter: (trains, stations) => `${trainsOf(trains)} · ${stationsLeft(stations)}`,
  terrain: 'Gelände',
  terrainLabel: cost => `${cost} für Gelände`,
  didNotRun: 'Nicht gefahren',
  train: (type, price) => `${type} · ${price}`,
  tradedIn: type => `und der eigene ${called(type)}`,
  reducedBy: company => `ermäßigt, ${company} schließt`,
  buyTrainLabel: (visible, corporation) => `${visible}: ${corporation} kauft diesen Zug`,
  noEnd: 'gehen nie aus',
  used: market,
  place: id => (id === 'ipo' ? offering : id === 'market' ? market : id),
  othersTrain: (from, type) => `${called(type)} von ${from}`,
  othersTrainLabel: (from, type) => `${called(type)} von ${from}: Preis vereinbaren`,
  noRoute: corporation => `Keine Strecke: ${corporation} macht ohne Zug weiter`,
  // a forced purchase
  forced: (type, price) =>
    `Ein Zug muss gekauft werden: Der billigste im Verkauf ist ein ${called(type)}, ${price}.`,
  sellsAll: (sales, brings) =>
    `verkauft wird alles, was darf: ${sales.join(' · ')}${sales.length > 1 ? ` · zusammen ${brings}` : ''}`,
  forfeits: (amount, treasury) =>
    `${amount} gehen an ${treasury === undefined ? 'die Bank' : `die Kasse von ${treasury}`}`,
  cannotRaise: (raises, needs) => `kann ${raises} von ${needs} aufbringen: Das Spiel endet`,
  // discards
  overTrainLimit: limit =>
    `Über dem Zuglimit von ${limit}: ${places.market.to} abgeben, in beliebiger Reihenfolge.`,
  discardThis: (corporation, type) => `${called(type)} von ${corporation}`,
  discardLabel: (corporation, type) => `${called(type)} von ${corporation} wird abgegeben`,
})
