import { describe, expect, it } from 'vitest'
import { operatingTurn } from '../../../../src/families/railway/table'
import { ownOf } from '../../../../src/titles/18al/own'
import { report } from '../../../../src/titles/18al/start'
import { view } from '../../../../src/titles/18al/view'
import {
  acquire,
  bid,
  buyPrivate,
  buyShare,
  buyTrain,
  correct,
  discard,
  endTurn,
  expectAllowed,
  expectRefused,
  happened,
  layTile,
  now,
  par,
  pass,
  place,
  play,
  run,
  stop,
  table,
} from '../kit'
import { expectConserved, toBeCorrected as on, tagThenWra } from '../tables'

const over = () => play(on(), stop)

describe('ruling: trains and private companies', () => {
  it('ruling: a train from and to any place', () => {
    const state = play(
      on(),
      correct({ train: { train: '3', from: 'TAG', to: 'market' } }),
      correct({ train: { train: '3', from: 'ipo', to: 'WRA' } }),
      correct({ train: { train: '2', from: 'TAG', to: 'closed' } }),
    )
    expect(state.depot.owned).toMatchObject({ TAG: [], WRA: ['3'] })
    expect(report(state).trainMarket).toEqual(['3'])
    expectConserved(state)
    expectConserved(play(state, correct({ train: { train: '2', from: 'closed', to: 'TAG' } })))
  })

  it('ruling: not a train that is not there, nor to a player', () => {
    expectRefused(on(), correct({ train: { train: '4', from: 'TAG', to: 'ipo' } }), 'ruling', 'holderLacks', {
      holder: 'TAG',
      has: 0,
      wants: 1,
    })
    expectRefused(on(), correct({ train: { train: '3', from: 'TAG', to: 'p1' } }), 'ruling', 'noSuchHolder', {
      holder: 'p1',
      kind: 'train',
    })
    expectRefused(on(), correct({ train: { train: '3', from: 'TAG', to: 'TAG' } }), 'ruling', 'alreadySo')
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

  it('ruling: a private company to a player, a corporation, the bank or out of play, without money', () => {
    for (const to of ['p2', 'WRA', 'bank', 'closed']) {
      const state = play(on(), correct({ private: { private: 'NDY', to } }))
      expect(state.privates.NDY).toBe(to)
      expect(state.cash).toEqual(on().cash)
    }
    for (const to of ['ipo', 'market', 'p9'])
      expectRefused(on(), correct({ private: { private: 'NDY', to } }), 'ruling', 'noSuchHolder', {
        holder: to,
      })
    expectRefused(on(), correct({ private: { private: 'NDY', to: 'p1' } }), 'ruling', 'alreadySo')
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
    const auction = play(table(), bid('p1', 'S&NA', 45), bid('p2', 'S&NA', 50), buyPrivate('p3', 'Tusc'))
    expectRefused(auction, correct({ private: { private: 'S&NA', to: 'p3' } }), 'ruling', 'bidOn', {
      private: 'S&NA',
    })
  })

  it('4.2.6 one given back to a player may be bought again', () => {
    expectAllowed(
      play(on('TAG'), correct({ private: { private: 'M&C', to: 'p1' } })),
      acquire('TAG', 'M&C', 100),
    )
  })
})

describe('ruling: a turn', () => {
  it('ruling: in a stock round to any player, who may do all of it', () => {
    const state = play(on(), buyShare('p1', 'TAG'), correct({ turn: 'p1' }))
    expectAllowed(state, buyShare('p1', 'TAG'))
    expect(now(play(on(), correct({ turn: 'p3' })))).toBe('SR 2 p3')
    expectRefused(on(), correct({ turn: 'TAG' }), 'ruling', 'wrongTurn', { turn: 'TAG', round: 'SR 2' })
  })

  it('ruling: in an operating round to any floated corporation, also one that has operated', () => {
    const state = play(on('TAG'), layTile('TAG', 0), correct({ turn: 'TAG' }))
    expectAllowed(state, layTile('TAG', 0))
    expectRefused(on('TAG'), correct({ turn: 'WRA' }), 'ruling', 'wrongTurn')
    expectRefused(on('TAG'), correct({ turn: 'p1' }), 'ruling', 'wrongTurn', { round: 'OR 2.1' })
    const two = place({
      corporations: {
        TAG: { president: 'p1', shares: { p1: 6 }, at: [0, 6] },
        WRA: { president: 'p2', shares: { p2: 6 } },
      },
      turn: 'TAG',
    })
    const again = play(two, endTurn('TAG', true), correct({ turn: 'TAG' }), endTurn('TAG', true))
    expect(now(again)).toBe('OR 2.1 WRA')
    const skipped = play(two, correct({ turn: 'WRA' }), endTurn('WRA', true))
    expect(now(skipped)).toBe('OR 2.1 TAG')
  })

  it('ruling: in an auction to a bidder', () => {
    const auction = play(table(), bid('p1', 'S&NA', 45), bid('p2', 'S&NA', 50), buyPrivate('p3', 'Tusc'))
    expectRefused(auction, correct({ turn: 'p3' }), 'ruling', 'wrongTurn')
    expectAllowed(auction, correct({ turn: 'p1' }))
  })

  it('ruling: not after the end', () => {
    expectRefused(over(), correct({ turn: 'p1' }), 'ruling', 'wrongTurn')
  })

  it('3.6 the Priority Deal, to any player', () => {
    const to = (player: string) => correct({ priority: player })
    const { priorityDeal } = on()
    const other = on().players.find(id => id !== priorityDeal) ?? ''
    expect(report(play(on(), to(other))).priorityDeal).toBe(other)
    expectRefused(on(), to(priorityDeal), 'ruling', 'alreadySo', { what: 'priority', of: priorityDeal })
    expectRefused(on(), to('TAG'), 'ruling', 'noSuchHolder', { holder: 'TAG', kind: 'priority' })
  })

  it('3.2 it forgets no sale of the round', () => {
    const state = play(
      on(),
      { type: 'sellShares', player: 'p1', corporation: 'TAG', shares: 1 },
      correct({ turn: 'p1' }),
    )
    expectRefused(state, buyShare('p1', 'TAG'), '3.2', 'soldThisRound')
  })
})

describe('ruling: a correction is no stock action', () => {
  it('3.6 passes go on counting, and the Priority Deal is not touched', () => {
    const state = play(
      on(),
      pass('p1'),
      correct({ money: { from: 'p2', to: 'p1', amount: 5 } }),
      pass('p2'),
      pass('p3'),
    )
    expect(report(state)).toMatchObject({ round: 'OR 2.1', priorityDeal: 'p1' })
    expectAllowed(play(on(), buyShare('p1', 'TAG'), correct({ float: 'WRA' })), pass('p1'))
    expectRefused(
      play(on(), buyShare('p1', 'TAG'), correct({ float: 'WRA' })),
      par('p1', 'ATN', 60),
      '3.2(c)',
      'onePurchase',
    )
  })
})

describe('ruling: count and stop', () => {
  it('ruling: a count changes nothing and reports the difference, even after the end', () => {
    for (const state of [on(), over()]) {
      const entry = { type: 'count', holder: 'p1', cash: 590 } as const
      expect(play(state, entry)).toEqual({ ...state, fresh: false })
      expect(happened(state, entry)).toEqual([{ is: 'counted', holder: 'p1', cash: 590, books: 600 }])
    }
    expectAllowed(on(), { type: 'count', holder: 'bank', cash: 0 })
    expectAllowed(on(), { type: 'count', holder: 'TAG', cash: 300 })
    expectRefused(on(), { type: 'count', holder: 'ipo', cash: 0 }, 'ruling', 'noSuchHolder')
  })

  it('ruling: a stop ends the game anywhere; scores are taken as they stand', () => {
    const auction = play(table(), bid('p1', 'S&NA', 45), bid('p2', 'S&NA', 50), buyPrivate('p3', 'Tusc'))
    for (const state of [table(), auction, on(), on('TAG')])
      expect(now(play(state, stop))).toBe('over stopped')
    expect(report(play(on('TAG'), stop)).scores).toEqual({
      p1: 600 + 4 * 105 + 120,
      p2: 600 + 2 * 105 + 3 * 75,
      p3: 600,
    })
    expectRefused(over(), stop, '5', 'gameOver', { by: 'stopped' })
  })
})

const had = (corporation: 'TAG' | 'WRA' | 'ATN', turns: number) =>
  correct({ operated: { corporation, turns } })

const NO_TRAINS = {
  corporations: {
    TAG: { president: 'p1', shares: { p1: 6 }, at: [0, 6] as const },
    WRA: { president: 'p2', shares: { p2: 6 } },
  },
}

describe('ruling: how far the round has come', () => {
  it('4(b) who has had a turn in this round does not operate again', () => {
    const state = play(tagThenWra(), had('WRA', 1))
    expect(operatingTurn(state)?.operated).toEqual(['WRA'])
    expect(
      now(play(place({ ...NO_TRAINS, turn: 'TAG' }), had('WRA', 1), endTurn('TAG', true))),
    ).not.toContain('WRA')
    expect(operatingTurn(play(state, had('WRA', 0)))?.operated).toEqual([])
    expectRefused(state, had('WRA', 1), 'ruling', 'alreadySo', { what: 'operated', of: 'WRA' })
    expectRefused(tagThenWra(), had('TAG', 1), 'ruling', 'itsTurn', { corporation: 'TAG' })
    expectRefused(tagThenWra(), had('ATN', 1), 'ruling', 'notStarted', { corporation: 'ATN' })
    expectRefused(on('p1'), had('TAG', 1), 'ruling', 'notOperating', { round: 'SR 2' })
  })

  it('4 the set has as many operating rounds as is ruled, at least those that have begun', () => {
    const of = (rounds: number) => correct({ rounds })
    const { round } = tagThenWra()
    expect(play(tagThenWra(), of(3)).round).toEqual({ ...round, of: 3 })
    expectRefused(tagThenWra(), of(round.of), 'ruling', 'alreadySo', { what: 'rounds', of: String(round.of) })
    const second = {
      ...tagThenWra(),
      round: { stock: 2, operating: 2, of: 2 },
    }
    expectRefused(second, of(1), 'ruling', 'roundsBegun', { rounds: 1, begun: 2 })
    expectRefused(on('p1'), of(2), 'ruling', 'notOperating', { round: 'SR 2' })
  })
})
