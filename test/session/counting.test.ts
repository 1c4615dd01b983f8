import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { agreedUpTo, mixedUp } from '../../src/session/counting'
import { now } from '../../src/session/session'
import { actionsOf, realGame } from '../games/recorded'
import { entered, sessionOf } from './games'

const game = realGame('4714')
const off = (some: Readonly<Record<string, number>>) => new Map(Object.entries(some))

describe('purses that are mixed up', () => {
  it('are off by the same sum, one over and one under', () => {
    expect(mixedUp(off({ p1: 40, p2: -25, p3: 25, p4: -40 }))).toEqual([
      ['p1', 'p4'],
      ['p3', 'p2'],
    ])
    expect(mixedUp(off({ p1: 10, p2: -5, p3: -5 }))).toEqual([])
  })
})

describe('a purse', () => {
  const index = actionsOf(game).findIndex(action => action.type === 'run')
  const session = sessionOf(game, index + 1)
  const count = (cash: number) => ({ type: 'count', holder: 'p1', cash }) as unknown as Action

  it('may have gone wrong since its last count that agreed', () => {
    const books = now(session).cash.p1 ?? 0
    expect(agreedUpTo(session, 'p1')).toBe(0)
    expect(agreedUpTo(entered(session, [count(books)]), 'p1')).toBe(index + 2)
    expect(agreedUpTo(entered(session, [count(books), count(books + 1)]), 'p1')).toBe(index + 2)
    expect(agreedUpTo(entered(session, [count(books)]), 'p2')).toBe(0)
  })
})
