import { describe, expect, it } from 'vitest'
import { type Depot, moveTrain, nextTrain } from '../../src/bank/depot'

describe('trains', () => {
  const depot: Depot<'A' | 'B', '2' | '3' | 'D'> = {
    offering: { '2': 1, '3': 2, D: null },
    market: ['3'],
    gone: [],
    owned: { A: ['2', '2'], B: [] },
  }

  it('only change their places', () => {
    expect(moveTrain(depot, '2', 'ipo', 'B')).toMatchObject({ offering: { '2': 0 }, owned: { B: ['2'] } })
    expect(moveTrain(depot, '2', 'A', 'gone')).toMatchObject({ gone: ['2'], owned: { A: ['2'] } })
    expect(moveTrain(depot, '3', 'market', 'A')).toMatchObject({ market: [], owned: { A: ['2', '2', '3'] } })
    expect(moveTrain(depot, '2', 'A', 'ipo').offering['2']).toBe(2)
  })

  it('must be where they are taken from', () => {
    expect(() => moveTrain(depot, '3', 'A', 'B')).toThrow()
    expect(() => moveTrain(depot, '2', 'market', 'B')).toThrow()
    expect(() => moveTrain(moveTrain(depot, '2', 'ipo', 'B'), '2', 'ipo', 'B')).toThrow()
  })

  it('of an endless type become neither fewer nor more', () => {
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
