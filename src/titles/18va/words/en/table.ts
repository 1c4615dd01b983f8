import type { Vocabulary } from '../vocabulary'
import { many } from './say'

/** Places, phases, and the figures of a table report. */
export const table: Pick<
  Vocabulary,
  'phase' | 'cite' | 'mayStill' | 'setKeeps' | 'sharesFollow' | 'places' | 'figures'
> = {
  phase: phase => `phase ${phase}`,
  cite: rule => (rule === 'ruling' ? 'Ruling' : rule),
  mayStill: name => `Back to ${name}`,
  setKeeps: (rounds, phase, next) =>
    `This set keeps its ${many(rounds, 'operating round')}, although phase ${phase} has ${next}: the number at its beginning applies. The book can be read otherwise.`,
  sharesFollow: 'shares',
  places: {
    bank: 'Bank',
    ipo: 'Treasury',
    'train ipo': 'Bank',
    market: 'Pool',
    closed: 'Out of play',
    aside: 'Set aside',
  },
  figures: {
    round: 'round',
    turn: 'turn',
    phase: 'phase',
    bank: 'bank',
    order: 'move order',
    priorityDeal: 'Priority Deal',
    cash: 'cash',
    privates: 'private companies',
    shares: 'shares',
    presidencies: 'president of',
    certificates: 'certificates',
    netWorth: 'net worth',
    bankrupt: 'bankrupt',
    size: 'shares in all',
    par: 'starting value',
    price: 'value',
    treasury: 'treasury',
    ipo: 'shares in the treasury',
    market: 'shares in the Pool',
    trainLimit: 'train limit',
    trains: 'trains',
    tokens: 'stations left',
    trainMarket: 'trains in the Pool',
    trainsLeft: 'trains left',
    gameOver: 'end',
    scores: 'score',
  },
}
