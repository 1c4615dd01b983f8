import { describe, expect, test } from 'vitest'
import { bestStart } from '../../../../src/ui/kit/parts/sight'

describe('how far a frame of 100 on something of 300 is scrolled', () => {
  test('not at all if its beginning shows all parts', () => {
    expect(
      bestStart(
        [
          [10, 30],
          [60, 100],
        ],
        100,
        300,
      ),
    ).toBe(0)
    expect(bestStart([], 100, 300)).toBe(0)
  })
  test('to its end if that shows all of them', () => {
    expect(
      bestStart(
        [
          [210, 230],
          [270, 290],
        ],
        100,
        300,
      ),
    ).toBe(200)
  })
  test('with all in the middle if they fit', () => {
    expect(
      bestStart(
        [
          [120, 140],
          [160, 180],
        ],
        100,
        300,
      ),
    ).toBe(100)
  })
  test('to where most of them are in full, when not all fit', () => {
    expect(
      bestStart(
        [
          [0, 20],
          [180, 200],
          [220, 240],
          [250, 280],
        ],
        100,
        300,
      ),
    ).toBe(180)
  })
  test('to the first of them if no other place shows more', () => {
    expect(
      bestStart(
        [
          [20, 40],
          [250, 270],
        ],
        100,
        300,
      ),
    ).toBe(20)
  })
})
