import { describe, expect, it } from 'vitest'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { report } from '../../../../src/titles/18al/start'
import { bankrupt, endTurn, pass, run, stop } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { correct, expectRefused, extraRound, happened, now, type Position, place, play } from '../kit'

const p1 = { president: 'p1', shares: { p1: 6 } }
const p2 = { president: 'p2', shares: { p2: 6 } }

/** A table at which the bank has this much left; p3 has the rest. */
function bankWith(left: number, more: Position): AnyRailway {
  const state = place(more)
  const rest = (state.cash.bank ?? 0) - left
  return { ...state, cash: { ...state.cash, bank: left, p3: (state.cash.p3 ?? 0) + rest } }
}
const passes = [pass('p1'), pass('p2'), pass('p3')]

describe('5(a) the bank runs out', () => {
  it('5(a) even if no corporation operates', () => {
    expect(now(play(bankWith(20, { privates: { NDY: 'p2' }, turn: 'p1' }), ...passes))).toBe('over bank')
  })
})

describe('5(b) a market value of $300', () => {
  const top = (more: Partial<Position> = {}) =>
    place({
      corporations: { TAG: { ...p1, trains: ['3'], at: [0, 14] }, WRA: { ...p2, trains: ['3'] } },
      phase: '5',
      turn: 'TAG',
      ...more,
    })

  it('5(b) the operating round is finished and no other', () => {
    const state = play(top(), run('TAG', 10))
    expect(state.ending).toBe('market')
    expect(now(play(state, endTurn('TAG')))).toBe('OR 2.1 WRA')
    expect(now(play(state, endTurn('TAG'), run('WRA', 10), endTurn('WRA')))).toBe('over market')
  })

  it('5 both: whichever came first', () => {
    const both = {
      ...top(),
      cash: { ...top().cash, bank: 5, p3: (top().cash.p3 ?? 0) + (top().cash.bank ?? 0) - 5 },
    }
    expect(play(both, run('TAG', 10)).ending).toBe('bank')
    const market = { ...both, cash: { ...both.cash, bank: 7, p3: (both.cash.p3 ?? 0) - 2 } }
    const first = play(market, run('TAG', 10))
    expect(first.ending).toBe('market')
    const later = play(first, endTurn('TAG'), run('WRA', 100), endTurn('WRA'))
    expect(later.cash.bank).toBeLessThan(0)
    expect(now(later)).toBe('over market')
  })

  it('5(b) by a ruling of the banker too, in a stock round with one operating round after it', () => {
    const state = play(top({ turn: 'p1' }), correct({ price: { corporation: 'TAG', cell: [0, 15] } }))
    expect(state.ending).toBe('market')
    const operating = play(state, ...passes)
    expect(now(operating)).toBe('OR 2.1 TAG')
    expect(now(play(operating, run('TAG', 0), endTurn('TAG'), run('WRA', 0), endTurn('WRA')))).toBe(
      'over market',
    )
  })
})

describe('5.1 the winner', () => {
  it('5.1 money set aside for bids is still the player’s', () => {
    const bids = place({ privates: { NDY: 'bank', 'M&C': 'bank' }, turn: 'p1' })
    expect(
      report(play(bids, { type: 'bid', player: 'p1', private: 'NDY', amount: 300 }, stop)).scores?.p1,
    ).toBe(600)
  })
})

describe('5.1 the extra operating round', () => {
  /** The bank runs out in WRA’s turn; p1 and p2 are level unless one of them has `more`. */
  const tied = (more = 0, by: 'bank' | 'market' = 'bank') => {
    const state = place({
      corporations: { TAG: { ...p1, at: [0, 6] }, WRA: { ...p2, at: [0, 6] } },
      cash: { p1: 500 + more, p2: 500, p3: 0 },
      phase: '5',
      turn: 'WRA',
      operated: ['TAG'],
      extra: { ending: by },
    })
    const last = play(state, endTurn('WRA', true))
    return play(last, correct({ price: { corporation: 'TAG', cell: [0, 5] } }))
  }

  it.each(['bank', 'market'] as const)('5.1 may be played if first place is tied, after %s', by => {
    const over = tied(0, by)
    expect(now(over)).toBe(`over ${by}`)
    const extra = play(over, extraRound)
    expect(now(extra)).toBe('OR 2.2 WRA')
    expect(happened(over, extraRound)).toContainEqual({ is: 'round', round: 'OR 2.2' })
    const end = play(extra, endTurn('WRA', true), endTurn('TAG', true))
    expect(now(end)).toBe(`over ${by}`)
    expectRefused(end, extraRound, '5.1', 'noExtraRound', { why: 'played' })
  })

  it('5.1 not without a tie for first place, nor before the end, nor after `stop`', () => {
    expectRefused(tied(1), extraRound, '5.1', 'noExtraRound', { why: 'noTie' })
    expectRefused(place({ turn: 'p1' }), extraRound, '5.1', 'noExtraRound', { why: 'running' })
    expectRefused(play(place({ turn: 'p1' }), stop), extraRound, '5.1', 'noExtraRound', { why: 'stopped' })
    expectRefused(
      play(tied(), correct({ money: { from: 'bank', to: 'p3', amount: 5000 } })),
      extraRound,
      '5.1',
      'noExtraRound',
      { why: 'noTie' },
    )
  })

  it('5.1 private companies pay in it as in any', () => {
    const over = play(tied(), correct({ private: { private: 'NDY', to: 'p3' } }))
    expect(cash(play(over, extraRound), 'p3')).toEqual([20])
  })

  it('5(c) a bankruptcy ends it at once', () => {
    const extra = play(
      tied(),
      correct({ money: { from: 'p1', to: 'bank', amount: 500 } }),
      correct({ money: { from: 'p2', to: 'bank', amount: 500 } }),
      extraRound,
    )
    const end = play(extra, bankrupt('p2'))
    expect(now(end)).toBe('over bankruptcy')
    expectRefused(end, extraRound, '5.1', 'noExtraRound', { why: 'bankruptcy' })
  })
})
