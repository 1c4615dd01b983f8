import { type Position, place } from './kit'

/** TAG of p1 owns no train and has $100; the next train is a 4 at $300. p1 and p2 hold stock of others. */
export const need = (money: number, more: Partial<Position> = {}, tag: object = {}) =>
  place({
    corporations: {
      TAG: { president: 'p1', shares: { p1: 4, p2: 2 }, at: [2, 3], treasury: 100, ...tag },
      'L&N': { president: 'p2', shares: { p2: 4, p1: 3 }, at: [0, 4] },
      WRA: { president: 'p1', shares: { p1: 3, p2: 3 }, at: [2, 2], treasury: 40, trains: ['3'] },
      ...(more.corporations ?? {}),
    },
    privates: { 'M&C': 'p1' },
    phase: '4',
    turn: 'TAG',
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'corporations')),
    cash: { p1: money, p2: 300, p3: 300, ...more.cash },
  })
