import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18al/start'
import { buyShare, pass, sellShares } from '../../../families/railway/entries'
import { cash, shares, space } from '../../tried'
import { expectAllowed, expectRefused, happened, place, play, sellPrivate } from '../kit'

/** L&N (p1 4, p2 2, Open Market 2) at 75, TAG (p2 3) at 60; p1 to act in stock round 2. */
const two = () =>
  place({
    corporations: {
      'L&N': { president: 'p1', shares: { p1: 4, p2: 2, market: 2 }, at: [0, 4] },
      TAG: { par: 60, president: 'p2', shares: { p2: 3 } },
    },
    privates: { Tusc: 'p1', 'S&NA': 'p2' },
    cash: { p1: 500, p2: 500, p3: 500 },
    turn: 'p1',
  })

describe('3.2(c)(2), (3) 10% certificates', () => {
  it('3.2(c)(2) costs the par value from the Initial Offering', () => {
    const state = play(two(), buyShare('p1', 'L&N'))
    expect(cash(state, 'p1')).toEqual([425])
    expect(shares(state, 'L&N', 'p1', 'ipo')).toEqual([5, 1])
  })

  it('3.2(c)(3) costs the market value from the Open Market', () => {
    const state = play(two(), buyShare('p1', 'L&N', 'market'))
    expect(cash(state, 'p1')).toEqual([420])
    expect(shares(state, 'L&N', 'p1', 'market')).toEqual([5, 1])
    expect(space(state, 'L&N')).toEqual([0, 4])
  })
})

describe('3.4 floating', () => {
  const nearly = (out: Record<string, number>) =>
    place({
      corporations: { TAG: { par: 90, president: 'p2', shares: out, floated: false } },
      cash: { p1: 500 },
      turn: 'p1',
    })

  it('3.4 at 60% outside the Initial Offering the bank pays ten times the par value, at once', () => {
    const state = play(nearly({ p2: 5 }), buyShare('p1', 'TAG'))
    expect(report(state).corporations.TAG).toMatchObject({ floated: true, treasury: 900, ipo: 4, tokens: 1 })
    expect(happened(nearly({ p2: 5 }), buyShare('p1', 'TAG'))).toContainEqual({
      is: 'floated',
      corporation: 'TAG',
    })
  })

  it('3.4 not at 50%', () => {
    expect(play(nearly({ p2: 4 }), buyShare('p1', 'TAG')).corporations.TAG?.floated).toBe(false)
  })

  it('3.4 shares in the Open Market count as sold', () => {
    const state = play(nearly({ p2: 2, market: 3 }), buyShare('p1', 'TAG'))
    expect(cash(state, 'TAG')).toEqual([900])
    expect(
      play(nearly({ p2: 2, market: 3 }), buyShare('p1', 'TAG', 'market')).corporations.TAG?.floated,
    ).toBe(false)
  })

  it('3.4 once', () => {
    const state = play(nearly({ p2: 5 }), buyShare('p1', 'TAG'), pass('p1'), buyShare('p2', 'TAG'))
    expect(cash(state, 'TAG')).toEqual([900])
  })
})

describe('3.2 one purchase, before or after all sales', () => {
  const sell = () => sellShares('p1', 'L&N')

  it('3.2(c) one purchase a turn, of whatever kind', () => {
    const state = play(two(), buyShare('p1', 'TAG'))
    expectRefused(state, sellPrivate('p2', 'S&NA', 'p1', 10), '3.2(c)', 'onePurchase')
  })

  it('3.2 buy, then sell as often as they like, but not buy again', () => {
    const state = play(two(), buyShare('p1', 'TAG'), sell(), sell())
    expectAllowed(state, sellPrivate('p1', 'Tusc', 'p3', 10))
    expectRefused(state, buyShare('p1', 'TAG'), '3.2(c)', 'onePurchase')
  })

  it('3.2 sell as often as they like, then buy, but not sell again', () => {
    const state = play(
      two(),
      sell(),
      sellPrivate('p1', 'Tusc', 'p3', 10),
      sellShares('p1', 'L&N'),
      buyShare('p1', 'TAG'),
    )
    expectRefused(state, sell(), '3.2', 'salesOver', { player: 'p1' })
    expectRefused(state, sellShares('p1', 'TAG'), '3.2', 'salesOver')
    expectAllowed(state, pass('p1'))
  })

  it('3.2 a private company sold is a sale like any other', () => {
    const state = play(two(), sell(), buyShare('p1', 'TAG'))
    expectRefused(state, sellPrivate('p1', 'Tusc', 'p2', 10), '3.2', 'salesOver')
    const other = play(two(), sellPrivate('p1', 'Tusc', 'p3', 10), buyShare('p1', 'TAG'))
    expectRefused(other, sell(), '3.2', 'salesOver')
    const bought = play(two(), sellPrivate('p2', 'S&NA', 'p1', 10), sell())
    expectRefused(play(two(), sell(), sellPrivate('p2', 'S&NA', 'p1', 10)), sell(), '3.2', 'salesOver')
    expectAllowed(bought, sell())
  })

  it('3.2 they may sell what they have just bought', () => {
    const state = play(two(), buyShare('p1', 'TAG'), sellShares('p1', 'TAG'))
    expect(shares(state, 'TAG', 'p1', 'market')).toEqual([0, 1])
  })
})

describe('3.2 no stock of a corporation that they sold in the same stock round', () => {
  it('3.2 in the next stock round they may', () => {
    const next = play(two(), sellShares('p1', 'L&N', 2), pass('p1'), pass('p2'), pass('p3'), pass('p1'))
    const last = play(next, { type: 'endTurn', corporation: 'L&N', noRoute: true })
    expectAllowed(play(last, pass('p2'), pass('p3')), buyShare('p1', 'L&N'))
  })
})
