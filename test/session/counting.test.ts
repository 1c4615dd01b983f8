import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { agreedUpTo, mixedUp, movedFor, settled } from '../../src/session/counting'
import { now } from '../../src/session/session'
import { actionsOf, realGame } from '../games/recorded'
import { entered, sessionOf } from './games'

const game = realGame('4714')
const off = (some: Readonly<Record<string, number>>) => new Map(Object.entries(some))

describe('what the table puts right', () => {
  it('is paid by whoever has too much to whoever has too little, and the rest by the bank', () => {
    expect(settled(off({ p1: -19 }), 'bank')).toEqual([{ from: 'bank', to: 'p1', amount: 19 }])
    expect(settled(off({ p1: 10, p2: -10 }), 'bank')).toEqual([{ from: 'p1', to: 'p2', amount: 10 }])
    expect(settled(off({ p1: 30, p2: -10, p3: -5, p4: 0 }), 'bank')).toEqual([
      { from: 'p1', to: 'p2', amount: 10 },
      { from: 'p1', to: 'p3', amount: 5 },
      { from: 'p1', to: 'bank', amount: 15 },
    ])
  })

  it('pairs purses that are off by the same sum', () => {
    const all = off({ p1: 40, p2: -25, p3: 25, p4: -40 })
    expect(settled(all, 'bank')).toEqual([
      { from: 'p1', to: 'p4', amount: 40 },
      { from: 'p3', to: 'p2', amount: 25 },
    ])
    expect(mixedUp(all)).toEqual([
      ['p1', 'p4'],
      ['p3', 'p2'],
    ])
    expect(mixedUp(off({ p1: 10, p2: -5, p3: -5 }))).toEqual([])
  })

  it('leaves each purse as the books say, whatever was counted', () => {
    for (const some of [
      { p1: 7, p2: -3, bank: -4 },
      { p1: -7, p2: 3, p3: 11 },
      { bank: 12, p1: -5 },
    ]) {
      const after = new Map(Object.entries(some))
      for (const { from, to, amount } of settled(off(some), 'bank')) {
        after.set(from, (after.get(from) ?? 0) - amount)
        after.set(to, (after.get(to) ?? 0) + amount)
      }
      for (const [holder, by] of after) if (holder !== 'bank') expect(by).toBe(0)
    }
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

  it('was moved by what an entry paid into it and out of it', () => {
    const run = session.entries[index]
    if (!run) throw new Error('no run')
    const sum = Object.keys(now(session).cash).reduce((total, holder) => total + movedFor(run, holder), 0)
    expect(sum).toBe(0)
    expect(movedFor(run, 'bank')).toBeLessThan(0)
  })
})
