import { describe, expect, it } from 'vitest'
import type { Space } from '../../../src/bank/chart'
import {
  bankOutlook,
  eachInTurn,
  liquidity,
  roundAfter,
  runOutlook,
  soldUpTo,
  strandedBy,
  yetToRun,
} from '../../../src/families/ahead/outlook'

describe('the outlook of a family of titles', () => {
  it('counts operating rounds through later sets, with as many in each set as now', () => {
    const now = { stock: 3, operating: 1, of: 2 }
    expect(roundAfter(now, 3, 0)).toEqual({ stock: 3, operating: 1, of: 2 })
    expect(roundAfter(now, 3, 1)).toEqual({ stock: 3, operating: 2, of: 2 })
    expect(roundAfter(now, 3, 2)).toEqual({ stock: 4, operating: 1, of: 3 })
    expect(roundAfter(now, 3, 5)).toEqual({ stock: 5, operating: 1, of: 3 })
    expect(roundAfter({ stock: 3, operating: 0, of: 0 }, 2, 3)).toEqual({ stock: 4, operating: 1, of: 2 })
  })

  it('knows who has yet to run: nobody who has had a turn, nor the one whose run is over', () => {
    const next = (operated: readonly string[]) => ['A', 'B', 'C'].filter(id => !operated.includes(id))
    const turn = { corporation: 'B', step: 'run', operated: ['A'] }
    expect(yetToRun(turn, next)).toEqual(['B', 'C'])
    expect(yetToRun({ ...turn, step: 'trains' }, next)).toEqual(['C'])
    expect(yetToRun(undefined, next)).toBeUndefined()
  })

  it('lets each type that is left find the table as those before it left it', () => {
    const state = { depot: { offering: { '2': 0, '3': 1, '4': null } }, seen: '' }
    const first = (at: typeof state, type: string) => ({
      after: { ...at, seen: at.seen + type },
      row: at.seen,
    })
    const discards = (at: typeof state) => ({ ...at, seen: `${at.seen}!` })
    expect(eachInTurn(['2', '3', '4'], state, first, discards)).toEqual(['', '3!'])
  })

  it('divides what the bank has by what a round costs it', () => {
    const round = { stock: 3, operating: 1, of: 2 }
    const at = (bank: number, perRound: number, still?: number) => {
      const { rounds, round: name } = bankOutlook({ bank, perRound, still, round, each: 2 })
      return [rounds, name]
    }
    expect(at(1000, 300)).toEqual([4, 'OR 5.1'])
    expect(at(1000, 300, 100)).toEqual([3, 'OR 4.2'])
    expect(at(100, 300, 100)).toEqual([0, 'OR 3.1'])
    expect(at(1000, 0)).toEqual([null, null])
    expect(at(0, 300)).toEqual([0, null])
  })

  it('compares paying with withholding first over three runs', () => {
    const law = {
      pays: ([row, column]: Space): Space => [row, column + 1],
      withholds: ([row, column]: Space): Space => [row, column - 1],
      price: ([, column]: Space) => 100 + 10 * column,
    }
    const run = runOutlook({ corporation: 'A', revenue: 80, perShare: 8 }, [0, 0], law)
    expect(run.paid).toEqual([110, 120, 130])
    expect(run.withheldFirst).toEqual([90, 100, 110])
    expect([run.gainPaid, run.gainWithheldFirst]).toEqual([30 + 24, 10 + 16])
  })

  it('adds the largest sale of each corporation to the cash', () => {
    const sales = [
      { corporation: 'A', shares: 1 },
      { corporation: 'A', shares: 3 },
      { corporation: 'B', shares: 2 },
    ]
    const of = { player: 'p1', cash: 50, buys: [], starts: [], privates: [], trains: [], room: 2 }
    const row = liquidity(of, sales, id => (id === 'A' ? 100 : 40))
    expect(row.sales.map(sale => sale.amount)).toEqual([300, 80])
    expect(row.total).toBe(430)
  })

  it('says what is left to sell, and what a president must add', () => {
    expect(soldUpTo<'2' | '3' | '4'>({ '2': 3, '3': 4, '4': null }, ['2'], '3')).toEqual({
      '2': 0,
      '3': 3,
      '4': null,
    })
    const of = { corporation: 'A', president: 'p1', presidentHas: 10 }
    expect(strandedBy({ ...of, price: 300, treasury: 120 }).short).toBe(180)
    expect(strandedBy({ ...of, price: 300, treasury: 320 }).short).toBe(0)
  })
})
