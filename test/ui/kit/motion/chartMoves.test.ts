import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/titles/18al/data'
import { wholeChart, windowAround } from '../../../../src/ui/kit/motion/chartMoves'

describe('the part of the chart that is shown', () => {
  test('is the part with the par values before the first token', () => {
    expect(windowAround(game.grid, [])).toEqual({ rows: [0, 4], columns: [1, 8] })
  })
  test('has all tokens with a space around each, and never less than fits a phone', () => {
    const shown = windowAround(game.grid, [{ corporation: 'L&N', at: [6, 4] }])
    expect(shown.rows[1]).toBe(7)
    expect(shown.columns[1] - shown.columns[0]).toBe(7)
  })
  test('includes all tokens even if they are far apart', () => {
    const tokens = [
      { corporation: 'L&N', at: [0, 15] as const },
      { corporation: 'M&O', at: [6, 0] as const },
    ]
    expect(windowAround(game.grid, tokens)).toEqual(wholeChart(game.grid))
  })
})
