import type { Voice } from '../../../../src/rules/rule'
import type { MicroHappening } from '../ledger'
import { sumOf, valuesIn, wordsOf } from './vocabulary'

const CARDS = { coin: 'Zahltag', bond: 'Börse', rail: 'Fahrplan' } as const
const PLACES = { bank: 'die Bank', pool: 'der Stapel' } as const

const name = (id: string, v: Voice) => PLACES[id as keyof typeof PLACES] ?? v.name(id)

function moved(happened: readonly MicroHappening[], v: Voice): string {
  const values = valuesIn(happened)
  return values ? `; der Kurs geht von ${v.money(values[0])} auf ${v.money(values[1])}` : ''
}

/** Micro Line auf Deutsch. */
export const words = wordsOf({
  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    notYourTurn: ({ turn }, v) => `${v.name(turn)} ist an der Reihe.`,
    hasCard: ({ player }, v) => `${v.name(player)} hat schon eine Karte genommen.`,
    cardGone: ({ card }) => `In dieser Runde liegt keine Karte ${CARDS[card]} mehr aus.`,
    needsCard: ({ card }) =>
      card ? `Dazu braucht man die Karte ${CARDS[card]}.` : 'Zuerst ist eine Karte zu nehmen.',
    noCompany: () => 'Diese Gesellschaft gibt es in diesem Spiel nicht.',
    oneShare: ({ player }, v) =>
      `${v.name(player)} hat mit dieser Karte schon gekauft; sie erlaubt einen Anteil.`,
    soldOut: ({ corporation }, v) => `Alle Anteile von ${v.name(corporation)} sind verkauft.`,
    tooDear: ({ player, has, price }, v) =>
      `Der Anteil kostet ${v.money(price)}, und ${v.name(player)} hat ${v.money(has)}.`,
    noShareholder: ({ player, corporation }, v) =>
      `${v.name(player)} hat keinen Anteil von ${v.name(corporation)} und darf sie nicht fahren lassen.`,
    uneven: ({ revenue }, v) => `${v.money(revenue)} lassen sich nicht durch fünf teilen.`,
    nothingToPay: ({ corporation }, v) => `${v.name(corporation)} hat nichts auszuzahlen.`,
    noHolder: ({ holder }, v) => `${name(holder, v)} kann kein Geld haben.`,
    holderLacks: ({ holder, has, wants }, v) =>
      `${name(holder, v)} hat ${v.money(has)} und nicht ${v.money(wants)}.`,
    noSpace: ({ row, column }) => `Die Leiter hat in Zeile ${row + 1} kein Feld ${column + 1}.`,
    alreadySo: ({ of }, v) => `Das ist schon so: ${name(of, v)}.`,
    positionLate: () => 'Eingestiegen wird vor dem ersten Eintrag, in einer Runde, die es gibt.',
    positionPlayers: () => 'Der Stand muss alle Mitspielenden und Gesellschaften dieses Spiels nennen.',
    positionShares: ({ corporation, found, shares }, v) =>
      `${v.name(corporation)} hat ${shares} Anteile, und ${found} sind genannt.`,
  },
  entries: {
    takeCard: ({ player, card }, happened, v) => {
      const pay = sumOf(happened, 'card')
      return `${v.name(player)} nimmt ${CARDS[card]}${pay > 0 ? ` und bekommt ${v.money(pay)}` : ''}.`
    },
    buyShare: ({ player, corporation }, happened, v) =>
      `${v.name(player)} kauft einen Anteil von ${v.name(corporation)} für ${v.money(sumOf(happened, 'share'))}.`,
    run: ({ player, corporation, revenue, pay }, happened, v) =>
      `${v.name(player)} lässt ${v.name(corporation)} für ${v.money(revenue)} fahren, ${pay ? 'ausgezahlt' : 'einbehalten'}${moved(happened, v)}.`,
    endTurn: ({ player }, _, v) => `${v.name(player)} beendet den Zug.`,
    correct: ({ reason, money, price, turn }, happened, v) => {
      const what = money
        ? `${v.money(money.amount)} von ${name(money.from, v)} an ${name(money.to, v)}`
        : price
          ? `der Marker von ${v.name(price.corporation)} geht in Zeile ${price.cell[0] + 1} auf Feld ${price.cell[1] + 1}${moved(happened, v)}`
          : `${v.name(turn ?? '')} ist an der Reihe`
      return `Entscheidung: ${what}${reason === '' ? '' : ` (${reason})`}.`
    },
    count: ({ holder, cash }, _, v) => `${name(holder, v)}: ${v.money(cash)} gezählt.`,
    stop: () => 'Der Tisch beendet das Spiel.',
    position: ({ table }) => `Eingestiegen in Runde ${table.round}.`,
  },
  happenings: it => {
    if (it.is === 'round') return `Runde ${it.round} beginnt.`
    if (it.is !== 'over') return undefined
    return it.by === 'rounds'
      ? 'Das Spiel ist zu Ende: Die letzte Runde ist gespielt.'
      : 'Das Spiel ist zu Ende.'
  },
  labels: {
    ...CARDS,
    extra: 'Eine dritte Runde',
    rounds: 'Die letzte Runde ist gespielt',
    stopped: 'Der Tisch hat das Spiel beendet',
    cash: 'Geld',
    stock: 'Anteile',
    ladder: 'Kursleiter',
    'ladder what': 'Die Kursleiter aus der Schachtel abschreiben, Zeile für Zeile von links nach rechts.',
    upper: 'Obere Zeile',
    lower: 'Untere Zeile',
    lines: 'Gesellschaften',
    'lines what': 'Die Gesellschaften aus der Schachtel abschreiben, jede mit ihrer Farbe.',
  },
  places: { bank: 'Bank', pool: 'Unverkaufte Anteile' },
  paragraphs: {
    cards: 'Karten',
    shares: 'Anteile',
    runs: 'Fahren',
    rounds: 'Das Ende',
    ruling: 'Entscheidungen',
  },
  figures: {
    round: 'Runde',
    turn: 'Zug',
    bank: 'Bank',
    cardsLeft: 'ausliegende Karten',
    cash: 'Geld',
    shares: 'Anteile',
    netWorth: 'alles zusammen',
    price: 'Kurs',
    cell: 'Feld',
    treasury: 'Kasse',
    unsold: 'unverkauft',
    gameOver: 'Ende',
    scores: 'Ergebnis',
  },
  fields: {
    player: 'Wer',
    card: 'Karte',
    corporation: 'Gesellschaft',
    revenue: 'Einnahme',
    pay: 'Ausgezahlt oder einbehalten',
    holder: 'Wessen',
    cash: 'Gezählt',
    from: 'Von',
    to: 'An',
    amount: 'Betrag',
    cell: 'Ihr Feld',
    turn: 'Wer an der Reihe ist',
  },
  rulings: { money: 'Geld', price: 'Marker auf der Leiter', turn: 'Wer an der Reihe ist' },
  mayStill: who => `Zurück zu ${who}`,
  screens: {
    takes: 'nimmt eine Karte',
    cards: {
      coin: (left, pay) => `${CARDS.coin}: ${pay} von der Bank (noch ${left})`,
      bond: left => `${CARDS.bond}: einen Anteil kaufen (noch ${left})`,
      rail: left => `${CARDS.rail}: eine Gesellschaft fahren lassen (noch ${left})`,
    },
    buys: 'darf einen Anteil kaufen',
    buy: (company, price) => `${company} für ${price}`,
    left: shares => `${shares} unverkauft`,
    runs: 'lässt eine Gesellschaft fahren',
    pays: (company, revenue) => `${company} zahlt ${revenue} aus`,
    keeps: (company, revenue) => `${company} behält ${revenue}`,
    endTurn: player => `${player} beendet den Zug`,
    ladder: 'Kursleiter',
    books: {
      table: 'Der Tisch',
      player: 'Wer',
      cash: 'Geld',
      unsold: 'Unverkauft',
      price: 'Kurs',
      treasury: 'Kasse',
    },
    sharesAt: (shares, company, price) => `${shares} × ${company} zu ${price}`,
    join: {
      round: 'Welche Runde beginnt',
      turn: 'Wer die erste Karte nimmt',
      cash: 'Geld',
      treasury: 'Kasse',
      space: 'Wo ihr Marker liegt',
      shares: company => `Anteile von ${company}`,
    },
  },
  book: async () => (await import('./de/book')).book,
})
