import { describe, expect, it } from 'vitest'
import { cellAt } from '../../../src/bank/chart'
import {
  heldIn,
  moneyIn,
  nearestSpace,
  ownerIn,
  presidentIn,
  presidentsIn,
  rowsOf,
  sharesIn,
} from '../../../src/families/joining/reading'

type Id = 'A' | 'B'

const player = (
  shares: Partial<Record<Id, number>>,
  presidencies: readonly Id[],
  privates: string[] = [],
) => ({ ...{ cash: 100, shares, presidencies, privates } })

const table = {
  players: { p1: player({ A: 2 }, ['A'], ['X']), p2: player({ A: 3, B: 2 }, ['B', 'A']) },
  corporations: { B: { treasury: 40, privates: ['Y'] }, A: { treasury: -5, privates: [] } },
  unstarted: { C: { privates: ['Z'] } },
  bank: 500,
}

describe('a table that is joined', () => {
  it('lists its corporations in the order of the charters, without those it does not have', () => {
    const rows: Partial<Record<Id | 'C', number>> = { B: 1, A: 2 }
    expect(rowsOf(['A', 'C', 'B'], rows)).toEqual([
      ['A', 2],
      ['B', 1],
    ])
  })

  it('tells who holds shares, who presides, and whether more than one does', () => {
    expect([sharesIn(table, 'p1', 'A'), sharesIn(table, 'p1', 'B'), sharesIn(table, 'p3', 'A')]).toEqual([
      2, 0, 0,
    ])
    expect(heldIn(table, 'A')).toBe(5)
    expect(presidentIn(table, 'B')).toBe('p2')
    expect(presidentsIn(table, 'A')).toEqual(['p1', 'p2'])
  })

  it('tells the owner of a private company, be it a corporation that has not started', () => {
    expect(['X', 'Y', 'Z', 'none'].map(id => ownerIn(table, id))).toEqual(['p1', 'B', 'C', undefined])
  })

  it('has the money of players, treasuries and bank', () => {
    expect(moneyIn(table)).toBe(735)
  })
})

it('of the spaces that fit, the nearest to a row counts, the upper of two equally near', () => {
  const grid = [
    [{ price: 70 }, { price: 60 }],
    [{ price: 80 }],
    [{ price: 60 }],
    [{ price: 90 }, { price: 70 }],
  ]
  const at = (row: number, price: number) =>
    nearestSpace(grid, row, space => cellAt(grid, space)?.price === price)
  expect([at(0, 60), at(1, 60), at(2, 60), at(3, 70), at(0, 50)]).toEqual([
    [0, 1],
    [0, 1],
    [2, 0],
    [3, 1],
    undefined,
  ])
})
