import { describe, expect, it } from 'vitest'
import {
  cellAt,
  down,
  type Grid,
  inOrder,
  placeToken,
  sameSpace,
  spaceOf,
  step,
  stepOr,
  type Tokens,
} from '../../src/bank/chart'

/** Rows of different lengths, the lower ones shorter. */
const grid: Grid = [
  [{ price: 60 }, { price: 70, par: true }, { price: 80 }, { price: 300, end: true }],
  [{ price: 50 }, { price: 60 }, { price: 70 }],
  [{ price: 40, zone: 'yellow' }, { price: 50 }],
]

describe('the stock chart', () => {
  it('has only the printed spaces', () => {
    expect(cellAt(grid, [0, 3])).toEqual({ price: 300, end: true })
    for (const at of [
      [1, 3],
      [2, 2],
      [3, 0],
      [-1, 0],
      [0, -1],
    ] as const)
      expect(cellAt(grid, at)).toBeUndefined()
  })

  it('steps within itself and stays at its edge', () => {
    expect(step(grid, [0, 0], 1, 0)).toEqual([1, 0])
    expect(step(grid, [1, 2], 1, 0)).toEqual([1, 2])
    expect(step(grid, [0, 0], -1, 0)).toEqual([0, 0])
  })

  it('goes down to the end of the column at most', () => {
    expect(down(grid, [0, 0], 1)).toEqual([1, 0])
    expect(down(grid, [0, 0], 9)).toEqual([2, 0])
    expect(down(grid, [0, 2], 9)).toEqual([1, 2])
    expect(down(grid, [0, 3], 9)).toEqual([0, 3])
    expect(down(grid, [0, 0], 0)).toEqual([0, 0])
  })

  it('goes the second way if the first leads off the chart, and stays if both do', () => {
    expect(stepOr(grid, [1, 1], [0, 1], [-1, 0])).toEqual([1, 2])
    expect(stepOr(grid, [1, 2], [0, 1], [-1, 0])).toEqual([0, 2])
    expect(stepOr(grid, [0, 3], [0, 1], [-1, 0])).toEqual([0, 3])
    expect(stepOr(grid, [2, 0], [0, -1], [1, 0])).toEqual([2, 0])
  })
})

describe('tokens', () => {
  const two: Tokens<'A' | 'B' | 'C'> = [
    { corporation: 'A', at: [0, 1] },
    { corporation: 'B', at: [1, 1] },
  ]

  it('lie under those that were there', () => {
    expect(placeToken(two, 'A', [1, 1]).map(token => token.corporation)).toEqual(['B', 'A'])
    expect(placeToken(two, 'C', [0, 1]).map(token => token.corporation)).toEqual(['A', 'B', 'C'])
  })

  it('that do not move keep their places in the stack', () => {
    const stack = placeToken(two, 'A', [1, 1])
    expect(placeToken(stack, 'B', [1, 1])).toBe(stack)
  })

  it('are found, or are not there', () => {
    expect(spaceOf(two, 'B')).toEqual([1, 1])
    expect(spaceOf(two, 'C')).toBeUndefined()
    expect(sameSpace([1, 1], [1, 1])).toBe(true)
    expect(sameSpace([1, 1], [1, 2])).toBe(false)
  })

  it('act by value, then farthest right, then from the top of the stack', () => {
    const tokens: Tokens<string> = [
      { corporation: 'low', at: [2, 0] },
      { corporation: 'left70', at: [0, 1] },
      { corporation: 'right70', at: [1, 2] },
      { corporation: 'under70', at: [1, 2] },
      { corporation: 'high', at: [0, 2] },
    ]
    expect(inOrder(grid, tokens)).toEqual(['high', 'right70', 'under70', 'left70', 'low'])
  })
})
