import { expect, it } from 'vitest'
import { setsOffBy } from '../../../src/families/operating/setsOff'

const phases = {
  phases: ['2', '3', '4', '5'] as const,
  table: {
    '2': { limit: { 5: 2, 10: 4 }, rounds: 1 },
    '3': { limit: { 5: 2, 10: 4 }, rounds: 2 },
    '4': { limit: { 5: 1, 10: 3 }, rounds: 2 },
    '5': { limit: { 5: 2, 10: 2 }, rounds: 3 },
  },
  scraps: { '4': '2' },
  before: { '5': ['close'] },
  after: { '3': ['green'], '5': ['brown'] },
} as const

it('a first train sets off what changes with its phase, in figures and otherwise', () => {
  const codes = phases.phases.map(type => setsOffBy<(typeof phases.phases)[number]>(phases, type))
  expect(codes).toEqual([
    [],
    ['green', 'rounds2'],
    ['goes2', 'limit1and3'],
    ['close', 'limit2', 'brown', 'rounds3'],
  ])
})

it('limits need no sizes', () => {
  const plain = { a: { limit: 4, rounds: 1 }, b: { limit: 3, rounds: 1 } }
  expect(setsOffBy({ phases: ['a', 'b'], table: plain, scraps: {}, before: {}, after: {} }, 'b')).toEqual([
    'limit3',
  ])
})
