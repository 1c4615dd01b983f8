import { describe, expect, it } from 'vitest'
import { view } from '../../../../src/titles/18al/start'
import { sellShares } from '../../../families/railway/entries'
import { cash, shares } from '../../tried'
import { buyTrain, expectAllowed, expectRefused, play } from '../kit'
import { need } from '../need'

describe('4.2.5.2(a) to (c) the contribution', () => {
  it('4.2.5.2(c) is just what is missing', () => {
    expect(view(need(500)).turn).toMatchObject({
      forced: { train: '4', price: 300, contribution: 200, has: 500, short: 0 },
    })
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

  it('4.2.5.2(d) any larger certificate will do if nothing was sold before', () => {
    expectAllowed(need(199), sellShares('p1', 'L&N'))
    expectAllowed(need(199), sellShares('p1', 'WRA'))
  })

  const mo = (more: Record<string, number>) => ({
    'M&O': { president: 'p3', shares: { p3: 4, ...more }, at: [3, 1] as const },
  })

  it('4.2.5.2(d) the earlier sale counts: one that makes it needless is refused', () => {
    // $60 are missing. One M&O brings $50, and $10 are left to raise; the L&N at $80 would leave $70 over, more than those
    // $50.
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

  it('4.2.5.2(d) it is allowed if every possible sale would break it', () => {
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
    expect(both.corporations['M&O']?.president).toBe('p2')
    expectAllowed(half(150), sellShares('p1', 'M&O', 2))
    expectAllowed(half(150), sellShares('p1', 'M&O'))
    expect(shares(play(half(150), sellShares('p1', 'M&O')), 'M&O', 'p1')).toEqual([1])
  })

  it('4.2.5.2(d) one at a time, to receive less, is allowed', () => {
    const state = play(need(0), sellShares('p1', 'L&N'), sellShares('p1', 'L&N'), sellShares('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([80 + 75 + 70 - (225 - 80 - 75 - 70)])
  })
})
