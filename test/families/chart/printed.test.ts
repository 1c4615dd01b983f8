import { expect, it } from 'vitest'
import { movesOn } from '../../../src/families/chart/moves'
import { chartOf, parSpaces } from '../../../src/families/chart/printed'

const grid = chartOf(['60 70 80p 90e', '50 60p', '40'])

it('a chart is read as printed, with its par values and end', () => {
  expect(grid).toEqual([
    [{ price: 60 }, { price: 70 }, { price: 80, par: true }, { price: 90, end: true }],
    [{ price: 50 }, { price: 60, par: true }],
    [{ price: 40 }],
  ])
  expect([...parSpaces(grid)]).toEqual([
    [60, [1, 1]],
    [80, [0, 2]],
  ])
})

it('the goals of a token are where it goes if its corporation pays or withholds, and after sales of up to three shares', () => {
  expect(movesOn(grid).goalsFrom([0, 0])).toEqual([
    { why: 'pays', shares: 0, at: [0, 1], price: 70 },
    { why: 'withholds', shares: 0, at: [1, 0], price: 50 },
    { why: 'sold', shares: 1, at: [1, 0], price: 50 },
    { why: 'sold', shares: 2, at: [2, 0], price: 40 },
    { why: 'sold', shares: 3, at: [2, 0], price: 40 },
  ])
})
