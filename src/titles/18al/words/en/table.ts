import type { Vocabulary } from '../vocabulary'

/** Rounds, places, and the figures of a table report. */
export const table: Pick<
  Vocabulary,
  'phase' | 'cite' | 'mayStill' | 'backTo' | 'sharesFollow' | 'places' | 'figures'
> = {
  phase: phase => `phase ${phase}`,
  cite: rule => (rule === 'ruling' ? 'Ruling' : rule),
  mayStill: name => `${name} may still sell`,
  backTo: name => `Back to ${name}`,
  sharesFollow: 'shares',
  places: {
    bank: 'Bank',
    ipo: 'Initial Offering',
    market: 'Open Market',
    closed: 'Out of play',
  },
  figures: {
    round: 'round',
    turn: 'turn',
    phase: 'phase',
    bank: 'bank',
    priorityDeal: 'Priority Deal',
    cash: 'cash',
    privates: 'private companies',
    shares: 'shares',
    presidencies: 'president of',
    certificates: 'certificates',
    netWorth: 'net worth',
    par: 'par',
    price: 'price',
    treasury: 'treasury',
    ipo: 'Initial Offering',
    market: 'Open Market',
    floated: 'floated',
    trains: 'trains',
    tokens: 'stations left',
    trainMarket: 'trains in the Open Market',
    trainsLeft: 'trains left',
    gameOver: 'end',
    scores: 'score',
  },
}
