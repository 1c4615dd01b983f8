import { expect, it } from 'vitest'
import { stopping } from '../../../src/families/rulings/stop'
import type { Table } from '../../../src/rules/state'

const table = (top: { at: string; by?: string }): Table => ({
  ...{ players: ['p1'], cash: {}, fresh: false },
  turn: [top],
})

const stop = stopping(
  by => ({ rule: 'end', code: 'gameOver', facts: { by } }),
  () => {},
)

it('the table may end the game at any time, but only once', () => {
  const on = table({ at: 'discard' })
  expect(stop.offers(on)).toEqual([{ slot: 'banker', draft: { type: 'stop' } }])
  expect(stop.check(on, { type: 'stop' })).toBeUndefined()
  const over = table({ at: 'over', by: 'bank' })
  expect(stop.offers(over)).toEqual([])
  expect(stop.check(over, { type: 'stop' })).toEqual({ rule: 'end', code: 'gameOver', facts: { by: 'bank' } })
})
