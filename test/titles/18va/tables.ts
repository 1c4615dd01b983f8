import { type Place, place } from './kit'

/** The SR of p1 at $75 with five shares, a train and $500, in its turn. */
export const srOperates = (more: Partial<Place> & { charter?: object } = {}) =>
  place({
    corporations: {
      SR: {
        president: 'p1',
        shares: { p1: 2, p2: 1, market: 1 },
        treasury: 500,
        trains: ['3'],
        ...more.charter,
      },
    },
    phase: '3',
    left: { '2': 0 },
    turn: 'SR',
    ...more,
  })

/** The SR of p1 with $2,000 and, by default, five shares, in the train step of its turn. */
export const srBuysTrains = (more: Partial<Place> & { charter?: object } = {}) =>
  place({
    cash: { p1: 0, p2: 0, p3: 0 },
    corporations: {
      SR: { president: 'p1', shares: { p1: 2 }, treasury: 2000, ...more.charter },
      WM: { president: 'p2', shares: { p2: 2 }, treasury: 100, par: 70 },
    },
    turn: 'SR',
    step: 'trains',
    ...more,
  })

/**
 * The SR of p1 without a train and with $30, in its turn in phase 3: a 3/2G costs $200. p1 has $100 and, besides the
 * presidency, four shares of the B&O of p2, which stands at $75.
 */
export const short = (more: Partial<Place> & { charter?: object; bo?: object } = {}) =>
  place({
    cash: { p1: 100, p2: 300, p3: 300 },
    corporations: {
      SR: { president: 'p1', shares: { p1: 2 }, treasury: 30, par: 90, ...more.charter },
      'B&O': { president: 'p2', shares: { p2: 5, p1: 4 }, trains: ['2'], at: [4, 3], ...more.bo },
    },
    phase: '3',
    turn: 'SR',
    ...more,
  })
