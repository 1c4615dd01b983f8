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
  run,
  sellShares,
  shares,
  space,
} from '../kit'
import { need } from '../need'

/** p1 presides over the L&N with 5 shares, p2 has 2, one lies in the Open Market; p1 to act. */
const ln = (more: Record<string, number> = { p1: 5, p2: 2, market: 1 }, president = 'p1') =>
  place({ corporations: { 'L&N': { president, shares: more } }, cash: { p1: 0, p2: 0, p3: 500 }, turn: 'p1' })

describe('3.2(a) selling to the Bank', () => {
  it('3.2(a) pays one market value for all and then moves the token a space down for each share', () => {
    const state = play(ln(), sellShares('p1', 'L&N', 2))
    expect(cash(state, 'p1')).toEqual([150])
    expect(shares(state, 'L&N', 'p1', 'market')).toEqual([3, 3])
    expect(space(state, 'L&N')).toEqual([3, 4])
    expect(now(state)).toBe('SR 2 p1')
  })

  it('3.2(a) sold one at a time, each share brings the current value', () => {
    const state = play(ln(), sellShares('p1', 'L&N'), sellShares('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([75 + 70])
    expect(space(state, 'L&N')).toEqual([3, 4])
  })

  it('3.2(a) no more than they hold', () => {
    const state = place({
      corporations: { 'L&N': { president: 'p2', shares: { p2: 4, p1: 2 } } },
      turn: 'p1',
    })
    expectRefused(state, sellShares('p1', 'L&N', 3), '3.2(a)', 'notHeld', { held: 2, shares: 3 })
    expectRefused(state, sellShares('p1', 'M&O'), '3.2(a)', 'notHeld', { held: 0 })
    expectAllowed(state, sellShares('p1', 'L&N', 2))
  })

  it('3.2(a) stops at the bottom of its column', () => {
    const low = place({
      corporations: {
        'L&N': { president: 'p2', shares: { p2: 3, p1: 3 }, at: [4, 7] },
        TAG: { president: 'p2', shares: { p2: 3, p1: 3 }, at: [5, 0] },
      },
      turn: 'p1',
    })
    const state = play(low, sellShares('p1', 'L&N', 3), sellShares('p1', 'TAG', 3))
    expect(space(state, 'L&N')).toEqual([4, 7])
    expect(space(state, 'TAG')).toEqual([6, 0])
  })

  it('3.2(a) goes under the tokens of the space it reaches', () => {
    const stacked = place({
      corporations: {
        'L&N': { president: 'p1', shares: { p1: 4 }, at: [1, 4] },
        TAG: { president: 'p2', shares: { p2: 4 }, at: [2, 4] },
      },
      turn: 'p1',
    })
    const state = play(stacked, sellShares('p1', 'L&N'))
    expect(state.chart.map(token => token.corporation)).toEqual(['TAG', 'L&N'])
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

describe('3.2(a)(2) at most 50% in the Open Market', () => {
  it('3.2(a)(2) exactly 50% may lie there, not more', () => {
    const state = ln({ p1: 5, p2: 2, market: 3 })
    expectRefused(state, sellShares('p1', 'L&N', 3), '3.2(a)(2)', 'marketFull', { percent: 60, limit: 50 })
    expect(shares(play(state, sellShares('p1', 'L&N', 2)), 'L&N', 'market')).toEqual([5])
  })

  it('3.2(a)(2) what is in the Initial Offering does not count', () => {
    expectAllowed(ln({ p1: 6 }), sellShares('p1', 'L&N', 4))
    const state = ln({ p1: 4, market: 5 })
    expectRefused(state, sellShares('p1', 'L&N'), '3.2(a)(2)', 'marketFull', { percent: 60 })
  })
})

describe('3.2(a)(3) the president’s certificate', () => {
  it('3.2(a)(3) is sold only if another player owns two shares', () => {
    const alone = ln({ p1: 4, p2: 1, p3: 1 })
    expectAllowed(alone, sellShares('p1', 'L&N', 2))
    expectRefused(alone, sellShares('p1', 'L&N', 3), '3.2(a)(3)', 'presidentStays', { player: 'p1', most: 2 })
    expectRefused(alone, sellShares('p1', 'L&N', 4), '3.2(a)(3)', 'presidentStays', { most: 2 })
    const heir = ln({ p1: 4, p2: 2 })
    const state = play(heir, sellShares('p1', 'L&N', 4))
    expect(state.corporations['L&N']?.president).toBe('p2')
    expect(shares(state, 'L&N', 'p1', 'p2', 'market', 'ipo')).toEqual([0, 2, 4, 4])
    expect(cash(state, 'p1')).toEqual([300])
  })

  it('3.2(a)(3) two shares of the Open Market or of the seller are no other player’s', () => {
    expectRefused(
      ln({ p1: 2, p2: 1, market: 3 }),
      sellShares('p1', 'L&N', 2),
      '3.2(a)(3)',
      'presidentStays',
      { most: 0 },
    )
  })

  it('3.2(a)(3) with three they may keep 10% and sell the certificate', () => {
    const state = play(ln({ p1: 3, p2: 2 }), sellShares('p1', 'L&N', 2))
    expect(state.corporations['L&N']?.president).toBe('p2')
    expect(shares(state, 'L&N', 'p1', 'market')).toEqual([1, 2])
  })

  it('3.2(a)(3) the 50% hold for it too', () => {
    expectRefused(ln({ p1: 2, p2: 2, market: 4 }), sellShares('p1', 'L&N', 2), '3.2(a)(2)', 'marketFull', {
      percent: 60,
    })
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

describe('3.5 a sale that passes the presidency', () => {
  it('3.5 not while somebody only draws level', () => {
    expect(play(ln({ p1: 4, p2: 3 }), sellShares('p1', 'L&N')).corporations['L&N']?.president).toBe('p1')
    expect(play(ln({ p1: 4, p2: 3 }), sellShares('p1', 'L&N', 2)).corporations['L&N']?.president).toBe('p2')
  })

  it('3.5 not because the Open Market has more', () => {
    expect(play(ln({ p1: 4, market: 3 }), sellShares('p1', 'L&N', 2)).corporations['L&N']?.president).toBe(
      'p1',
    )
  })

  it('3.5(a) the greatest holder, not the next', () => {
    expect(play(ln({ p1: 4, p2: 2, p3: 3 }), sellShares('p1', 'L&N', 3)).corporations['L&N']?.president).toBe(
      'p3',
    )
  })

  it.each([
    ['p1', 'p2'],
    ['p2', 'p3'],
    ['p3', 'p4'],
    ['p4', 'p1'],
  ])('3.5(a) tied, the first clockwise from %s, who goes, is %s', (goes, comes) => {
    const all = { p1: 2, p2: 2, p3: 2, p4: 2 }
    const state = place({ players: 4, corporations: { TAG: { president: goes, shares: all } }, turn: goes })
    expect(play(state, sellShares(goes, 'TAG', 2)).corporations.TAG?.president).toBe(comes)
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

  it('4.2.5.2(d) only the president, and only while they are short', () => {
    expectRefused(need(100), sellShares('p2', 'L&N'), '4.2.5.2(d)', 'notRaising', {
      player: 'p2',
      turn: 'TAG',
    })
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
    expectRefused(need(0, {}, { treasury: 300 }), sellShares('p1', 'L&N'), '4.2.5.2(d)', 'notRaising')
    expectRefused(
      play(need(0, {}, { trains: ['3'] }), run('TAG', 0)),
      sellShares('p1', 'L&N'),
      '4.2.5.2(d)',
      'notRaising',
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
