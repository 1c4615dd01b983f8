import { describe, expect, it } from 'vitest'
import { type Depot, moveTrain, nextTrain } from '../../src/bank/depot'
import { cashOf, hasPurse, totalCash, transfer } from '../../src/bank/money'
import { certificatesFor, moveShares, type Paper, sharesOf } from '../../src/bank/paper'
import { movePrivate, privatesOf } from '../../src/bank/privates'

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

  it('is never owed but by the bank', () => {
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

describe('certificates', () => {
  const ten: Paper = { shares: 10, presidentShares: 2, percent: 10 }

  it('3.3(b) the president’s is one, whatever the shares on it', () => {
    expect(certificatesFor(ten, 6, true)).toBe(5)
    expect(certificatesFor(ten, 2, true)).toBe(1)
    expect(certificatesFor(ten, 6, false)).toBe(6)
    expect(certificatesFor({ shares: 8, presidentShares: 3, percent: 12.5 }, 4, true)).toBe(2)
  })

  it('only change hands', () => {
    const held = { ipo: 8, ann: 2 }
    expect(moveShares(held, 'ipo', 'bo', 3)).toEqual({ ipo: 5, ann: 2, bo: 3 })
    expect(moveShares(held, 'ann', 'ipo', 2)).toEqual({ ipo: 10 })
    expect(moveShares(held, 'ann', 'ann', 2)).toBe(held)
    for (const [from, shares] of [
      ['ann', 3],
      ['ann', 0],
      ['ann', -1],
      ['ann', 0.5],
      ['cy', 1],
    ] as const)
      expect(() => moveShares(held, from, 'bo', shares)).toThrow()
    expect(sharesOf(held, 'cy')).toBe(0)
  })
})

describe('trains', () => {
  const depot: Depot<'A' | 'B', '2' | '3' | 'D'> = {
    offering: { '2': 1, '3': 2, D: null },
    market: ['3'],
    gone: [],
    owned: { A: ['2', '2'], B: [] },
  }

  it('a card only changes its place', () => {
    expect(moveTrain(depot, '2', 'ipo', 'B')).toMatchObject({ offering: { '2': 0 }, owned: { B: ['2'] } })
    expect(moveTrain(depot, '2', 'A', 'gone')).toMatchObject({ gone: ['2'], owned: { A: ['2'] } })
    expect(moveTrain(depot, '3', 'market', 'A')).toMatchObject({ market: [], owned: { A: ['2', '2', '3'] } })
    expect(moveTrain(depot, '2', 'A', 'ipo').offering['2']).toBe(2)
  })

  it('must be where it is taken', () => {
    expect(() => moveTrain(depot, '3', 'A', 'B')).toThrow()
    expect(() => moveTrain(depot, '2', 'market', 'B')).toThrow()
    expect(() => moveTrain(moveTrain(depot, '2', 'ipo', 'B'), '2', 'ipo', 'B')).toThrow()
  })

  it('a type that never runs out is neither less nor more', () => {
    const taken = moveTrain(depot, 'D', 'ipo', 'B')
    expect(taken).toMatchObject({ offering: { D: null }, owned: { B: ['D'] } })
    expect(moveTrain(taken, 'D', 'B', 'ipo')).toMatchObject({ offering: { D: null }, owned: { B: [] } })
  })

  it('4.2.5(b) are given out in order', () => {
    const order = ['2', '3', 'D'] as const
    expect(nextTrain(depot, order)).toBe('2')
    expect(nextTrain({ ...depot, offering: { '2': 0, '3': 0, D: null } }, order)).toBe('D')
    expect(nextTrain({ ...depot, offering: { '2': 0, '3': 0, D: 0 } }, order)).toBeUndefined()
  })
})

describe('private companies', () => {
  const owners = { X: 'bank', Y: 'ann', Z: 'ann' }

  it('1.3.1 are handed over as a whole', () => {
    expect(movePrivate(owners, 'X', 'bo')).toEqual({ X: 'bo', Y: 'ann', Z: 'ann' })
    expect(movePrivate(owners, 'Y', 'ann')).toBe(owners)
  })

  it('are listed in the printed order', () => {
    expect(privatesOf(owners, 'ann', ['Z', 'Y', 'X'])).toEqual(['Z', 'Y'])
    expect(privatesOf(owners, 'cy', ['X', 'Y', 'Z'])).toEqual([])
  })
})
