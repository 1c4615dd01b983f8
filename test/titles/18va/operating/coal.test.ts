import { describe, expect, it } from 'vitest'
import type { Space } from '../../../../src/bank/chart'
import type { Size } from '../../../../src/titles/18va/data'
import { endTurn } from '../../../families/railway/entries'
import { cash, space } from '../../tried'
import { expectAllowed, expectRefused, place, placeToken, play, run } from '../kit'

interface At {
  size?: Size
  shares?: Record<string, number>
  trains?: string[]
  at?: Space
  phase?: string
}

/** The SR of p1 at $75 in its turn, with a 3 and a 2G. */
const sr = ({
  size = 5,
  shares = { p1: 2, p2: 1, market: 1 },
  trains = ['3', '2G'],
  at = [4, 3],
  phase = '3',
}: At = {}) =>
  place({
    corporations: { SR: { size, president: 'p1', shares, trains, at } },
    cash: { p1: 0, p2: 0, p3: 0 },
    phase,
    turn: 'SR',
  })

describe('4.5.6 dividends', () => {
  it('4.5.6 a fifth on each share of a Five-Share Company; the Pool’s to the corporation, the treasury’s to nobody', () => {
    const state = play(sr(), run('SR', 100))
    expect(cash(state, 'p1', 'p2', 'p3', 'SR', 'bank')).toEqual([40, 20, 0, 20, 7920])
  })

  it('4.5.5 earnings are multiples of $10, and nothing cannot be paid', () => {
    expectRefused(sr(), run('SR', 105), '4.5.5', 'tens', { revenue: 105 })
    expectRefused(sr(), run('SR', 0, { pay: true }), '4.5.6', 'nothingToPay', { corporation: 'SR' })
    expectAllowed(sr(), run('SR', 0))
  })

  it('4.5.5 once a turn, with a train', () => {
    expectRefused(play(sr(), run('SR', 100)), run('SR', 100), '4.5', 'hasRun', { corporation: 'SR' })
    expectRefused(sr({ trains: [] }), run('SR', 100), '4.5.5', 'noTrain', { corporation: 'SR' })
    expectRefused(sr(), run('WM', 100), '4.5', 'notYourTurn', { turn: 'SR' })
  })

  it('4.5 a station may come before the run, not after it', () => {
    const rich = { ...sr(), cash: { ...sr().cash, SR: 40, bank: 7960 } }
    expectAllowed(play(rich, placeToken('SR')), run('SR', 100))
    expectRefused(play(rich, run('SR', 0)), placeToken('SR'), '4.5.3', 'stepOver')
  })
})

describe('3.2 the token after a run', () => {
  const restsAt = (revenue: number, at: Space, pay = revenue > 0) =>
    space(play(sr({ at }), run('SR', revenue, { pay })), 'SR')

  it('3.2 right for a whole dividend of at least the current value', () => {
    expect(restsAt(80, [4, 3])).toEqual([4, 4])
    expect(restsAt(90, [3, 4])).toEqual([3, 5])
  })

  it('3.2 unchanged for one below it', () => {
    expect(restsAt(70, [4, 3])).toEqual([4, 3])
    expect(restsAt(10, [4, 3])).toEqual([4, 3])
  })

  it('3.2 it keeps its place in the stack then', () => {
    const state = place({
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, trains: ['3'] },
        WM: { president: 'p1', shares: { p1: 2 }, trains: ['3'] },
      },
      phase: '3',
      turn: 'SR',
    })
    expect(play(state, run('SR', 70)).chart.map(token => token.corporation)).toEqual(['SR', 'WM'])
  })

  it('3.2 up at the end of a row, on the top row not at all', () => {
    expect(restsAt(100, [5, 4])).toEqual([4, 4])
    expect(restsAt(200, [2, 10])).toEqual([1, 10])
    expect(restsAt(500, [0, 16])).toEqual([0, 16])
  })

  it('3.2 down in the leftmost column, at its bottom not at all', () => {
    expect(restsAt(0, [5, 0])).toEqual([6, 0])
    expect(restsAt(0, [6, 0])).toEqual([6, 0])
  })

  it('3.2 left at the end of a turn without a train, if the bank has none', () => {
    const empty = place({
      corporations: { SR: { president: 'p1', shares: { p1: 2 }, treasury: 500 } },
      phase: '4D',
      left: { '4D': 0 },
      turn: 'SR',
    })
    expect(space(play(empty, endTurn('SR')), 'SR')).toEqual([4, 2])
  })
})

describe('4.5.4.3 coal for the treasury', () => {
  it('4.5.4.3 besides the dividend, and whether or not that is paid', () => {
    expect(cash(play(sr(), run('SR', 100, { coal: 40 })), 'p1', 'SR')).toEqual([40, 60])
    expect(cash(play(sr(), run('SR', 100, { pay: false, coal: 40 })), 'SR')).toEqual([140])
  })

  it('4.5.4.3 it does not count for the token', () => {
    expect(space(play(sr(), run('SR', 70, { coal: 40 })), 'SR')).toEqual([4, 3])
  })

  it('4.5.4.3 $20 for each number of its freight trains at most', () => {
    const facts = { coal: 60, most: 40, freight: ['2G'] }
    expectRefused(sr(), run('SR', 100, { coal: 60 }), '4.5.4.3', 'coalTooHigh', facts)
    const many = sr({ size: 10, trains: ['2G', '1G', '3'] })
    expectAllowed(many, run('SR', 100, { coal: 60 }))
    expectRefused(many, run('SR', 100, { coal: 80 }), '4.5.4.3', 'coalTooHigh', { most: 60 })
  })

  it('4.5.4.3 nothing for passenger trains', () => {
    expectRefused(sr({ trains: ['3'] }), run('SR', 100, { coal: 20 }), '4.5.4.3', 'coalTooHigh', {
      most: 0,
      freight: [],
    })
  })

  it('4.5.4.3 a freight train brings all of its number or nothing: the sums of some of them', () => {
    const one = { coal: 20, sums: ['0', '40'], freight: ['2G'] }
    expectRefused(sr(), run('SR', 100, { coal: 20 }), '4.5.4.3', 'coalParts', one)
    expectRefused(sr(), run('SR', 100, { coal: 30 }), '4.5.4.3', 'coalParts', { coal: 30 })
    const three = sr({ size: 10, trains: ['3G', '1G', '4'], phase: '4' })
    for (const coal of [20, 60, 80]) expectAllowed(three, run('SR', 100, { coal }))
    const sums = { coal: 40, sums: ['0', '20', '60', '80'], freight: ['3G', '1G'] }
    expectRefused(three, run('SR', 100, { coal: 40 }), '4.5.4.3', 'coalParts', sums)
  })

  it('4.5.4.3 no more than the earnings', () => {
    expectRefused(sr(), run('SR', 30, { coal: 40 }), '4.5.4.3', 'coalOverRevenue', { coal: 40, revenue: 30 })
    expectRefused(sr(), run('SR', 0, { coal: 40 }), '4.5.4.3', 'coalOverRevenue')
    expectAllowed(sr(), run('SR', 40, { coal: 40 }))
    expectAllowed(sr(), run('SR', 40, { coal: 0 }))
  })

  it('4.5.4.3 none in phase 4D', () => {
    const late = (phase: string) => sr({ size: 10, trains: ['5G'], phase })
    expectAllowed(late('6'), run('SR', 300, { coal: 100 }))
    expectRefused(late('4D'), run('SR', 300, { coal: 100 }), '4.5.4.3', 'coalOver', {
      coal: 100,
      phase: '4D',
    })
  })
})
