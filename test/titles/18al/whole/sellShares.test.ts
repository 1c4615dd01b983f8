import { describe, expect, it } from 'vitest'
import { ownOf } from '../../../../src/titles/18al/own'
import { report } from '../../../../src/titles/18al/start'
import { buyShare, par, pass, sellShares } from '../../../families/railway/entries'
import { cash, space } from '../../tried'
import { afterPrivates, buyTrain, expectAllowed, expectRefused, now, place, play } from '../kit'
import { need } from '../need'

/** p1 presides over the L&N with 5 shares, p2 has 2, one lies in the Open Market; p1 to act. */
const ln = (more: Record<string, number> = { p1: 5, p2: 2, market: 1 }, president = 'p1') =>
  place({ corporations: { 'L&N': { president, shares: more } }, cash: { p1: 0, p2: 0, p3: 500 }, turn: 'p1' })

describe('3.2(a) selling to the Bank', () => {
  it('3.2(a) sold one at a time, each share brings the current value', () => {
    const state = play(ln(), sellShares('p1', 'L&N'), sellShares('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([75 + 70])
    expect(space(state, 'L&N')).toEqual([3, 4])
  })

  it('3.2(a) also of a corporation that has not floated', () => {
    const state = place({
      corporations: { 'L&N': { president: 'p1', shares: { p1: 3 }, floated: false } },
      turn: 'p1',
    })
    expect(cash(play(state, sellShares('p1', 'L&N')), 'p1')).toEqual([600 + 75])
  })
})

describe('3.2(a)(1) the first stock round', () => {
  it('3.2(a)(1) no certificates are sold to the Bank in it', () => {
    const bought = play(
      afterPrivates(),
      par('p3', 'L&N', 60),
      pass('p3'),
      buyShare('p1', 'L&N'),
      pass('p1'),
      buyShare('p2', 'L&N'),
    )
    expectRefused(bought, sellShares('p2', 'L&N'), '3.2(a)(1)', 'noSalesYet', { round: 'SR 1' })
  })

  it('3.2(a)(1) they are in the second', () => {
    const first = play(afterPrivates(), par('p3', 'L&N', 60), pass('p3'), buyShare('p1', 'L&N'), pass('p1'))
    const second = play(first, pass('p2'), pass('p3'), pass('p1'))
    expect(now(second)).toBe('SR 2 p2')
    expectAllowed(play(second, pass('p2'), pass('p3')), sellShares('p1', 'L&N'))
  })
})

describe('3.2(a)(4) a president with only that certificate', () => {
  it('3.2(a)(4) the two conditions must still be met', () => {
    expectRefused(ln({ p1: 2, p2: 1, p3: 1 }), sellShares('p1', 'L&N'), '3.2(a)(4)', 'presidentStays', {
      player: 'p1',
      corporation: 'L&N',
      most: 0,
    })
  })
})

describe('4.2.5.2(d) selling stock for it', () => {
  it('4.2.5.2(d) that of another corporation may, and its name chits go with it', () => {
    const abilities = { coal: { at: 'charter' }, lumber: 'unlaid', chits: 'WRA' } as const
    const state = play(need(150, { extra: { abilities } }), sellShares('p1', 'WRA'))
    expect(state.corporations.WRA?.president).toBe('p2')
    expect(ownOf(state).abilities.chits).toBe(null)
  })

  it('3.3(b) the certificate limit does not bind the president now', () => {
    const many = need(120, {
      players: 5,
      corporations: { 'M&O': { president: 'p3', shares: { p3: 4, p1: 4 }, at: [0, 4] } },
    })
    expect(report(many).players.p1?.certificates).toBe(3 + 3 + 2 + 4 + 1)
    expectAllowed(play(many, sellShares('p1', 'L&N')), buyTrain('TAG', '4'))
  })
})
