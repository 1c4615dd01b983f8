const rounds = (n: number) => (n === 1 ? '1 operating round' : `${n} operating rounds`)

/** What the look ahead says of the bank, trains, runs and players wherever a title has one. */
export const commonAhead = {
  title: 'What comes',
  tap: 'Tap a line for the sum behind it. Nothing here is more than a sum: nobody’s plans are in it.',
  assumes: (what: string) => `Taken for granted: ${what}`,
  ends: 'How the game can end',
  endBank: 'The bank runs out.',
  endBankNear: (left: string, when: string) => `It has ${left}. ${when}`,
  endNobody: 'As the trains stand, nobody has to fear it.',
  endThreatened: (name: string, corporation: string, type: string) =>
    `${name} has to fear it: once the first ${type} is sold, ${corporation} is without a train.`,
  bank: 'The bank',
  bankOut: (round: string, n: number) =>
    n === 0 ? `Out in ${round}, the round in progress` : `Out in ${round}, in ${rounds(n)}`,
  bankFar: 'No end of the bank in sight',
  bankIsOut: 'The bank is out.',
  bankLasts: 'Nothing leaves the bank at the last runs.',
  bankNow: 'In the bank now',
  perShare: (share: string, shares: number) => `${share} on ${shares} shares`,
  privates: 'Private companies',
  aRound: 'An operating round takes',
  thisRound: 'Still to come in this round',
  trains: 'The trains',
  left: (type: string, price: string, left: number | null) =>
    `${type} · ${price} · ${left === null ? 'no end of them' : `${left} left`}`,
  firstTakes: (what: string) => `The first takes ${what}`,
  firstTakesNone: 'The first takes nobody’s train',
  begun: 'Its phase has begun',
  sets: (what: string) => `The first one sets off: ${what}.`,
  takes: (corporation: string, trains: string, last: boolean) =>
    `${corporation} loses ${trains}${last ? ' and is without a train' : ''}.`,
  discards: (corporation: string, excess: number) =>
    `${corporation} is ${excess} over the new train limit and discards.`,
  without: (who: string) => `without a train: ${who}`,
  cheapest: 'Cheapest train then',
  treasury: (corporation: string) => `Treasury of ${corporation}`,
  adds: (name: string) => `${name} would have to add`,
  treasuryPays: 'The treasury pays it alone.',
  has: (name: string) => `${name} has`,
  mustSell: (name: string, amount: string) => `${name} would have to raise ${amount} by selling.`,
  canPay: (name: string) => `${name} can pay it.`,
  runs: 'Pay or withhold',
  better: (amount: string, paying: boolean) =>
    paying ? `paying is better by ${amount} a share` : `withholding first is better by ${amount} a share`,
  even: 'both come to the same a share',
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
  sale: (shares: number, corporation: string, price: string) => `${shares} ${corporation} at ${price}`,
  all: 'All together',
}
