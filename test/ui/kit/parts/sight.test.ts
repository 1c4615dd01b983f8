import { describe, expect, test } from 'vitest'
import { bestStart } from '../../../../src/ui/kit/parts/sight'

/** Where a frame of 100 on something of 300 begins if it is to show these parts. */
const start = (...parts: [from: number, to: number][]) => bestStart(parts, 100, 300)

describe('how far a frame of 100 on something of 300 is scrolled', () => {
  test('not at all if its beginning shows all parts', () => {
    expect(start([10, 30], [60, 100])).toBe(0)
    expect(start()).toBe(0)
  })
  test('to its end if that shows all of them', () => {
    expect(start([210, 230], [270, 290])).toBe(200)
  })
  test('with all in the middle if they fit', () => {
    expect(start([120, 140], [160, 180])).toBe(100)
  })
  test('to where most of them are in full, when not all fit', () => {
    expect(start([0, 20], [180, 200], [220, 240], [250, 280])).toBe(180)
  })
  test('to the first of them if no other place shows more', () => {
    expect(start([20, 40], [250, 270])).toBe(20)
  })
})
