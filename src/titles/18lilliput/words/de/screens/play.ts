import { commonPlay, revenueWords } from '../../../../../families/words/de/play'
import type { ScreenWords } from '../../en/screens'
import { many, purpose, train } from '../say'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const copyCards = (count: number) => many(count, 'Kopierkarte', 'Kopierkarten')
const trains = (number: number) => (number === 1 ? 'einen Zug' : `${number} Züge`)

/** What the panels of 18Lilliput say. */
export const play: ScreenWords['play'] = {
  // the head of a turn
  certificates: commonPlay.certificates,
  copies: count => (count === 1 ? 'Kopierkarte' : `${count} Kopierkarten`),
  starting: 'Startspieler',
  // choosing
  choose: 'Gesellschaft oder Charakter wählen',
  choice: (nth, of) => `Wahl ${nth} von ${of}`,
  copiesEach: count => `Auf dem Tisch: Alle bekommen ${copyCards(count)}.`,
  companies: 'Gesellschaften',
  characters: 'Charaktere',
  advantages: {
    blue: '500\u00a0$, ein 2er-Zug; erstes Plättchen eine Y-Stadt',
    green: '500\u00a0$, ein 2er-Zug; 30\u00a0$ mehr privat',
    yellow: '500\u00a0$, zwei 2er-Züge',
    red: '550\u00a0$, ein 2er-Zug; Kurs 55\u00a0$',
  },
  powers: {
    emperor: 'gelbe Y-Plättchen umsonst',
    general: 'Bahnhöfe zum halben Preis',
    admiral: 'neue Züge ein Zehntel billiger',
    justiciary: 'jede Runde 5\u00a0$, oder 20\u00a0$ für eine Gesellschaft',
    treasurer: 'einmal: Nummer der Runde mal 10\u00a0$',
  },
  // the start of a round
  justiciary: 'Der Oberrichter',
  paysTo: (amount, name) => `${amount} für ${name}`,
  // taking a card
  takeCard: 'Karte nehmen',
  roundOf: (round, of, nth, turns) => `Runde ${round} von ${of} · Karte ${nth} von ${turns}`,
  kinds: { tiles: 'Plätt\u00adchen', shares: 'Aktien', trains: 'Züge', station: 'Bahnhof', money: 'Geld' },
  // As it is said at the table, and short enough for a card.
  use: (card, use, voice) =>
    capital(purpose(card, use, voice))
      .replaceAll('Gleisplättchen', 'Plättchen')
      .replace('Gesellschaften', 'Gesell\u00adschaften'),
  useLabel: (visible, card) => `${visible}: Karte „${card}“`,
  idle: 'jetzt nichts',
  block: (percent, company, price) => `${percent}\u00a0% ${company} für ${price}`,
  priced: (company, price) => `${company} zu ${price}`,
  can: what => `Kann ${what}`,
  buys: shares => `${shares} kaufen`,
  founds: price => `bis ${price} gründen`,
  sells: shares => `${shares} verkaufen`,
  noTrain: 'Der Stapel ist leer.',
  layWith: 'Jetzt die Karte antippen, die es legt.',
  withY: 'Mit Y-Plättchen',
  yLabel: (company, price) => `${company}: Y-Plättchen ${price}`,
  taken: 'In dieser Runde genommen',
  takenBy: (name, copy) => (copy ? `${name} (Kopie)` : name),
  copy: count => `Eine davon kopieren: ${copyCards(count)}`,
  notNow: commonPlay.notNow,
  treasurer: amount => `Schatzmeister eintauschen: ${amount}`,
  treasurerLast: 'letzte Gelegenheit: Am Ende zählt der Schatzmeister nichts',
  done: commonPlay.done,
  givesUp: 'was die Karte noch erlaubt, verfällt',
  doneLast: name => `${name} ist fertig: Bürokratie`,
  // the card in hand
  sellFirst: 'Erst verkaufen',
  sell: commonPlay.sell,
  of: commonPlay.of,
  sellLabel: (company, held) => `Verkauf (hat ${held}): ${company}`,
  whoSells: commonPlay.whoSells,
  backToSell: commonPlay.backToSell,
  sellShares: commonPlay.sellShares,
  becomes: commonPlay.becomes,
  buyOne: 'Eine kaufen',
  left: commonPlay.left,
  buyLabel: (price, left, company) => `${price} ${left}: ${company} kaufen`,
  found: 'Gesellschaft gründen',
  foundOne: company => `${company} gründen`,
  spaceFor: company => `Feld für ${company}`,
  foundAt: (company, price) => `${company} zu ${price} gründen`,
  foundCosts: (cost, treasury) => `kostet ${cost}, Kasse ${treasury}`,
  trains: 'Zug kaufen',
  stack: left => (left === null ? 'beliebig viele im Stapel' : `noch ${left} im Stapel`),
  trainsLeft: most => `noch ${most === 1 ? 'ein Zug' : `${most} Züge`} mit dieser Karte`,
  trainLimit: commonPlay.trainLimit,
  train: (card, price) => `${card} · ${price}`,
  buyTrainLabel: (visible, company, scrapped) =>
    `${visible}: ${company} kauft ${scrapped ? 'diesen ausgemusterten Zug' : 'vom Stapel'}`,
  first: (card, what) => `erster ${train(card)}: ${what}`,
  adds: commonPlay.adds,
  trainsGo: cards => `dann verfallen: ${cards}`,
  place: id => id,
  mustDiscard: (company, excess) => `${company} muss ${excess} abgeben`,
  othersFor: company => `Züge anderer Gesellschaften für ${company}`,
  othersTrain: (from, card) => `${train(card)} von ${from}`,
  othersTrainLabel: (from, card) => `${train(card)} von ${from}: Preis vereinbaren`,
  paysFor: commonPlay.paysFor,
  treasury: commonPlay.treasury,
  scrapped: 'Ausgemusterte Züge',
  scrappedAfter: 'Ausgemusterte Züge: einer, nach einer Fahrt ohne Dividende',
  station: 'Bahnhof setzen',
  tile: 'Y-Plättchen',
  fund: 'An welche Gesellschaft',
  fundLeft: amount => `noch ${amount}`,
  fundPart: company => `… ein Teil für ${company}`,
  gives: (amount, company) => `${amount} für ${company}`,
  scrap: 'Veralteten Zug ausmustern',
  scrapOne: (company, card) => `${company} mustert ${card} aus`,
  // a run
  nth: commonPlay.nth,
  charter: (cards, stations) =>
    `${cards === '' ? 'kein Zug' : `${cards.includes(' ') ? 'Züge' : 'Zug'}: ${cards}`} · ${stations === 0 ? 'kein Bahnhof mehr' : `noch ${many(stations, 'Bahnhof', 'Bahnhöfe')}`}`,
  doubled: 'Letzte Runde: Dividenden werden doppelt gezahlt, und nichts darf einbehalten werden.',
  noTrainNoRun: 'Kein Zug: keine Fahrt, und der Marker geht nach links.',
  ran: { paid: 'ausgeschüttet', withheld: 'einbehalten', none: 'keine Fahrt' },
  didRun: (what, revenue) => `Einnahmen ${revenue}, ${what}.`,
  ...revenueWords,
  pay: share => `${share} je Aktie ausschütten`,
  withhold: commonPlay.withhold,
  didNotRun: 'Nichts eingefahren',
  bureaucracy: 'Dann Bürokratie',
  bureaucracyTrain: card => `Ein ${train(card)} wird ausgemustert.`,
  setsOff: what => `Er bringt: ${what}.`,
  starts: name => `${name} beginnt die nächste Runde.`,
  endRun: company => `${company} ist fertig`,
  endRuns: company => `${company} ist fertig: Bürokratie`,
  endGame: company => `${company} ist fertig: Das Spiel endet`,
  // discards
  discardTrains: commonPlay.discardTrains,
  overTrainLimit: limit =>
    `Das Zuglimit ist jetzt ${limit}: überzählige Züge ausmustern, in beliebiger Reihenfolge.`,
  discards: (name, excess) => `${name} gibt ${trains(excess)} ab`,
  discardThis: commonPlay.discardThis,
  discardLabel: (company, card) => `${train(card)} von ${company} wird abgegeben`,
}
