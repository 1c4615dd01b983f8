import { list } from './say'

const rounds = (n: number) => (n === 1 ? '1 operating round' : `${n} operating rounds`)

/** Words of what a player could buy and raise. */
export const means = {
  /** Their shares, with how many they are, and their private companies. */
  owns: (what: string) => `Has: ${what}`,
  /** The private companies and shares that they could buy, each with its price. */
  buys: (what: string) => `To buy now: ${what}`,
  /** The same in an operating round. */
  buysLater: (what: string) => `To buy in the stock round, as things stand: ${what}`,
  buysNone: 'No share to buy now',
  /** What they could bid on, each with the least bid. */
  bids: (what: string) => `To bid on, from: ${what}`,
  /** The corporations that they could start, each with what that costs at least. */
  starts: (what: string) => `To start, from: ${what}`,
  /** The trains that a corporation of theirs could buy, each with its price. */
  trainsFor: (corporation: string, what: string) => `Trains for ${corporation}: ${what}`,
  priced: (corporation: string, price: string) => `${corporation}\u00a0${price}`,
  /** All that they could raise. */
  sells: (amount: string) => `With sales up to ${amount}`,
  cash: 'Cash',
  sale: (shares: number, corporation: string, price: string) => `${shares} ${corporation} at ${price}`,
  all: 'All together',
}

/** Words of the look ahead about the bank, trains, runs and players, for every title that has one. */
export const commonAhead = {
  ...means,
  title: 'Look ahead',
  tap: 'Tap a line to see how it is worked out. It is only arithmetic: nobody’s plans are in it.',
  assumes: (what: string) => `Assumed: ${what}`,
  ends: 'How the game can end',
  endBank: 'The bank runs out.',
  endBankNear: (left: string, when: string) => `It has ${left}. ${when}`,
  endNobody: 'With the trains as they are, nobody is at risk.',
  endThreatened: (name: string, corporation: string, type: string) =>
    `${name} is at risk: once the first ${type} Train is sold, ${corporation} has no train.`,
  endThreatenedNow: (name: string, corporation: string, amount: string) =>
    `${name} is at risk: ${corporation} has no train, and ${name} cannot raise the ${amount} to be added for the cheapest.`,
  bank: 'The bank',
  bankOut: (round: string, n: number) =>
    n === 0 ? `Out in ${round}, the round in progress` : `Out in ${round}, in ${rounds(n)}`,
  bankFar: 'No end of the bank in sight',
  bankIsOut: 'The bank has run out.',
  bankLasts: 'Nothing leaves the bank if every run repeats its last revenue.',
  bankNow: 'In the bank now',
  perShare: (share: string, shares: number) => `${share} on ${shares} shares`,
  privates: 'Private companies',
  aRound: 'An operating round takes',
  thisRound: 'Still to come in this round',
  trains: 'The trains',
  left: (type: string, price: string, left: number | null) =>
    `${type} · ${price} · ${left === null ? 'unlimited' : `${left} left`}`,
  trainlessNow: (corporation: string) => `${corporation} has no train now`,
  wouldAdd: (name: string, amount: string) => `For the cheapest, ${name} would add ${amount}.`,
  firstTakes: (what: string) => `The first removes trains of ${what}`,
  firstTakesNone: 'The first removes nobody’s train',
  begun: 'Its phase has begun',
  sets: (what: string) => `The first one triggers: ${what}.`,
  takes: (corporation: string, trains: string, last: boolean) =>
    `${corporation} loses ${trains}${last ? ' and has no train' : ''}.`,
  discards: (corporation: string, excess: number) =>
    `${corporation} is ${excess} over the new train limit and discards.`,
  /** Corporations that would have to discard if they bought the first train of a type. */
  overIfBought: (corporations: readonly string[]) =>
    `Whoever buys it counts it, too: ${list(corporations, 'or')} would then be over the new limit and discard.`,
  without: (who: string) => `without a train: ${who}`,
  cheapest: 'Cheapest train then',
  treasury: (corporation: string) => `Treasury of ${corporation}`,
  adds: (name: string) => `${name} would have to add`,
  treasuryPays: 'The treasury can pay for it alone.',
  has: (name: string) => `${name} has`,
  mustSell: (name: string, amount: string) => `${name} would have to raise ${amount} by selling.`,
  canPay: (name: string) => `${name} can pay it.`,
  runs: 'Pay or withhold',
  better: (amount: string, paying: boolean) =>
    paying ? `paying is better by ${amount} per share` : `withholding first is better by ${amount} per share`,
  even: 'both bring the same per share',
  lastRun: (revenue: string) => `last run ${revenue}`,
  noTrainNow: 'It has no train now.',
  paidAll: (n: number) => `Pay ${n} times`,
  withheldFirst: (n: number) => `Withhold, then pay ${n === 1 ? 'once' : `${n} times`}`,
  dividends: (n: number, share: string) => `${n} dividends of ${share}`,
  aShare: 'A share gains',
  none: 'No corporation has run yet.',
  players: 'The players',
  raises: (name: string, amount: string) => `${name} could raise ${amount}`,
  room: (held: number, limit: number, room: number) =>
    `${held} of ${limit} certificates: ${room === 0 ? 'no room' : `room for ${room}`}`,
}
