import { expect, it } from 'vitest'
import { playerReport, trainsLeft } from '../../../src/families/books/report'

const state = {
  cash: { p1: 120, bank: 0 },
  held: { B: { p1: 2 }, A: { p1: 3, market: 1 }, C: { market: 2 } },
  corporations: { B: { president: 'p1' }, A: { president: 'p1' }, C: { president: null } },
  privates: { Z: 'p1', Y: 'p1', X: 'bank' },
}

it('a player is reported with what they hold, without corporations of which they have no shares, and lists by the alphabet', () => {
  const counts = {
    ...{ corporations: ['B', 'A', 'C'] as const, companies: ['Z', 'Y', 'X'] as const },
    ...{ certificates: () => 6, netWorth: () => 500 },
  }
  expect(playerReport(state, 'p1', counts)).toEqual({
    ...{ cash: 120, privates: ['Y', 'Z'], shares: { B: 2, A: 3 }, presidencies: ['A', 'B'] },
    ...{ certificates: 6, netWorth: 500 },
  })
})

it('the trains left are those of types not sold out, in order', () => {
  const offering = { '2': 0, '3': 4, '4': null }
  expect(Object.entries(trainsLeft(['2', '3', '4'], { offering }))).toEqual([
    ['3', 4],
    ['4', null],
  ])
})
