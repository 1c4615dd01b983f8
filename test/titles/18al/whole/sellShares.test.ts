import { describe, expect, it } from 'vitest'
import { ownOf } from '../../../../src/titles/18al/own'
import { report } from '../../../../src/titles/18al/start'
import {
  afterPrivates,
  buyShare,
  buyTrain,
  cash,
  endTurn,
  expectAllowed,
  expectRefused,
  layTile,
  now,
  par,
  pass,
  place,
  play,
  sellShares,
  shares,
  space,
} from '../kit'
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
  it('3.2(a)(4) a president with only that certificate may sell 10% and keep 10%', () => {
    const state = play(ln({ p1: 2, p2: 2 }), sellShares('p1', 'L&N'))
    expect(state.corporations['L&N']?.president).toBe('p2')
    expect(shares(state, 'L&N', 'p1', 'p2', 'market')).toEqual([1, 2, 1])
    expect(cash(state, 'p1')).toEqual([75])
    expect(space(state, 'L&N')).toEqual([2, 4])
  })

  it('3.2(a)(4) the two conditions must still be met', () => {
    expectRefused(ln({ p1: 2, p2: 1, p3: 1 }), sellShares('p1', 'L&N'), '3.2(a)(4)', 'presidentStays', {
      player: 'p1',
      corporation: 'L&N',
      most: 0,
    })
  })

  it('3.2(a)(4) with the Open Market at 40% it is the only sale', () => {
    const state = ln({ p1: 2, p2: 2, market: 4 })
    expectAllowed(state, sellShares('p1', 'L&N'))
    expectRefused(state, sellShares('p1', 'L&N', 2), '3.2(a)(2)', 'marketFull')
  })
})

describe('4.2.5.2(d) selling stock for it', () => {
  it('4.2.5.2(d) brings the current market value and lowers the token, but is no stock turn', () => {
    const state = play(need(120), sellShares('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([200])
    expect(space(state, 'L&N')).toEqual([1, 4])
    const bought = play(state, buyTrain('TAG', '4'), endTurn('TAG'))
    expect(cash(bought, 'p1', 'TAG')).toEqual([0, 0])
    expect(report(bought).priorityDeal).toBe('p1')
  })

  it('4.2.4, 4.2.5.2(d) the run is skipped first, so stock of the buyer brings the lower value', () => {
    const state = play(need(150), sellShares('p1', 'TAG'))
    expect(cash(state, 'p1')).toEqual([150 + 60])
    expect(space(state, 'TAG')).toEqual([3, 2])
    expectRefused(state, layTile('TAG', 0), '4.2', 'stepOver')
  })

  it('4.2.5.2(d) only while the president is short', () => {
    expectRefused(need(200), sellShares('p1', 'L&N'), '4.2.5.2(d)', 'nothingShort', {
      player: 'p1',
      has: 200,
      needs: 200,
    })
    expectRefused(
      play(need(120), sellShares('p1', 'L&N')),
      sellShares('p1', 'WRA'),
      '4.2.5.2(d)',
      'nothingShort',
    )
  })

  it('3.2(a)(2) the Open Market takes no more than 50%', () => {
    const full = need(0, {
      corporations: { 'L&N': { president: 'p2', shares: { p2: 3, p1: 2, market: 4 }, at: [0, 4] } },
    })
    expectRefused(full, sellShares('p1', 'L&N', 2), '3.2(a)(2)', 'marketFull')
    expectAllowed(full, sellShares('p1', 'L&N'))
  })

  it('4.2.5.2(d) the presidency of the buyer may not pass', () => {
    expectAllowed(need(90), sellShares('p1', 'TAG', 2))
    expectRefused(need(0), sellShares('p1', 'TAG', 3), '4.2.5.2(d)', 'keepsPresidency', {
      player: 'p1',
      corporation: 'TAG',
    })
    const level = need(0, {}, { shares: { p1: 3, p2: 3 } })
    expectRefused(level, sellShares('p1', 'TAG'), '4.2.5.2(d)', 'keepsPresidency')
    const alone = need(0, {}, { shares: { p1: 4, p2: 1, p3: 1 } })
    expectRefused(alone, sellShares('p1', 'TAG', 3), '3.2(a)(3)', 'presidentStays')
  })

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
