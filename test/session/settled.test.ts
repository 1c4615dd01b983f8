import { describe, expect, it } from 'vitest'
import { settled } from '../../src/session/settled'

const off = (some: Readonly<Record<string, number>>) => new Map(Object.entries(some))

describe('what the table puts right', () => {
  it('is paid to and by the bank, unless the other purses balance', () => {
    expect(settled(off({ p1: -19 }), 'bank')).toEqual([{ from: 'bank', to: 'p1', amount: 19 }])
    expect(settled(off({ p1: 10, p2: -10 }), 'bank')).toEqual([{ from: 'p1', to: 'p2', amount: 10 }])
    expect(settled(off({ p1: 30, p2: -10, p3: -5, p4: 0 }), 'bank')).toEqual([
      { from: 'p1', to: 'bank', amount: 30 },
      { from: 'bank', to: 'p2', amount: 10 },
      { from: 'bank', to: 'p3', amount: 5 },
    ])
    expect(settled(off({ p1: 30, p2: -20, p3: -10, bank: 7 }), 'bank')).toEqual([
      { from: 'p1', to: 'p2', amount: 20 },
      { from: 'p1', to: 'p3', amount: 10 },
    ])
  })

  it('pairs purses that are off by the same sum', () => {
    expect(settled(off({ p1: 40, p2: -25, p3: 25, p4: -40 }), 'bank')).toEqual([
      { from: 'p1', to: 'p4', amount: 40 },
      { from: 'p3', to: 'p2', amount: 25 },
    ])
  })

  it('leaves each purse as in the books, whatever was counted', () => {
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
