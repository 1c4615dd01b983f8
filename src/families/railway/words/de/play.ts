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

/** What the panels of a railway game say in German: in an operating turn, and in several kinds of turns. */
export const railPlay = ({ offering, market }: Spoken): PlayWords => ({
  ...commonPlay,
  notNow: 'Spielzug beenden: jetzt nicht möglich',
  // private companies
  companies: 'Privatgesellschaften',
  companiesNotNow: 'Privatgesellschaften: jetzt nicht',
  buys: 'Kaufen für',
  ownedBy: name => `von ${name}`,
  acquireLabel: (corporation, company, owner, amount) =>
    `${amount}: ${corporation} kauft ${company} von ${owner}`,
  otherPrice: 'Preis …',
  otherPriceLabel: company => `Preis …: ein anderer für ${company}`,
  deals: 'Privatgesellschaften unter Spielern',
  dealLabel: (company, from, to) => `${company} ${from} an ${to}: Preis vereinbaren`,
  fromTo: (from, to) => `${from} an ${to}`,
  paysTo: (buyer, seller, amount, what) => `${buyer} zahlt ${seller} ${amount} für ${what}`,
  powers: 'Sonderrechte der Privatgesellschaften',
  // before a run
  obsolete: type => `${type} (veraltet)`,
  charter: (trains, stations) => `${trainsOf(trains)} · ${stationsLeft(stations)}`,
  earlierSteps: (run, ran) => (ran ? `${run} eingefahren · frühere Schritte` : 'Frühere Schritte'),
  noTrainNoRun: 'Kein Zug: keine Fahrt, und der Kursmarker geht nach links.',
  terrain: 'Gelände',
  terrainLabel: cost => `${cost} für Gelände`,
  station: 'Bahnhof',
  stationLabel: price => `${price} für einen Bahnhof`,
  didNotRun: 'Nicht gefahren',
  fallsInto: zone => zone,
  // trains
  trains: 'Züge',
  train: (type, price) => `${type} · ${price}`,
  tradedIn: type => `und der eigene ${called(type)}`,
  reducedBy: company => `ermäßigt, ${company} schließt`,
  buyTrainLabel: (visible, corporation, _from) => `${visible}: ${corporation} kauft diesen Zug`,
  noEnd: 'gehen nie aus',
  used: count => `${market} · ${count}`,
  place: id => (id === 'ipo' ? offering : id === 'market' ? market : id),
  othersTrain: (from, type) => `${called(type)} von ${from}`,
  othersTrainLabel: (from, type) => `${called(type)} von ${from}: Preis vereinbaren`,
  trainsGo: trains => `dann verfallen: ${trains}`,
  mustDiscard: (corporation, excess) => `${corporation} muss ${excess} abgeben`,
  // its end
  endTurn: corporation => `Spielzug von ${corporation} beenden`,
  noRoute: corporation => `Keine Strecke: ${corporation} macht ohne Zug weiter`,
})
