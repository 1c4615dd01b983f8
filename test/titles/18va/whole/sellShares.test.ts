import { describe, expect, it } from 'vitest'
import { buyShare, pass, sellShares } from '../../../families/railway/entries'
import { expectAllowed, expectRefused, place, play } from '../kit'

/** p1 presides over the B&O at $90 with 5 shares, p2 has 2, one lies in the Pool; p1 to act. */
const bo = (more: Record<string, number> = { p1: 5, p2: 2, market: 1 }, operated = true) =>
  place({
    corporations: { 'B&O': { president: 'p1', shares: more, par: 90, operated } },
    cash: { p1: 0, p2: 0, p3: 500 },
    turn: 'p1',
  })

describe('4.3.1 selling stock', () => {
  it('4.3.1 not before the corporation has completed a full turn', () => {
    expectRefused(bo({ p1: 5 }, false), sellShares('p1', 'B&O'), '4.3.1', 'notOperated', {
      corporation: 'B&O',
    })
    expectAllowed(bo({ p1: 5 }), sellShares('p1', 'B&O'))
  })

  it('4.3.1 one block of a corporation a turn', () => {
    const state = play(bo(), sellShares('p1', 'B&O'))
    expectRefused(state, sellShares('p1', 'B&O'), '4.3.1', 'oneBlock', { player: 'p1', corporation: 'B&O' })
    const again = play(state, pass('p1'), pass('p2'), pass('p3'))
    expectAllowed(again, sellShares('p1', 'B&O'))
  })

  it('4.3.1 several corporations in any order', () => {
    const state = place({
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 3 } },
        SR: { president: 'p2', shares: { p2: 2, p1: 1 } },
      },
      turn: 'p1',
    })
    expectAllowed(play(state, sellShares('p1', 'SR')), sellShares('p1', 'B&O'))
    expectAllowed(play(state, sellShares('p1', 'B&O')), sellShares('p1', 'SR'))
  })

  it('4.3.2 never after the purchase of the turn', () => {
    const corporations = {
      'B&O': { president: 'p1', shares: { p1: 3 } },
      SR: { president: 'p2', shares: { p2: 2 } },
    } as const
    const state = play(place({ corporations, turn: 'p1' }), buyShare('p1', 'SR'))
    expectRefused(state, sellShares('p1', 'B&O'), '4.3.2', 'salesOver', { player: 'p1' })
  })
})

describe('3.1 at most half in the Pool', () => {
  it('3.1 two of five shares, which is 40%', () => {
    const sr = (market: number) =>
      place({ corporations: { SR: { president: 'p2', shares: { p2: 2, p1: 1, market } } }, turn: 'p1' })
    expectAllowed(sr(1), sellShares('p1', 'SR'))
    expectRefused(sr(2), sellShares('p1', 'SR'), '3.1', 'marketFull', { percent: 60, limit: 50 })
  })
})

describe('4.4.2 a sale that passes the presidency', () => {
  it('4.4.2 tied, the first in move order after the president', () => {
    const state = place({
      players: 4,
      order: ['p4', 'p1', 'p3', 'p2'],
      corporations: { 'B&O': { president: 'p1', shares: { p1: 2, p2: 2, p3: 2, p4: 2 } } },
      turn: 'p1',
    })
    expect(play(state, sellShares('p1', 'B&O')).corporations['B&O'].president).toBe('p3')
  })
})

describe('3.1 over the certificate limit', () => {
  /** p1 lost the presidency of the B&O and now holds 11 certificates, where 10 are allowed. */
  const over = (market = 0, operated = true) =>
    place({
      players: 5,
      phase: '5',
      privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
      corporations: {
        'B&O': { president: 'p2', shares: { p2: 5, p1: 5 - market, market } },
        'C&O': { president: 'p3', shares: { p3: 3, p1: 3 + market }, operated },
        SR: { president: 'p3', shares: { p3: 3 } },
      },
      turn: 'p1',
    })

  it('3.1 one sells before all else, until one complies', () => {
    expectRefused(over(), pass('p1'), '3.1', 'overLimit', { player: 'p1', held: 11, limit: 10 })
    expectRefused(over(), buyShare('p1', 'SR'), '3.1', 'certificateLimit', { held: 11, limit: 10 })
    const sold = play(over(), sellShares('p1', 'C&O'))
    expectAllowed(sold, pass('p1'))
    expectRefused(sold, buyShare('p1', 'SR'), '3.1', 'certificateLimit', { held: 10 })
  })

  it('3.1, 4.3.1 with one block that is large enough, unless another corporation can make up for it', () => {
    const two = (operated: boolean) =>
      place({
        players: 5,
        phase: '5',
        privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
        corporations: {
          'B&O': { president: 'p2', shares: { p2: 5, p1: 5 } },
          'C&O': { president: 'p3', shares: { p3: 6, p1: 4 }, operated },
        },
        turn: 'p1',
      })
    expectRefused(two(false), sellShares('p1', 'B&O', 1), '3.1', 'sellsTooFew', {
      ...{ player: 'p1', corporation: 'B&O', held: 12, limit: 10, least: 2 },
    })
    expectAllowed(play(two(false), sellShares('p1', 'B&O', 2)), pass('p1'))
    const some = play(two(true), sellShares('p1', 'B&O', 1))
    expectRefused(some, pass('p1'), '3.1', 'overLimit', { held: 11 })
    expectAllowed(play(some, sellShares('p1', 'C&O', 1)), pass('p1'))
  })

  it('3.1 with all that the Pool takes if no block is large enough', () => {
    const state = place({
      players: 5,
      phase: '5',
      privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
      corporations: {
        'B&O': { president: 'p2', shares: { p2: 2, p1: 5, market: 3 } },
        'C&O': { president: 'p3', shares: { p3: 4, p1: 6 }, operated: false },
      },
      turn: 'p1',
    })
    expectRefused(state, sellShares('p1', 'B&O', 1), '3.1', 'sellsTooFew', { held: 14, least: 2 })
    expectAllowed(play(state, sellShares('p1', 'B&O', 2)), pass('p1'))
  })

  it('3.1 as far as the Pool takes stock', () => {
    const state = place({
      players: 5,
      phase: '5',
      privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
      corporations: {
        'B&O': { president: 'p2', shares: { p2: 2, p1: 2, market: 6 } },
        'C&O': { president: 'p3', shares: { p3: 6, p1: 4 }, operated: false },
        SR: { president: 'p3', shares: { p3: 6, p1: 3, market: 1 }, operated: false },
      },
      turn: 'p1',
    })
    expectAllowed(state, pass('p1'))
  })
})
