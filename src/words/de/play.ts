import type { Words } from '../en'
import { many, train } from './say'
import { sheetPage } from './sheetPage'

const places: Readonly<Record<string, string>> = { ipo: 'Startangebot', market: 'Offener Markt' }

/** The trains of a corporation, parted by commas. */
function trainsOf(trains: string): string {
  if (trains === '') return 'kein Zug'
  return `${trains.includes(',') ? 'Züge' : 'Zug'}: ${trains}`
}

function stationsLeft(stations: number): string {
  return stations === 0 ? 'kein Bahnhof mehr' : `noch ${many(stations, 'Bahnhof', 'Bahnhöfe')}`
}

/** What the Play screen says. */
export const play: Words['play'] = {
  // what the keypad says
  revenueDigits: 'Ziffern der Einnahmen',
  amountDigits: 'Ziffern des Betrags',
  digit: key => `Ziffer ${key}`,
  erase: 'Löschen',
  // the head of a turn
  certificates: (held, limit) => `${held} von ${limit} Zertifikaten`,
  setAside: amount => `${amount} zurückgelegt`,
  next: 'dann:',
  mayStill: name => `${name} darf noch verkaufen`,
  otherEntries: 'Andere Einträge',
  // a stock turn
  stockTurn: 'Kaufen und verkaufen',
  corporations: 'Gesellschaften',
  corporationsLater: 'Gesellschaften: sobald alle Privatgesellschaften verkauft sind',
  companies: 'Privatgesellschaften',
  stock: (from, left) => `${from === 'ipo' ? 'Angebot' : 'Markt'} · ${left}`,
  empty: { ipo: 'Angebot leer', market: 'Markt leer' },
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} kauft ${corporation} aus dem ${from === 'ipo' ? 'Startangebot' : 'Offenen Markt'}`,
  floats: 'nimmt Betrieb auf',
  becomes: name => `${name} wird Direktor`,
  startIt: corporation => `${corporation} zu einem Nennwert starten`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} startet ${corporation} zum Nennwert von ${price} $`,
  yellow: 'gelbe Zone',
  sell: 'Verkauf',
  of: held => `von ${held}`,
  sellLabel: (corporation, held) => `Verkauf von ${held} ${corporation}`,
  howMany: corporation => `Wie viele ${corporation} verkaufen`,
  sellShares: count => `${count} verkaufen`,
  saleLabel: (visible, name, corporation) => `${visible}: ${name} verkauft ${corporation}`,
  token: (from, to) => `Kurs ${from} auf ${to}`,
  passes: name => `${name} passt`,
  done: name => `${name} ist fertig`,
  allPass: 'Alle passen',
  allPassLabel: count => `Alle passen: ${count} Mal, dann endet die Runde`,
  overLimitLabel: 'Über dem Zertifikatslimit',
  overLimit: (name, over) =>
    `${name} liegt ${over} über dem Zertifikatslimit und muss vor dem Ende des Spielzugs verkaufen.`,
  bringsBack: 'Jeder dieser Verkäufe genügt:',
  severalSales: 'Kein einzelner Verkauf genügt: von mehreren Gesellschaften verkaufen.',
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
  paysFor: (name, amount, what) => `${name} zahlt ${amount} für ${what}`,
  bidOn: company => `Gebote auf ${company}`,
  bidLabel: (name, amount, company) => `${name} bietet ${amount} auf ${company}`,
  typed: '…',
  typedLabel: company => `… anderes Gebot auf ${company}`,
  parAndIncome: (par, income) => `Preis ${par} · zahlt ${income}`,
  soldTo: name => `verkauft an ${name}`,
  bidsSoFar: bids => `Gebote: ${bids}`,
  buyFor: price => `Kaufen ${price}`,
  buyCompanyLabel: (price, name, company) => `Kaufen ${price}: ${name} kauft ${company}`,
  freeCash: 'Worüber jeder Spieler verfügen kann',
  aside: amount => `+ ${amount} zurückgelegt`,
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
  nth: (nth, of) => `fährt als ${nth}. von ${of}`,
  earlierSteps: (run, ran) =>
    ran ? `${run} eingefahren · frühere Schritte` : 'Nicht gefahren · frühere Schritte',
  noTrainNoRun: 'Kein Zug: keine Fahrt, und der Kursmarker geht nach links.',
  terrain: 'Gelände',
  terrainLabel: cost => `${cost} für Gelände`,
  lumber: 'Lumber Terminal, umsonst',
  station: 'Bahnhof',
  objectiveSign: 'historisches Ziel',
  stationLabel: price => `${price} für einen Bahnhof`,
  objectiveBonus: bonus => (bonus === '' ? 'Ziel' : `+${bonus}`),
  objectiveLabel: (price, bonus, city) => `${price} ${bonus} für einen Bahnhof am historischen Ziel, ${city}`,
  coal: 'Kohlemarker, +10 $',
  coalLabel: city => `${city} erhält den Kohlemarker`,
  coalNotNow: 'Kohlemarker: jetzt nicht',
  revenue: 'Einnahmen',
  lastRun: amount => `letzte Fahrt ${amount}`,
  lessRevenue: step => `−${step} Einnahmen weniger`,
  moreRevenue: step => `+${step} Einnahmen mehr`,
  sheet: 'Zettel',
  sheetLabel: 'Zettel: die Orte zusammenzählen, die die Züge anfahren',
  pay: share => `${share} je Anteil ausschütten`,
  payNothing: 'Ausschütten',
  toTreasury: amount => `Kasse ${amount}`,
  withhold: 'Einbehalten',
  didNotRun: 'Nicht gefahren',
  treasury: (from, to) => `Kasse ${from} auf ${to}`,
  trains: 'Züge',
  trainLimit: limit => `Limit ${limit}`,
  train: (type, price) => `${type} · ${price}`,
  buyTrainLabel: (visible, corporation) => `${visible}: ${corporation} kauft diesen Zug`,
  left: count => `noch ${count}`,
  noEnd: 'gehen nie aus',
  openMarket: 'Offener Markt',
  halfPrice: company => `halber Preis, ${company} schließt`,
  first: (type, what) => `erster ${train(type)}: ${what}`,
  trainsGo: trains => `es gehen: ${trains}`,
  place: id => places[id] ?? id,
  mustDiscard: (corporation, excess) => `${corporation} muss ${excess} abgeben`,
  adds: (name, amount) => `${name} schießt ${amount} zu`,
  othersTrain: (from, type) => `${train(type)} von ${from}`,
  othersTrainLabel: (from, type) => `${train(type)} von ${from}: Preis vereinbaren`,
  ownedBy: name => `von ${name}`,
  acquireLabel: (corporation, company, owner, amount) =>
    `${amount}: ${corporation} kauft ${company} von ${owner}`,
  otherPriceLabel: company => `… anderer Preis für ${company}`,
  companiesNotNow: 'Privatgesellschaften: jetzt nicht',
  endTurn: corporation => `Spielzug von ${corporation} beenden`,
  noRoute: 'Keine Fahrt möglich: Ende',
  sheetPage,
  // a forced purchase
  forcedPurchase: 'Zwangskauf eines Zugs',
  forced: (type, price) => `Ein ${train(type)} muss gekauft werden, ${price}.`,
  mustAdd: (name, amount, has) => `${name} muss ${amount} zuschießen und hat ${has}.`,
  short: amount => `Es fehlen ${amount}.`,
  canPay: name => `${name} kann zahlen: den Zug unten kaufen.`,
  sellOneOf: name => `${name} verkauft, das kleinste Übel zuerst`,
  sellOf: (count, corporation, proceeds) => `${count} ${corporation} verkaufen ${proceeds}`,
  sellThese: corporation => `${corporation} verkaufen`,
  loses: amount => `Vermögen sinkt um ${amount}`,
  notNow: 'Jetzt nicht möglich',
  bankrupt: name => `${name} ist bankrott`,
  cannotRaise: (raises, needs) => `kann ${raises} von ${needs} aufbringen: Das Spiel endet`,
  // discards, the end, the slip
  discardTrains: 'Überzählige Züge',
  overTrainLimit: limit =>
    `Über dem Zuglimit von ${limit}: in den Offenen Markt abgeben, in beliebiger Reihenfolge.`,
  discards: (name, excess) => `${name} gibt ${excess === 1 ? 'einen Zug' : `${excess} Züge`} ab`,
  discardThis: train,
  discardLabel: (corporation, type) => `${train(type)} von ${corporation} wird abgegeben`,
  gameOver: 'Das Spiel ist zu Ende',
  account: 'Die ganze Abrechnung',
  extraRound: 'Noch eine Betriebsrunde spielen',
  slip: 'Auszahlung',
  incomeSlip: 'Privatgesellschaften zahlen',
  paysAShare: share => `zahlt ${share} je Anteil`,
  treasuryOf: corporation => `Kasse von ${corporation}`,
}
