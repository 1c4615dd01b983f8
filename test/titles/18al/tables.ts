import { type AlState, type Position, place } from './kit'

/** TAG of p1 with a 2 (or what is given), WRA of p2 after it; phase 3, TAG operates. */
export const tagOperates = (more: Partial<Position> = {}, charter: object = {}): AlState =>
  place({
    corporations: {
      TAG: {
        president: 'p1',
        shares: { p1: 4, p2: 3 },
        treasury: 900,
        trains: ['2'],
        at: [0, 6],
        ...charter,
      },
      WRA: { president: 'p2', shares: { p2: 6 }, treasury: 900, trains: ['2'] },
    },
    phase: '3',
    turn: 'TAG',
    ...more,
  })

/** TAG of p1 with two trains and a private company, WRA of p2 not floated yet; phase 3, somebody's turn. */
export const toBeCorrected = (turn = 'p1'): AlState =>
  place({
    corporations: {
      TAG: {
        president: 'p1',
        shares: { p1: 4, p2: 2, market: 1 },
        treasury: 300,
        trains: ['2', '3'],
        at: [0, 6],
      },
      WRA: { president: 'p2', shares: { p2: 3 }, floated: false },
    },
    privates: { NDY: 'p1', 'M&C': 'TAG' },
    phase: '3',
    turn,
  })

/** TAG of p1 operates before WRA of p2; TAG has the S&NA and the B&SLC. */
export const tagThenWra = () =>
  place({
    corporations: {
      TAG: { president: 'p1', shares: { p1: 6 }, at: [0, 6], trains: ['2'] },
      WRA: { president: 'p2', shares: { p2: 6 } },
    },
    privates: { 'S&NA': 'TAG', 'B&SLC': 'TAG', 'M&C': 'TAG' },
    phase: '3',
    turn: 'TAG',
  })
