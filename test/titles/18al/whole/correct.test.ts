import { describe, expect, it } from 'vitest'
import { corporationIn } from '../../../../src/families/railway/ledger'
import { ownOf } from '../../../../src/titles/18al/own'
import { view } from '../../../../src/titles/18al/start'
import { bid, buyPrivate, buyShare, discard, endTurn, run, stop } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { buyTrain, correct, expectAllowed, expectRefused, now, place, play, table } from '../kit'
import { toBeCorrected as on } from '../tables'

const auction = () => play(table(), bid('p1', 'S&NA', 45), bid('p2', 'S&NA', 50), buyPrivate('p3', 'Tusc'))

describe('ruling: what only 18AL has, or only some railway games', () => {
  it('ruling: money set aside for a bid stays aside', () => {
    const state = play(table(), bid('p1', 'NDY', 500))
    expectRefused(state, correct({ money: { from: 'p1', to: 'bank', amount: 101 } }), 'ruling', 'setAside', {
      free: 100,
      aside: 500,
    })
    expectAllowed(state, correct({ money: { from: 'p1', to: 'bank', amount: 100 } }))
  })

  it('3.4, 3.5 shares given away before a corporation starts count at its par', () => {
    const given = ['p2', 'p3'].map((to, i) =>
      correct({ shares: { corporation: 'ATN', from: 'ipo', to, shares: i + 1 } }),
    )
    const more = correct({ shares: { corporation: 'ATN', from: 'ipo', to: 'p2', shares: 2 } })
    const state = play(on(), ...given, more, { type: 'par', player: 'p1', corporation: 'ATN', price: 60 })
    const { president, floated } = corporationIn(state, 'ATN')
    expect([president, floated, state.cash.ATN]).toEqual(['p2', true, 600])
  })

  it('ruling: the float comes by a correction of its own, or with the next purchase', () => {
    const ready = play(on(), correct({ shares: { corporation: 'WRA', from: 'ipo', to: 'p2', shares: 3 } }))
    const float = play(ready, correct({ float: 'WRA' }))
    expect(cash(float, 'WRA')).toEqual([750])
    expectRefused(float, correct({ float: 'WRA' }), 'ruling', 'alreadySo')
    expectRefused(on(), correct({ float: 'ATN' }), 'ruling', 'notStarted', { corporation: 'ATN' })
    expect(cash(play(ready, buyShare('p1', 'WRA')), 'WRA')).toEqual([750])
  })

  it('4.2.5(g) a train taken away ends a discard', () => {
    const eve = place({
      corporations: { TAG: { president: 'p1', shares: { p1: 6 }, treasury: 900, trains: ['3', '4'] } },
      phase: '4',
      left: { '4': 0 },
      turn: 'TAG',
    })
    const due = play(eve, run('TAG', 0), buyTrain('TAG', '5'))
    expectRefused(due, endTurn('TAG'), '4.2.5(g)', 'discardFirst')
    const state = play(due, correct({ train: { train: '3', from: 'TAG', to: 'closed' } }))
    expectAllowed(state, endTurn('TAG'))
    expectRefused(state, discard('TAG', '4'), '4.2.5(g)', 'nothingToDiscard')
  })

  it('ruling: the name chits go with the M&C', () => {
    const state = play(on(), correct({ private: { private: 'M&C', to: 'WRA' } }))
    expect(ownOf(state).abilities.chits).toBe('WRA')
    expect(ownOf(play(state, correct({ private: { private: 'M&C', to: 'p1' } }))).abilities.chits).toBe(null)
    expect(ownOf(play(state, correct({ private: { private: 'M&C', to: 'closed' } }))).abilities.chits).toBe(
      'WRA',
    )
  })

  it('ruling: bids on it are void, and their money is free', () => {
    const state = play(table(), bid('p1', 'NDY', 200), correct({ private: { private: 'NDY', to: 'p2' } }))
    expect(view(state).players[0]?.free).toBe(600)
    expectRefused(auction(), correct({ private: { private: 'S&NA', to: 'p3' } }), 'ruling', 'bidOn', {
      private: 'S&NA',
    })
  })

  it('ruling: in an auction to a bidder', () => {
    expectRefused(auction(), correct({ turn: 'p3' }), 'ruling', 'wrongTurn')
    expectAllowed(auction(), correct({ turn: 'p1' }))
  })

  it('ruling: a stop ends the game before its first entry, and in an auction', () => {
    for (const state of [table(), auction()]) expect(now(play(state, stop))).toBe('over stopped')
    expectRefused(play(table(), stop), stop, '5', 'gameOver', { by: 'stopped' })
  })
})
