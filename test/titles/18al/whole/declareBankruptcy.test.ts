import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../../src/bank/money'
import { standings } from '../../../../src/session/story'
import { report, view } from '../../../../src/titles/18al/start'
import { bankrupt, sellShares } from '../../../families/railway/entries'
import { cash, shares, space } from '../../tried'
import { correct, expectAllowed, expectRefused, extraRound, now, place, play } from '../kit'
import { need } from '../need'

/** p1 can raise $90 by the L&N, $60 by TAG and no more, but $220 are needed. */
const ruined = (money = 0, more: object = {}) =>
  place({
    corporations: {
      TAG: { president: 'p1', shares: { p1: 3, p2: 2 }, at: [2, 3], floated: true, treasury: 80 },
      'L&N': { president: 'p2', shares: { p2: 4, p1: 1 }, at: [0, 5] },
    },
    privates: { 'M&C': 'p1' },
    cash: { p1: money, p2: 300, p3: 300 },
    phase: '4',
    turn: 'TAG',
    ...more,
  })

describe('4.2.5.2 bankruptcy', () => {
  it('4.2.5.2 only if they cannot raise the money, everything they may sell included', () => {
    expect(view(ruined(70)).turn).toMatchObject({
      forced: { contribution: 220, has: 70, short: 150, canRaise: 220 },
    })
    expectRefused(ruined(70), bankrupt('p1'), '4.2.5.2', 'notBankrupt', {
      player: 'p1',
      raises: 220,
      needs: 220,
    })
    expectAllowed(ruined(69), bankrupt('p1'))
  })

  it('4.2.5.2, 5.1 they sell all they may, their cash is forfeited, the game ends at once', () => {
    const state = play(ruined(69), bankrupt('p1'))
    expect(now(state)).toBe('over bankruptcy')
    expect(cash(state, 'p1', 'TAG')).toEqual([0, 80])
    expect(shares(state, 'L&N', 'p1', 'market')).toEqual([0, 1])
    expect(shares(state, 'TAG', 'p1', 'market')).toEqual([2, 1])
    expect(state.corporations.TAG?.president).toBe('p1')
    expect(space(state, 'L&N')).toEqual([1, 5])
    expect(space(state, 'TAG')).toEqual([3, 2])
    expect(totalCash(state.cash)).toBe(8000)
  })

  it('5.1 they keep the stock that they were not allowed to sell, and their private companies', () => {
    expect(report(play(ruined(69), bankrupt('p1'))).scores).toEqual({
      p1: 2 * 55 + 100,
      p2: 300 + 2 * 55 + 4 * 80,
      p3: 300,
    })
  })

  it('5.1 a bankrupt player may win', () => {
    const rich = ruined(0, {
      corporations: {
        TAG: { president: 'p1', shares: { p1: 6, p2: 1, market: 3 }, at: [1, 14], treasury: 0 },
        'L&N': { president: 'p2', shares: { p2: 6 }, at: [0, 5] },
      },
      phase: '7',
      left: { '7': 0 },
      cash: { p1: 0, p2: 0, p3: 0 },
    })
    const state = play(rich, bankrupt('p1'))
    expect(shares(state, 'TAG', 'p1', 'market')).toEqual([4, 5])
    expect(view(state).turn.at).toBe('over')
    expect(standings(view(state))).toMatchObject([{ player: 'p1', place: 1 }, { place: 2 }, { place: 3 }])
  })

  it('4.2.5.2(d) the presidency of the buyer stays, others may pass', () => {
    const state = play(
      ruined(0, {
        corporations: {
          TAG: { president: 'p1', shares: { p1: 2, p2: 2 }, at: [2, 3], floated: true, treasury: 0 },
          'L&N': { president: 'p1', shares: { p1: 2, p2: 2 }, at: [0, 5] },
        },
      }),
      bankrupt('p1'),
    )
    expect(shares(state, 'TAG', 'p1')).toEqual([2])
    expect(shares(state, 'L&N', 'p1')).toEqual([0])
    expect(state.corporations['L&N']?.president).toBe('p2')
  })

  it('4.2.5.2 they may sell one by one first, so that in the end they are bankrupt', () => {
    const state = need(0, {}, { treasury: 0 })
    expectRefused(state, bankrupt('p1'), '4.2.5.2', 'notBankrupt')
    const low = play(
      state,
      sellShares('p1', 'L&N'),
      sellShares('p1', 'L&N'),
      sellShares('p1', 'L&N'),
      sellShares('p1', 'TAG'),
    )
    expect(view(low).turn).toMatchObject({ forced: { contribution: 300, has: 80 + 75 + 70 + 60 - 0 } })
  })

  it('Table III with the New Decatur Yards half the price decides', () => {
    const yards = ruined(0, { privates: { NDY: 'TAG' } })
    expectRefused(yards, bankrupt('p1'), '4.2.5.2', 'notBankrupt', { raises: 150, needs: 70 })
  })

  it('5(c) also after the bank has run out or a token has reached $300', () => {
    for (const ending of ['bank', 'market'] as const) {
      const state = play(ruined(0, { extra: { ending } }), bankrupt('p1'))
      expect(now(state)).toBe('over bankruptcy')
      expectRefused(state, extraRound, '5.1', 'noExtraRound', { why: 'bankruptcy' })
    }
  })

  it('5(c) a correction after it changes the scores, not the end', () => {
    const state = play(ruined(69), bankrupt('p1'), correct({ money: { from: 'bank', to: 'p1', amount: 5 } }))
    expect(now(state)).toBe('over bankruptcy')
    expect(report(state).scores?.p1).toBe(2 * 55 + 100 + 5)
  })
})
