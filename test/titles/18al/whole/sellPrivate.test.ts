import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18al/start'
import { acquire, bid, buyPrivate, buyShare, pass, sellShares } from '../../../families/railway/entries'
import { cash, space } from '../../tried'
import {
  buyTrain,
  expectAllowed,
  expectRefused,
  now,
  type Position,
  place,
  play,
  sellPrivate,
  table,
} from '../kit'
import { need } from '../need'

/** p1 owns the Tuscumbia, p2 the S&NA, the L&N the M&C; p1 to act. */
const deals = (more: Partial<Position> = {}) =>
  place({
    corporations: { 'L&N': { president: 'p1', shares: { p1: 4, p2: 2 } } },
    privates: { Tusc: 'p1', 'S&NA': 'p2', 'M&C': 'L&N' },
    cash: { p1: 100, p2: 100, p3: 100 },
    turn: 'p1',
    ...more,
  })

describe('3.2(b) a private company from player to player', () => {
  it('3.2(b) for any price the two agree on', () => {
    for (const price of [1, 37, 100]) {
      const state = play(deals(), sellPrivate('p1', 'Tusc', 'p2', price))
      expect(cash(state, 'p1', 'p2')).toEqual([100 + price, 100 - price])
      expect(state.privates.Tusc).toBe('p2')
    }
  })

  it('3.2(b) not beyond the buyer’s cash', () => {
    expectRefused(deals(), sellPrivate('p1', 'Tusc', 'p2', 101), '3.2(c)(4)', 'tooExpensive', {
      payer: 'p2',
      has: 100,
      price: 101,
    })
  })

  it('3.2(b) only its owner sells it, and not to themselves', () => {
    expectRefused(deals(), sellPrivate('p1', 'S&NA', 'p3', 5), '3.2(b)', 'notOwner', {
      owner: 'p2',
      player: 'p1',
    })
    expectRefused(deals(), sellPrivate('p1', 'M&C', 'p3', 5), '3.2(b)', 'notOwner', { owner: 'L&N' })
    expectRefused(deals(), sellPrivate('p1', 'NDY', 'p3', 5), '3.2(b)', 'notOwner', { owner: 'closed' })
    expectRefused(deals(), sellPrivate('p1', 'Tusc', 'p1', 5), '3.2(b)', 'toSelf', { player: 'p1' })
  })

  it('3.2(b) the buyer is a player', () => {
    for (const to of ['L&N', 'bank', 'p9'])
      expectRefused(deals(), sellPrivate('p1', 'Tusc', to, 5), '3.2(b)', 'noPlayer', { to })
  })

  it('3.2(b) on the seller’s turn it is a sale: they may still buy, the buyer too on the buyer’s own', () => {
    const state = play(deals(), sellPrivate('p1', 'Tusc', 'p2', 10))
    expect(now(state)).toBe('SR 2 p1')
    expectAllowed(state, buyShare('p1', 'L&N'))
    expectAllowed(play(state, pass('p1')), buyShare('p2', 'L&N'))
  })

  it('3.2(c)(4) on the buyer’s turn it is their one purchase', () => {
    const state = play(deals(), sellPrivate('p2', 'S&NA', 'p1', 50))
    expect(cash(state, 'p1', 'p2')).toEqual([50, 150])
    expectRefused(state, buyShare('p1', 'L&N'), '3.2(c)', 'onePurchase')
    expectAllowed(play(state, pass('p1')), buyShare('p2', 'L&N'))
  })

  it('3.2(b) it is refused if it is the turn of neither', () => {
    expectRefused(deals({ turn: 'p3' }), sellPrivate('p1', 'Tusc', 'p2', 5), '3.2(b)', 'neithersTurn', {
      turn: 'p3',
    })
  })

  it('3.2(b) in the first stock round too, once all are sold', () => {
    expectAllowed(deals({ round: [1, 0] }), sellPrivate('p1', 'Tusc', 'p2', 5))
    expectRefused(deals({ round: [1, 0] }), sellShares('p1', 'L&N'), '3.2(a)(1)', 'noSalesYet')
  })

  it('3.1 not while one is unsold, nor in an auction', () => {
    const refused = sellPrivate('p1', 'Tusc', 'p2', 5)
    expectRefused(deals({ privates: { Tusc: 'p1', NDY: 'bank' } }), refused, '3.1', 'privatesUnsold')
    const auction = play(table(), bid('p1', 'S&NA', 45), bid('p2', 'S&NA', 50), buyPrivate('p3', 'Tusc'))
    expectRefused(auction, sellPrivate('p3', 'Tusc', 'p1', 5), '3.1.1', 'notYourTurn', { turn: 'p1' })
  })

  it('4 not in an operating round, but for a forced purchase', () => {
    expectRefused(deals({ turn: 'L&N' }), sellPrivate('p2', 'S&NA', 'p1', 5), '4.2.5.2(d)', 'notRaising')
    const before = deals({
      turn: 'L&N',
      corporations: { 'L&N': { president: 'p1', shares: { p1: 6 }, trains: ['2'] } },
    })
    expectRefused(before, sellPrivate('p1', 'Tusc', 'p2', 5), '4.2(d)', 'mustRun', { corporation: 'L&N' })
  })

  it('3.6 only the player whose turn it is has acted', () => {
    const state = play(
      deals(),
      sellPrivate('p2', 'S&NA', 'p1', 50),
      pass('p1'),
      pass('p2'),
      pass('p3'),
      pass('p1'),
    )
    expect(report(state)).toMatchObject({ round: 'OR 2.1', priorityDeal: 'p2' })
  })

  it('3.3(b) a buyer at the certificate limit may not', () => {
    const full = (more: number) =>
      deals({
        players: 5,
        corporations: {
          'L&N': { president: 'p2', shares: { p2: 6 } },
          'M&O': { president: 'p3', shares: { p3: 4, p2: more } },
        },
      })
    expect(report(full(4)).players.p2?.certificates).toBe(10)
    const deal = sellPrivate('p1', 'Tusc', 'p2', 5)
    expectRefused(full(4), deal, '3.3(b)', 'certificateLimit', { player: 'p2', held: 10, limit: 10 })
    expectAllowed(full(3), deal)
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
    const refused = sellPrivate('p2', 'M&C', 'p1', 50)
    expectRefused(need(100, { privates: { 'M&C': 'p2' } }), refused, '4.2.5.2(d)', 'notRaising')
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
