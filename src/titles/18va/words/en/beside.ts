import { lotsJoining } from '../../../../families/railway/words/en/lots/rest'
import { railSheet } from '../../../../families/railway/words/en/sheet'
import type { JoinTerms } from '../../../../families/railway/words/join'
import type { OwnHints } from '../../../../families/words/newcomer'
import { game } from '../../state'
import { t } from './terms'

const named = (id: string) => game.printed.privates[id]?.name ?? id

/** What the form for joining a game asks in 18VA. */
export const asked: JoinTerms = {
  stages: { station: 'a station placed' },
  endings: { bank: 'The bank ran out once: the end is set' },
  own: {
    operated: { name: 'Has it completed a turn?', answers: { yes: 'Yes', no: 'No' } },
    express: { name: 'Its +$10 in a city belongs to' },
    station: { name: 'Its extra station belongs to' },
    limit: { name: 'Its train limit +1 belongs to' },
  },
  asks: {
    floated: () => 'Which corporations have started? In an operating round there is at least one.',
    operated: (who: string) => `${who} has no train: has it completed a turn?`,
    express: (company: string) => `${named(company)}: who has its +$10?`,
    station: (company: string) => `${named(company)}: who has its extra station?`,
    bid: (lot: string) => `What is the bid on ${named(lot)}? At least its face value, in steps of $5.`,
    limit: (company: string) => `${named(company)}: who has its train limit +1?`,
  },
}

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
const ahead = {
  // the ends
  endBankrupt: 'All players but one go bankrupt.',
  endPlaying: (players: number) => `${players} are still in the game.`,
  // the bank
  bankAssumes:
    'every corporation with a train runs as last time and pays, one that has not run yet earns nothing, coal for treasuries is left out, the private companies stay, and as many operating rounds follow each stock round as now; nothing else goes in or out. New and better trains and the bank’s part of the sixth share bring the end nearer; money paid to the bank for trains and for shares from the Pool puts it off.',
  // trains
  converts: (who: string) => `To ten shares at once: ${who}.`,
  withTredegar: (amount: string) => `With the Tredegar Iron Works only ${amount} would have to be added.`,
  trainsAssume:
    'the trains before it are sold and have removed what they remove (a 4D comes right after the first 6/5G), nobody has bought another train meanwhile, and the Pool has what it has now; treasuries and purses are as they are now, whoever buys the first one.',
  // pay or withhold
  reaches: (price: string, revenue: string) =>
    `A dividend of at least ${price} moves the token: ${revenue} is enough.`,
  fallsShort: (price: string, revenue: string, by: string) =>
    `A dividend of at least ${price} moves the token: ${revenue} is ${by} short, so it stays.`,
  runsAssume:
    'every run brings what the last one did, the number of shares stays, nothing else moves the token, not even a sale, and the game lasts that long.',
  // players
  playersAssume:
    'it is their turn to sell, and they make the largest sale of each corporation that has room in the Pool, at current prices. A presidency that nobody can take over is not sold, nor are shares of a corporation before its first turn is over. Private companies are not included: only corporations buy them.',
}

/** The books: the whole table on one screen. */
const books = {
  size: 'shares in all',
  price: 'value',
  par: 'started at',
  treasury: 'cash',
  trainLimit: 'limit',
  notSold: 'no turn completed yet: its shares cannot be sold',
  extraTrain: 'one of them from the Potomac Yards',
  extraStation: 'and the extra station of the Potomac Yards on the map',
  express: 'and the +$10 of the Railway Express Agency on the map',
  key: '* one more train, • an extra station, both by the Potomac Yards · X +$10 in a city · G a freight train · ° no turn yet: not for sale',
  limits: (five: number | undefined, ten: number) =>
    five === undefined ? `train limit ${ten}` : `train limit: five shares ${five}, ten ${ten}`,
}

/** Joining a game that has begun. */
const joining = {
  what: 'Enter the table as it stands. What follows from the rest (the phase, the bank, the shares in the treasuries, the trains left) is not asked for.',
  ...lotsJoining(t),
  rest: (percent: number) => (percent < 0 ? `${-percent}% too many` : `${percent}% in its treasury`),
}

/** Hints for first-time players: what can be done now, and why one would do it. */
export const newcomer: OwnHints = {
  kinds: {
    lots: 'All four are auctioned at once: three private companies, which pay every operating round, and the presidency of the B&O. A turn is one bid or a pass; when all pass in a row, whoever leads gets it.',
    value:
      'The B&O starts with money from the bank: twice the value goes into its treasury. Then all move in the order of their cash.',
    stock:
      'In a stock round players buy and sell shares with their own money: first sell, then buy one. What counts at the end is what you own, not what your corporations own.',
    forced:
      'The corporation must own a train, and its treasury cannot pay: its president pays the rest, and a president who cannot is out of the game.',
    discard: 'More trains than the limit allows: the president says which goes to the Pool.',
  },
  /** By step of an operating turn, if there is more to say than by its kind. */
  steps: {
    convert: 'Converting comes first, then track and a station, then the run. Skipping costs nothing.',
    station: 'A station comes before the run. Skipping costs nothing.',
    run: 'The trains run now: their revenue is paid out or kept. You may leave out the last zero when typing it.',
  },
  /** By what is entered: what it is called, and why one would do it. */
  options: {
    bid: [
      'Bid',
      'Sets the money aside until somebody bids more. An item that nobody wants gets cheaper when all pass.',
    ],
    convert: [
      'Convert to ten shares',
      'Five more shares to sell and two more stations. Each share counts half as much of a dividend from then on.',
    ],
    usePrivate: [
      'Use a power',
      'Closes the company: no more income from it, but what it gives stays for good.',
    ],
    run: [
      'Pay or withhold',
      'Paying fills the players’ purses, and raises the value if the dividend is at least as high. Withholding fills the treasury for the next train and lowers the value.',
    ],
    buyTrain: [
      'Buy a train',
      'No run without one. Passenger trains reach more cities, freight trains coal and mines. The first of a new type may scrap everybody’s older trains.',
    ],
    declareBankruptcy: [
      'Go bankrupt',
      'Only when all permitted sales would not raise enough. The player is out; the game goes on while two are left.',
    ],
    par: [
      'Start a corporation',
      'You become president and decide what it does; it runs in the next operating round. A high value fills its treasury; a low one leaves you money for more shares.',
    ],
    buyShare: [
      'Buy a share',
      'Brings a dividend with each run that pays, and counts toward the presidency. From the treasury, the money goes to the corporation; from the Pool, to the bank.',
    ],
    sellShares: [
      'Sell shares',
      'Money for something better. It lowers the value for all who keep theirs, and may cost you the presidency. You cannot buy that corporation back in this round.',
    ],
    placeToken: ['Place a station', 'Keeps a city open for your trains, and makes ports and coal pay.'],
  },
  /** The same for kinds of turns in which an entry means something else. */
  instead: {
    lots: {
      pass: ['Pass', 'Keeps your money. You may bid again as long as not all have passed in a row.'],
    },
    value: {
      par: ['Set the value', 'High: a full treasury, expensive shares. Low: the opposite.'],
    },
    forced: {
      buyTrain: [
        'Buy the train',
        'The cheapest of bank and Pool, if the treasury cannot pay for any. Another corporation’s may cost less.',
      ],
    },
  },
}

/** The revenue sheet. */
const sheet = {
  kinds: {
    city: 'Cities',
    port: 'Ports',
    offMap: 'Off-Map Cities',
    coal: 'Coal Mining Districts',
    mine: 'Mines',
  },
  names: {} as Readonly<Record<string, string>>,
  tiles: {
    ...railSheet.tiles,
    station: 'station',
    noStation: 'no station',
  } as Readonly<Record<string, string>>,
  shut: {
    length: 'beyond the number of the train',
    ends: 'one of each kind, and two ends',
    freight: 'for freight trains only',
    city: 'only with its city',
  } as Readonly<Record<string, string>>,
  lacks: {
    alone: 'no run yet: it needs another place',
    goods: 'no run yet: a 1G needs a mine or coal',
    station: 'no run yet: it needs a station',
  } as Readonly<Record<string, string>>,
  stops: (count: number, of: number) => `${count} of ${of} ${of === 1 ? 'city' : 'cities'}`,
  coal: (amount: string) => `And ${amount} of coal for the treasury.`,
  express: 'The +$10 of the Railway Express Agency',
  nowhere: 'in no city yet',
  note: 'A port counts with a station in its city: for a freight train city and port count twice.',
}

/** Where a treasury cannot pay for a train, and of too many trains. */
const forced = {
  // a forced purchase
  withTredegar: (company: string, name: string, amount: string | undefined) =>
    `With the ${company}, ${name} would add ${amount ? `only ${amount}` : 'nothing'}; nobody has to use them.`,
  cannotRaise: (raises: string, needs: string) => `can raise ${raises} of ${needs} and leaves the game`,
  inherits: (name: string, corporation: string) => `${name} takes over ${corporation}`,
  mustFinish: (name: string, corporation: string) =>
    `${name} takes over ${corporation} and must finish the purchase`,
  corporationCloses: (corporation: string) => `nobody has two shares of ${corporation}: it closes`,
  hasWon: (name: string) => `${name} is the last one left and has won`,
  // discards
  overTrainLimits: (limits: string) =>
    `Over the train limit (${limits}): discard into the Pool, in any order. Whoever buys it there chooses passenger or freight anew.`,
  mayKeep: (corporation: string, limit: number) => `${corporation} may keep ${limit}`,
}

/** What the screens of 18VA say beside play, and for what few turns come to. */
export const beside = { forced, ahead, books, joining, sheet }
