import { describe, expect, it } from 'vitest'
import { corporationIn } from '../../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { report } from '../../../../src/titles/18al/start'
import { bid, buyShare, par, pass, sellShares } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { expectAllowed, expectRefused, place, play, sellPrivate } from '../kit'

const held = (state: AnyRailway, player: string) => report(state).players[player]?.certificates

describe('3.3(a) 60% of one corporation', () => {
  it('3.3(a) in the yellow zone too', () => {
    const yellow = place({
      corporations: { 'L&N': { president: 'p1', shares: { p1: 6 }, at: [3, 0] } },
      turn: 'p1',
    })
    expectRefused(yellow, buyShare('p1', 'L&N'), '3.3(a)', 'shareLimit', { percent: 70 })
  })
})

/** Five players (limit 10): p1 has 6 L&N as president (5 certificates), some M&O of p2, some TAG of p3, and the Tuscumbia. */
const five = (mo: number, tag: number, tagAt?: readonly [number, number], more: object = {}) =>
  place({
    players: 5,
    corporations: {
      'L&N': { president: 'p1', shares: { p1: 6 } },
      'M&O': { president: 'p2', shares: { p2: 4, p1: mo } },
      TAG: { president: 'p3', shares: { p3: 5, p1: tag }, ...(tagAt ? { at: tagAt } : {}) },
    },
    privates: { Tusc: 'p1' },
    cash: { p1: 500 },
    turn: 'p1',
    ...more,
  })

describe('3.3(b) what counts', () => {
  it('3.3(b) private companies count, the president’s certificate counts one', () => {
    expect(held(five(3, 1), 'p1')).toBe(5 + 3 + 1 + 1)
    expect(held(five(3, 1), 'p3')).toBe(4)
  })

  it('3.3(b) stock in the yellow zone does not, nor what a corporation owns', () => {
    expect(held(five(3, 1, [3, 0]), 'p1')).toBe(9)
    expect(held(five(3, 1, [5, 4]), 'p1')).toBe(9)
    expect(held(five(3, 1, [2, 1]), 'p1')).toBe(10)
    expect(held(five(3, 1, undefined, { privates: { Tusc: 'L&N' } }), 'p1')).toBe(9)
  })

  it.each([
    [3, 15],
    [4, 12],
    [5, 10],
  ])('Table II %i players: the limit is %i', (players, limit) => {
    const state = (more: number) =>
      place({
        players,
        corporations: {
          'L&N': { president: 'p1', shares: { p1: 6 } },
          TAG: { president: 'p1', shares: { p1: 5 } },
          'M&O': { president: 'p2', shares: { p2: 6, p1: Math.min(3, limit - 9 - more) } },
          WRA: { president: 'p2', shares: { p2: 6, p1: Math.max(0, limit - 9 - more - 3) } },
        },
        cash: { p1: 500 },
        turn: 'p1',
      })
    expectRefused(state(0), par('p1', 'ATN', 60), '3.3(b)', 'certificateLimit', {
      player: 'p1',
      held: limit,
      limit,
    })
    expectAllowed(state(1), par('p1', 'ATN', 60))
    expect(held(play(state(1), par('p1', 'ATN', 60)), 'p1')).toBe(limit)
  })
})

describe('3.3(b) purchases at the limit', () => {
  it('3.3(b) none but of stock in the yellow zone', () => {
    const state = five(3, 1)
    expectRefused(state, buyShare('p1', 'TAG'), '3.3(b)', 'certificateLimit', { held: 10, limit: 10 })
    expectRefused(state, par('p1', 'ATN', 60), '3.3(b)', 'certificateLimit')
    expectRefused(five(4, 1, [3, 0]), buyShare('p1', 'M&O'), '3.3(b)', 'certificateLimit')
    expectAllowed(five(4, 1, [3, 0]), buyShare('p1', 'TAG'))
  })

  it('3.3(b) not even where a presidency would bring the holder below the limit', () => {
    const level = place({
      players: 5,
      corporations: {
        'L&N': { president: 'p1', shares: { p1: 6 } },
        'M&O': { president: 'p2', shares: { p2: 4, p1: 4 } },
      },
      privates: { Tusc: 'p1' },
      turn: 'p1',
    })
    expect(held(level, 'p1')).toBe(10)
    expectRefused(level, buyShare('p1', 'M&O'), '3.3(b)', 'certificateLimit')
  })

  it('3.3(b) they may sell first and then buy', () => {
    expectAllowed(play(five(3, 1), sellShares('p1', 'L&N')), buyShare('p1', 'TAG'))
  })
})

describe('3.3(b) over the limit', () => {
  it('3.3(b) by a presidency lost to another player’s purchase', () => {
    const before = place({
      players: 5,
      corporations: {
        'L&N': { president: 'p1', shares: { p1: 6 } },
        TAG: { president: 'p1', shares: { p1: 4, p2: 4 } },
      },
      privates: { Tusc: 'p1', NDY: 'p1' },
      turn: 'p2',
    })
    expect(held(before, 'p1')).toBe(10)
    const lost = play(before, buyShare('p2', 'TAG'))
    expect(held(lost, 'p1')).toBe(11)
    const turn = play(lost, pass('p2'), pass('p3'), pass('p4'), pass('p5'))
    expectRefused(turn, pass('p1'), '3.3(b)', 'overLimit', { player: 'p1', held: 11, limit: 10 })
    expectAllowed(play(turn, sellShares('p1', 'TAG')), pass('p1'))
  })

  it('3.3(b) by stock that left the yellow zone: it is kept until the next stock turn', () => {
    const yellow = five(4, 5, [3, 1], { turn: 'TAG' })
    expect(held(yellow, 'p1')).toBe(10)
    const state = five(4, 5, [3, 2])
    expect(held(state, 'p1')).toBe(15)
    expectRefused(state, pass('p1'), '3.3(b)', 'overLimit', { held: 15, limit: 10 })
  })

  it('3.3(b) they sell until they comply', () => {
    const state = play(five(4, 5, [0, 6]), sellShares('p1', 'L&N', 3), sellShares('p1', 'M&O'))
    expectRefused(state, pass('p1'), '3.3(b)', 'overLimit', { held: 11, limit: 10 })
    expectAllowed(play(state, sellShares('p1', 'M&O')), pass('p1'))
  })

  it('3.3(b) or they sell until it is yellow again', () => {
    const state = play(five(4, 5, [3, 3]), sellShares('p1', 'TAG'))
    expect(held(state, 'p1')).toBe(14)
    expectRefused(state, pass('p1'), '3.3(b)', 'overLimit', { held: 14 })
    expectAllowed(play(state, sellShares('p1', 'TAG')), pass('p1'))
    const edge = play(five(4, 5, [3, 2]), sellShares('p1', 'TAG'))
    expect(held(edge, 'p1')).toBe(10)
    expectAllowed(edge, pass('p1'))
  })

  it('3.3(b) a private company sold to another player counts', () => {
    const state = five(4, 1)
    expectRefused(state, pass('p1'), '3.3(b)', 'overLimit', { held: 11 })
    expectAllowed(play(state, sellPrivate('p1', 'Tusc', 'p2', 1)), pass('p1'))
  })

  it('3.3(b) if the Bank may buy nothing that they hold, the turn goes on', () => {
    const stuck = place({
      players: 5,
      corporations: {
        'L&N': { president: 'p1', shares: { p1: 5, market: 5 } },
        'M&O': { president: 'p2', shares: { p2: 4, p1: 1, market: 5 } },
      },
      privates: { Tusc: 'p1', 'S&NA': 'p1', 'B&SLC': 'p1', 'M&C': 'p1', NDY: 'p1' },
      turn: 'p1',
    })
    expect(held(stuck, 'p1')).toBe(10)
    const over = {
      ...stuck,
      held: { ...stuck.held, TAG: { ipo: 6, p1: 2, p2: 2 } },
      corporations: {
        ...stuck.corporations,
        TAG: { ...corporationIn(stuck, 'TAG'), par: 60, president: 'p1' },
      },
      chart: [...stuck.chart, { corporation: 'TAG' as const, at: [2, 2] as const }],
    }
    expectRefused(over, pass('p1'), '3.3(b)', 'overLimit', { held: 11 })
    const noHeir = { ...over, held: { ...over.held, TAG: { ipo: 8, p1: 2 } } }
    expectAllowed(noHeir, pass('p1'))
    expectAllowed(noHeir, sellPrivate('p1', 'Tusc', 'p2', 1))
  })

  it('3.3(b) a sale that would not lower the count holds nobody back', () => {
    const half = place({
      players: 5,
      corporations: {
        'L&N': { president: 'p1', shares: { p1: 5, market: 5 } },
        'M&O': { president: 'p1', shares: { p1: 2, p2: 2, market: 4 } },
        TAG: { president: 'p2', shares: { p2: 4, p1: 1, market: 5 } },
      },
      privates: { Tusc: 'p1', 'S&NA': 'p1', 'B&SLC': 'p1', 'M&C': 'p1', NDY: 'p1' },
      turn: 'p1',
    })
    expect(held(half, 'p1')).toBe(11)
    expectAllowed(half, sellShares('p1', 'M&O'))
    expectAllowed(half, pass('p1'))
  })

  it('3.3(b), 3.2 a purchase that would close the sales still owed is refused', () => {
    const state = five(5, 5, [3, 2])
    const sold = play(state, sellShares('p1', 'M&O'))
    const withYellow = {
      ...sold,
      held: { ...sold.held, WRA: { ipo: 4, p2: 6 } },
      corporations: {
        ...sold.corporations,
        WRA: { ...corporationIn(sold, 'WRA'), par: 60, president: 'p2' },
      },
      chart: [...sold.chart, { corporation: 'WRA' as const, at: [6, 0] as const }],
    }
    expectRefused(withYellow, buyShare('p1', 'WRA'), '3.3(b)', 'sellFirst', {
      player: 'p1',
      held: 15,
      limit: 10,
    })
  })

  it('3.1 while private companies are unsold nobody owes a sale that they cannot make', () => {
    const unsold = five(4, 1, undefined, { privates: { Tusc: 'p1', NDY: 'bank' } })
    expect(held(unsold, 'p1')).toBe(11)
    expectRefused(unsold, sellShares('p1', 'L&N'), '3.1', 'privatesUnsold')
    expectAllowed(unsold, pass('p1'))
  })
})

describe('3.1(b) money set aside', () => {
  it('3.1(b) is not there for a forced purchase', () => {
    const state = place({
      corporations: { TAG: { president: 'p1', shares: { p1: 5, p2: 1 }, floated: true, treasury: 0 } },
      privates: { Tusc: 'p2', 'M&C': 'bank', NDY: 'bank' },
      cash: { p1: 200, p2: 200 },
      turn: 'p1',
    })
    const after = play(state, bid('p1', 'NDY', 150), pass('p2'), pass('p3'), pass('p1'))
    expect(report(after).turn).toBe('TAG')
    const refused = { type: 'buyTrain', corporation: 'TAG', train: '2', from: 'ipo' } as const
    expectRefused(after, refused, '4.2.5.2(d)', 'presidentShort', { has: 50, needs: 100, short: 50 })
    expect(cash(after, 'p1')).toEqual([200])
  })
})
