import { describe, expect, it } from 'vitest'
import { cashOf, hasPurse, totalCash, transfer } from '../../src/bank/money'

describe('money', () => {
  const cash = { bank: 100, ann: 50, bo: 0 }

  it('only moves, in whole dollars', () => {
    const after = transfer(cash, 'ann', 'bo', 50)
    expect(after).toEqual({ bank: 100, ann: 0, bo: 50 })
    expect(cash.ann).toBe(50)
    expect(totalCash(after)).toBe(totalCash(cash))
    for (const amount of [0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => transfer(cash, 'ann', 'bo', amount)).toThrow()
  })

  it('can only be owed by the bank', () => {
    expect(() => transfer(cash, 'ann', 'bo', 51)).toThrow()
    expect(transfer(cash, 'bank', 'bo', 150)).toEqual({ bank: -50, ann: 50, bo: 150 })
  })

  it('needs a purse on both sides', () => {
    expect(() => transfer(cash, 'cy', 'bo', 0)).toThrow()
    expect(() => transfer(cash, 'ann', 'cy', 1)).toThrow()
    expect(() => cashOf(cash, 'cy')).toThrow()
    expect([hasPurse(cash, 'bo'), hasPurse(cash, 'cy'), hasPurse(cash, 'constructor')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('that does not move leaves the table as it was', () => {
    expect(transfer(cash, 'ann', 'bo', 0)).toBe(cash)
    expect(transfer(cash, 'ann', 'ann', 50)).toBe(cash)
  })
})
