import { describe, expect, test } from 'vitest'
import { goalsFrom } from '../../../../src/families/railway/viewOf'
import { game } from '../../../../src/titles/18al/data'

const prices = (row: number, column: number) =>
  goalsFrom(game, [row, column]).map(({ why, shares, price }) => `${why}${shares || ''} ${price}`)

describe('3.2(a), 4.2.4 where a token goes', () => {
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
