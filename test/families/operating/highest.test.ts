import { expect, it } from 'vitest'
import { highest } from '../../../src/families/operating/highest'

it('the highest values are added up, so many as there are', () => {
  expect(highest([20, 50, 30], 2)).toBe(80)
  expect(highest([20], 3)).toBe(20)
  expect(highest([], 2)).toBe(0)
})
