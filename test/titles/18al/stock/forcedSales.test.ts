import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18al/table/report'
import {
  acquire,
  buyTrain,
  cash,
  endTurn,
  expectAllowed,
  expectRefused,
  layTile,
  play,
  run,
  sellPrivate,
  sellShares,
  shares,
  space,
} from '../kit'
import { need } from '../need'

describe('4.2.5.2(d) selling stock for it', () => {
  it('4.2.5.2(d) brings the market value of now; the token falls; it is no stock turn', () => {
    const state = play(need(120), sellShares('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([200])
    expect(space(state, 'L&N')).toEqual([1, 4])
    const bought = play(state, buyTrain('TAG', '4'), endTurn('TAG'))
    expect(cash(bought, 'p1', 'TAG')).toEqual([0, 0])
    expect(report(bought).priorityDeal).toBe('p1')
  })

  it('4.2.4, 4.2.5.2(d) the run is passed by first: stock of the buyer brings the lower value', () => {
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
    expect(state.corporations.WRA.president).toBe('p2')
    expect(state.extra.abilities.chits).toBe(null)
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

describe('4.2.5.2(d) just enough', () => {
  it('4.2.5.2(d) what is left must be less than what a certificate brought', () => {
    expectRefused(need(120), sellShares('p1', 'L&N', 2), '4.2.5.2(d)', 'sellsTooMuch', {
      player: 'p1',
      left: 80,
      least: 80,
      shares: 1,
    })
    const state = play(need(119), sellShares('p1', 'L&N', 2))
    expect(cash(state, 'p1')).toEqual([119 + 160])
    expect(cash(play(state, buyTrain('TAG', '4')), 'p1')).toEqual([79])
  })

  it('4.2.5.2(d) any larger certificate will do where nothing was sold before', () => {
    expectAllowed(need(199), sellShares('p1', 'L&N'))
    expectAllowed(need(199), sellShares('p1', 'WRA'))
  })

  const mo = (more: Record<string, number>) => ({
    'M&O': { president: 'p3', shares: { p3: 4, ...more }, at: [3, 1] as const },
  })

  it('4.2.5.2(d) the earlier sale counts: one that makes it needless is refused', () => {
    // $60 short. One M&O brings $50 and leaves $10 to raise; the L&N at $80 would leave $70, more than that $50.
    const state = play(need(140, { corporations: mo({ p1: 2 }) }), sellShares('p1', 'M&O'))
    expectRefused(state, sellShares('p1', 'L&N'), '4.2.5.2(d)', 'takeBack', {
      player: 'p1',
      left: 70,
      least: 50,
    })
    expectRefused(state, sellShares('p1', 'WRA'), '4.2.5.2(d)', 'takeBack', { left: 50, least: 50 })
    expectAllowed(state, sellShares('p1', 'M&O'))
    expectAllowed(need(140, { corporations: mo({ p1: 2 }) }), sellShares('p1', 'M&O', 2))
  })

  it('4.2.5.2(d) where every sale still open would break it, it is allowed', () => {
    const state = play(need(140, { corporations: mo({ p1: 1 }) }), sellShares('p1', 'M&O'))
    expectAllowed(state, sellShares('p1', 'L&N'))
    expectAllowed(state, sellShares('p1', 'WRA'))
    const full = play(need(140, { corporations: mo({ p1: 2, market: 4 }) }), sellShares('p1', 'M&O'))
    expectAllowed(full, sellShares('p1', 'L&N'))
    const bought = play(full, sellShares('p1', 'L&N'), buyTrain('TAG', '4'))
    expect(cash(bought, 'p1', 'TAG')).toEqual([70, 0])
  })

  it('4.2.5.2(d) a president’s certificate is one certificate', () => {
    const half = (money: number) =>
      need(money, { corporations: { 'M&O': { president: 'p1', shares: { p1: 2, p2: 2 }, at: [2, 2] } } })
    const both = play(half(130), sellShares('p1', 'M&O', 2))
    expect(cash(both, 'p1')).toEqual([250])
    expect(both.corporations['M&O'].president).toBe('p2')
    expectAllowed(half(150), sellShares('p1', 'M&O', 2))
    expectAllowed(half(150), sellShares('p1', 'M&O'))
    expect(shares(play(half(150), sellShares('p1', 'M&O')), 'M&O', 'p1')).toEqual([1])
  })

  it('4.2.5.2(d) one at a time, to receive less, is allowed', () => {
    const state = play(need(0), sellShares('p1', 'L&N'), sellShares('p1', 'L&N'), sellShares('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([80 + 75 + 70 - (225 - 80 - 75 - 70)])
  })
})

describe('4.2.5.2(d), 3.2(b) a private company sold for it', () => {
  it('3.2(b) to another player at any price', () => {
    const state = play(need(100), sellPrivate('p1', 'M&C', 'p2', 100))
    expect(cash(state, 'p1', 'p2')).toEqual([200, 200])
    expect(space(state, 'TAG')).toEqual([2, 2])
    expect(cash(play(state, buyTrain('TAG', '4')), 'p1')).toEqual([0])
    expectAllowed(need(150), sellPrivate('p1', 'M&C', 'p2', 300))
  })

  it('4.2.5.2(d) not once a smaller certificate was sold that it would make needless', () => {
    const state = play(need(100), sellShares('p1', 'WRA'))
    expectAllowed(state, sellPrivate('p1', 'M&C', 'p2', 99))
    expectRefused(state, sellPrivate('p1', 'M&C', 'p2', 100), '4.2.5.2(d)', 'takeBack', {
      left: 60,
      least: 60,
    })
  })

  it('4.2.5.2(d) only by the president who is short, to a player with cash and room', () => {
    expectRefused(need(200), sellPrivate('p1', 'M&C', 'p2', 50), '4.2.5.2(d)', 'nothingShort')
    expectRefused(
      need(100, { privates: { 'M&C': 'p2' } }),
      sellPrivate('p2', 'M&C', 'p1', 50),
      '4.2.5.2(d)',
      'notRaising',
    )
    expectRefused(need(100), sellPrivate('p1', 'M&C', 'p2', 301), '3.2(c)(4)', 'tooExpensive', {
      payer: 'p2',
      has: 300,
    })
    expectRefused(need(100), sellPrivate('p1', 'NDY', 'p2', 50), '3.2(b)', 'notOwner')
  })

  it('4.2.6 or to the corporation itself, whose treasury then has less', () => {
    const state = play(need(100), acquire('TAG', 'M&C', 100))
    expect(cash(state, 'TAG', 'p1')).toEqual([0, 200])
    expectRefused(state, buyTrain('TAG', '4'), '4.2.5.2(d)', 'presidentShort', { needs: 300, short: 100 })
  })
})

describe('4.2.5.2 once they have sold for it', () => {
  const sold = () => play(need(50), sellShares('p1', 'L&N'))

  it('4.2.5.2(a) no train is bought from another corporation', () => {
    expectRefused(sold(), buyTrain('TAG', '3', 'WRA', { price: 1 }), '4.2.5.2(a)', 'soldForTrain', {
      player: 'p1',
      corporation: 'TAG',
    })
  })

  it('4.2.5.2 and the corporation can no longer say that it has no legal run', () => {
    expectRefused(sold(), endTurn('TAG', true), '4.2.5.2', 'soldForTrain', {
      player: 'p1',
      corporation: 'TAG',
    })
    expectAllowed(play(sold(), sellShares('p1', 'L&N'), buyTrain('TAG', '4')), endTurn('TAG'))
  })
})
