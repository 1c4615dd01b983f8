import { describe, expect, test } from 'vitest'
import { GRID } from '../../../src/titles/18al/data'
import { goals, wholeChart, windowAround } from '../../../src/ui/screens/chartMoves'

const prices = (row: number, column: number) =>
  goals(GRID, [row, column]).map(({ why, shares, price }) => `${why}${shares || ''} ${price}`)

describe('where a token goes', () => {
  test('right, left, and down a space for each share', () => {
    expect(prices(1, 3)).toEqual(['pays 75', 'withholds 65', 'sold1 65', 'sold2 60', 'sold3 55'])
  })
  test('at the right end of a row it rises instead', () => {
    expect(prices(2, 12)[0]).toBe('pays 190')
  })
  test('in the first column it falls instead of going left', () => {
    expect(prices(0, 0)[1]).toBe('withholds 55')
  })
  test('at the bottom it stays', () => {
    expect(prices(6, 0)).toEqual(['pays 35', 'withholds 30', 'sold1 30', 'sold2 30', 'sold3 30'])
  })
})

describe('the part of the chart that is shown', () => {
  test('before the first token, the part with the par values', () => {
    expect(windowAround(GRID, [])).toEqual({ rows: [0, 4], columns: [1, 8] })
  })
  test('all tokens with a space around each, and never less than fits a phone', () => {
    const shown = windowAround(GRID, [{ corporation: 'L&N', at: [6, 4] }])
    expect(shown.rows[1]).toBe(7)
    expect(shown.columns[1] - shown.columns[0]).toBe(7)
  })
  test('tokens far apart are all in it', () => {
    const tokens = [
      { corporation: 'L&N', at: [0, 15] as const },
      { corporation: 'M&O', at: [6, 0] as const },
    ]
    expect(windowAround(GRID, tokens)).toEqual(wholeChart(GRID))
  })
})
