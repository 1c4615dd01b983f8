import type { Voice } from '../../../../src/rules/rule'
import type { MicroHappening } from '../ledger'
import { sumOf, valuesIn, wordsOf } from './vocabulary'

const CARDS = { coin: 'Pay day', bond: 'Exchange', rail: 'Timetable' } as const
const PLACES = { bank: 'the bank', pool: 'the unsold shares' } as const

const name = (id: string, v: Voice) => PLACES[id as keyof typeof PLACES] ?? v.name(id)

function moved(happened: readonly MicroHappening[], v: Voice): string {
  const values = valuesIn(happened)
  return values ? `; its price goes from ${v.money(values[0])} to ${v.money(values[1])}` : ''
}

/** Micro Line in English. */
export const words = wordsOf({
  refusals: {
    gameOver: () => 'The game is over.',
    notYourTurn: ({ turn }, v) => `It is the turn of ${v.name(turn)}.`,
    hasCard: ({ player }, v) => `${v.name(player)} has taken a card already.`,
    cardGone: ({ card }) => `No ${CARDS[card]} card is left in this round.`,
    needsCard: ({ card }) => (card ? `This takes the ${CARDS[card]} card.` : 'A card must be taken first.'),
    noCompany: () => 'This game has no such company.',
    oneShare: ({ player }, v) => `${v.name(player)} has bought a share with this card, and it allows one.`,
    soldOut: ({ corporation }, v) => `All shares of ${v.name(corporation)} are sold.`,
    tooDear: ({ player, has, price }, v) =>
      `The share costs ${v.money(price)}, and ${v.name(player)} has ${v.money(has)}.`,
    noShareholder: ({ player, corporation }, v) =>
      `${v.name(player)} has no share of ${v.name(corporation)}, so cannot run it.`,
    uneven: ({ revenue }, v) => `${v.money(revenue)} cannot be split into five whole dividends.`,
    nothingToPay: ({ corporation }, v) => `${v.name(corporation)} has no revenue to pay.`,
    noHolder: ({ holder }, v) => `${name(holder, v)} cannot hold money.`,
    holderLacks: ({ holder, has, wants }, v) =>
      `${name(holder, v)} has ${v.money(has)}, and not ${v.money(wants)}.`,
    noSpace: ({ row, column }) => `The ladder has no space ${column + 1} in row ${row + 1}.`,
    alreadySo: ({ of }, v) => `That is so already: ${name(of, v)}.`,
    positionLate: () => 'A game is joined before its first entry, in a round that it has.',
    positionPlayers: () => 'The table must list the players and the companies of this game.',
    positionShares: ({ corporation, found, shares }, v) =>
      `${v.name(corporation)} has ${shares} shares, and ${found} are listed.`,
  },
  entries: {
    takeCard: ({ player, card }, happened, v) => {
      const pay = sumOf(happened, 'card')
      return `${v.name(player)} takes ${CARDS[card]}${pay > 0 ? ` and receives ${v.money(pay)}` : ''}.`
    },
    buyShare: ({ player, corporation }, happened, v) =>
      `${v.name(player)} buys a share of ${v.name(corporation)} for ${v.money(sumOf(happened, 'share'))}.`,
    run: ({ player, corporation, revenue, pay }, happened, v) =>
      `${v.name(player)} runs ${v.name(corporation)} for ${v.money(revenue)}, ${pay ? 'paid out' : 'kept'}${moved(happened, v)}.`,
    endTurn: ({ player }, _, v) => `${v.name(player)} ends the turn.`,
    correct: ({ reason, money, price, turn }, happened, v) => {
      const what = money
        ? `${v.money(money.amount)} from ${name(money.from, v)} to ${name(money.to, v)}`
        : price
          ? `the token of ${v.name(price.corporation)} goes to row ${price.cell[0] + 1}, space ${price.cell[1] + 1}${moved(happened, v)}`
          : `it is the turn of ${v.name(turn ?? '')}`
      return `Ruling: ${what}${reason === '' ? '' : ` (${reason})`}.`
    },
    count: ({ holder, cash }, _, v) => `${name(holder, v)}: ${v.money(cash)} counted.`,
    stop: () => 'The table ends the game.',
    position: ({ table }) => `The game is joined in round ${table.round}.`,
  },
  happenings: it => {
    if (it.is === 'round') return `Round ${it.round} begins.`
    if (it.is !== 'over') return undefined
    return it.by === 'rounds' ? 'The game is over: the last round has been played.' : 'The game is over.'
  },
  labels: {
    ...CARDS,
    extra: 'A third round',
    rounds: 'The last round has been played',
    stopped: 'The table has ended the game',
    cash: 'money',
    stock: 'shares',
    ladder: 'Price ladder',
    'ladder what': 'Copy the price ladder from the box, row by row, left to right.',
    upper: 'Upper row',
    lower: 'Lower row',
    lines: 'Companies',
    'lines what': 'Copy the companies from the box, each with its colour.',
  },
  places: { bank: 'Bank', pool: 'Unsold shares' },
  paragraphs: { cards: 'Cards', shares: 'Shares', runs: 'Running', rounds: 'The end', ruling: 'Rulings' },
  figures: {
    round: 'round',
    turn: 'turn',
    bank: 'bank',
    cardsLeft: 'cards left',
    cash: 'money',
    shares: 'shares',
    netWorth: 'worth in all',
    price: 'price',
    cell: 'space',
    treasury: 'treasury',
    unsold: 'unsold shares',
    gameOver: 'end',
    scores: 'score',
  },
  fields: {
    player: 'Player',
    card: 'Card',
    corporation: 'Company',
    revenue: 'Revenue',
    pay: 'Paid or kept',
    holder: 'Whose',
    cash: 'Counted',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    cell: 'Its space',
    turn: 'Whose turn it is',
  },
  rulings: { money: 'Money', price: 'Token on the ladder', turn: 'Whose turn' },
  mayStill: who => `Back to ${who}`,
  screens: {
    takes: 'takes a card',
    cards: {
      coin: (left, pay) => `${CARDS.coin}: ${pay} from the bank (${left} left)`,
      bond: left => `${CARDS.bond}: buy one share (${left} left)`,
      rail: left => `${CARDS.rail}: run a company (${left} left)`,
    },
    buys: 'may buy one share',
    buy: (company, price) => `${company} for ${price}`,
    left: shares => `${shares} unsold`,
    runs: 'runs a company',
    pays: (company, revenue) => `${company} pays out ${revenue}`,
    keeps: (company, revenue) => `${company} keeps ${revenue}`,
    endTurn: player => `${player} ends the turn`,
    ladder: 'Price ladder',
    books: {
      table: 'The table',
      player: 'Player',
      cash: 'Money',
      unsold: 'Unsold',
      price: 'Price',
      treasury: 'Treasury',
    },
    sharesAt: (shares, company, price) => `${shares} × ${company} at ${price}`,
    join: {
      round: 'Which round begins',
      turn: 'Who takes the first card',
      cash: 'Money',
      treasury: 'Treasury',
      space: 'Where its token lies',
      shares: company => `Shares of ${company}`,
    },
  },
  book: async () => (await import('./en/book')).book,
})
