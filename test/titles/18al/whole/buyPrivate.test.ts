import { describe, expect, it } from 'vitest'
import { report, view } from '../../../../src/titles/18al/start'
import { bid, buyPrivate, par, pass } from '../../../families/railway/entries'
import { cash } from '../../tried'
import {
  type AlState,
  afterPrivates,
  correct,
  expectAllowed,
  expectRefused,
  now,
  play,
  sellPrivate,
  table,
} from '../kit'

const everyonePasses = (state: AlState) =>
  state.players.reduce(next => play(next, pass(report(next).turn ?? '')), state)

describe('3.1 unsold private companies', () => {
  it('3.1 while one is unsold there is no deal', () => {
    const state = play(table(), buyPrivate('p1', 'Tusc'))
    expectRefused(state, sellPrivate('p1', 'Tusc', 'p2', 5), '3.1', 'privatesUnsold', { private: 'S&NA' })
  })

  it('3.1 the turn that sells the last of them is over, the next one is of 3.2', () => {
    const state = afterPrivates()
    expect(now(state)).toBe('SR 1 p3')
    expectRefused(state, buyPrivate('p3', 'NDY'), '3.1(a)', 'privateSold', { owner: 'p2' })
    expectRefused(state, bid('p3', 'NDY', 200), '3.1(b)', 'privateSold', { owner: 'p2' })
    expectAllowed(state, par('p3', 'L&N', 60))
  })
})

describe('3.1.2 first-company discount', () => {
  it('3.1.2 the Tuscumbia costs 20, 15, 10, 5 in the stock rounds that begin without an owner', () => {
    let state = table()
    for (const [round, price] of [20, 15, 10, 5].entries()) {
      expect([now(state), view(state).privates[0]?.price]).toEqual([`SR ${round + 1} p1`, price])
      state = everyonePasses(state)
    }
  })

  it('3.1.2 no other company has a discount', () => {
    const state = everyonePasses(play(table(), buyPrivate('p1', 'Tusc')))
    expect(now(state)).toBe('SR 2 p2')
    expect(cash(play(state, buyPrivate('p2', 'S&NA')), 'p2')).toEqual([560])
  })

  it('3.1.2 the discounted price counts against money set aside', () => {
    const bids = play(table(), bid('p1', 'NDY', 586), pass('p2'), pass('p3'), pass('p1'))
    const state = play(bids, pass('p2'), pass('p3'))
    expect(now(state)).toBe('SR 2 p1')
    expectRefused(state, buyPrivate('p1', 'Tusc'), '3.1(a)', 'setAside', { free: 14, price: 15 })
    const later = everyonePasses(play(state, pass('p1')))
    expectAllowed(play(later, pass('p2'), pass('p3')), buyPrivate('p1', 'Tusc'))
  })

  const fifth = () => [1, 2, 3, 4].reduce(everyonePasses, table())

  it('3.1.2 in the first turn of the fifth stock round it must be accepted for nothing, before any deal', () => {
    const state = fifth()
    expect(now(state)).toBe('SR 5 p1')
    const facts = { player: 'p1', private: 'Tusc' }
    expectRefused(state, sellPrivate('p2', 'NDY', 'p1', 5), '3.1.2', 'mustAccept', facts)
    expect(now(play(state, buyPrivate('p1', 'Tusc')))).toBe('SR 5 p2')
  })

  it('3.1.2, 3.6 it counts as the player’s action: the Priority Deal passes to the next player', () => {
    const state = everyonePasses(play(fifth(), buyPrivate('p1', 'Tusc')))
    expect(now(state)).toBe('SR 6 p2')
    expect(cash(state, 'p1')).toEqual([605])
  })

  it('3.1.2 the holder of the Priority Deal accepts even with all their money set aside', () => {
    const bids = play(table(), pass('p1'), pass('p2'), bid('p3', 'NDY', 125))
    const raised = play(
      bids,
      bid('p1', 'NDY', 600),
      pass('p2'),
      bid('p3', 'M&C', 475),
      pass('p1'),
      pass('p2'),
      pass('p3'),
    )
    const state = [2, 3, 4].reduce(everyonePasses, raised)
    expect(now(state)).toBe('SR 5 p1')
    expect(view(state).players[0]?.free).toBe(0)
    expectAllowed(state, buyPrivate('p1', 'Tusc'))
  })

  it('3.1.2 if the banker gives the first turn to another player, that player has to accept', () => {
    const state = play(fifth(), correct({ turn: 'p3' }))
    expectRefused(state, pass('p3'), '3.1.2', 'mustAccept', { player: 'p3' })
    expectAllowed(state, buyPrivate('p3', 'Tusc'))
  })
})
