import { expect, test } from 'vitest'
import { meant, typed } from '../../../src/session/find/typing'

test('a figure may have been another by a step, a key beside it, a digit, or two of them swapped', () => {
  expect(typed(190, 180, 10).by).toBe('step')
  expect(typed(180, 480, 10).by).toBe('figure')
  expect(typed(150, 140, 10).by).toBe('step')
  expect(typed(840, 240, 10).by).toBe('key')
  expect(typed(70, 770, 10).by).toBe('digit')
  expect(typed(10, 150, 10).by).toBe('digit')
  expect(typed(310, 130, 10).by).toBe('swapped')
})

test('what is likely of a figure is never more than all of it, and every figure that is named fits', () => {
  for (const figure of [10, 70, 109, 340, 1000])
    for (const step of [1, 10].filter(it => figure % it === 0)) {
      const all = meant(figure, step)
      expect(all.reduce((sum, { likely }) => sum + likely, 0)).toBeLessThan(1)
      for (const it of all) {
        expect(it.figure % step).toBe(0)
        expect(it.figure).not.toBe(figure)
        expect(it.figure).toBeGreaterThanOrEqual(0)
      }
      expect(new Set(all.map(it => it.figure)).size).toBe(all.length)
    }
})
