import { describe, expect, it } from 'vitest'
import { corporationIn } from '../../../../src/families/railway/ledger'
import { report } from '../../../../src/titles/18al/start'
import { view } from '../../../../src/titles/18al/view'
import {
  bid,
  buyShare,
  cash,
  correct,
  expectAllowed,
  expectRefused,
  now,
  play,
  shares,
  space,
  stop,
  table,
} from '../kit'
import { expectConserved, toBeCorrected as on } from '../tables'

const over = () => play(on(), stop)

describe('ruling: a correction of money', () => {
  it('ruling: between any two purses, whosever turn it is, even after the end', () => {
    for (const state of [on(), on('TAG'), over()]) {
      const after = play(state, correct({ money: { from: 'p1', to: 'TAG', amount: 50 } }))
      expect(cash(after, 'p1', 'TAG')).toEqual([550, 350])
      expectConserved(after)
      expect(after.turn).toEqual(state.turn)
    }
  })

  it('ruling: no more than is there, except from the bank', () => {
    expectRefused(
      on(),
      correct({ money: { from: 'p1', to: 'bank', amount: 601 } }),
      'ruling',
      'holderLacks',
      { holder: 'p1', what: 'money', has: 600, wants: 601 },
    )
    expectRefused(
      on(),
      correct({ money: { from: 'TAG', to: 'bank', amount: 301 } }),
      'ruling',
      'holderLacks',
      { has: 300 },
    )
    expectAllowed(on(), correct({ money: { from: 'bank', to: 'p1', amount: 9000 } }))
  })

  it('ruling: money set aside for a bid stays aside', () => {
    const state = play(table(), bid('p1', 'NDY', 500))
    expectRefused(state, correct({ money: { from: 'p1', to: 'bank', amount: 101 } }), 'ruling', 'setAside', {
      free: 100,
      aside: 500,
    })
    expectAllowed(state, correct({ money: { from: 'p1', to: 'bank', amount: 100 } }))
  })

  it.each(['ipo', 'market', 'closed', 'p9', 'constructor', '__proto__', 'toString'])(
    'ruling: %s has no purse',
    holder => {
      expectRefused(
        on(),
        correct({ money: { from: holder, to: 'p1', amount: 1 } }),
        'ruling',
        'noSuchHolder',
        { holder, kind: 'money' },
      )
      expectRefused(
        on(),
        correct({ money: { from: 'p1', to: holder, amount: 1 } }),
        'ruling',
        'noSuchHolder',
        { holder },
      )
      expectRefused(on(), { type: 'count', holder, cash: 1 }, 'ruling', 'noSuchHolder', {
        holder,
        kind: 'money',
      })
    },
  )

  it('ruling: not to themselves', () => {
    expectRefused(on(), correct({ money: { from: 'p1', to: 'p1', amount: 1 } }), 'ruling', 'alreadySo')
  })

  it('5(a) sets off the end if it empties the bank, but not again after the end', () => {
    const all = on().cash.bank ?? 0
    const state = play(on(), correct({ money: { from: 'bank', to: 'p3', amount: all } }))
    expect(state.ending).toBe('bank')
    expect(now(state)).toBe('SR 2 p1')
    const late = play(over(), correct({ money: { from: 'bank', to: 'p3', amount: all } }))
    expect(now(late)).toBe('over stopped')
    expect(report(late).scores?.p3).toBe(600 + all)
  })
})

describe('ruling: a correction of shares', () => {
  it('ruling: between players, the Initial Offering and the Open Market; sets off no float and no presidency', () => {
    const state = play(
      on(),
      correct({ shares: { corporation: 'WRA', from: 'ipo', to: 'p3', shares: 4 } }),
      correct({ shares: { corporation: 'WRA', from: 'ipo', to: 'market', shares: 1 } }),
    )
    expect(shares(state, 'WRA', 'p2', 'p3', 'market', 'ipo')).toEqual([3, 4, 1, 2])
    expect(state.corporations.WRA).toMatchObject({ president: 'p2', floated: false })
    expect(cash(state, 'p3', 'bank')).toEqual(cash(on(), 'p3', 'bank'))
    expectConserved(state)
  })

  it('ruling: a president keeps two, and so does an unsold president’s certificate', () => {
    expectRefused(
      on(),
      correct({ shares: { corporation: 'TAG', from: 'p1', to: 'p2', shares: 3 } }),
      'ruling',
      'presidentsTwo',
      { holder: 'p1', corporation: 'TAG' },
    )
    expectAllowed(on(), correct({ shares: { corporation: 'TAG', from: 'p1', to: 'p2', shares: 2 } }))
    expectRefused(
      on(),
      correct({ shares: { corporation: 'ATN', from: 'ipo', to: 'p1', shares: 9 } }),
      'ruling',
      'presidentsTwo',
      { holder: 'ipo' },
    )
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

  it('ruling: to and from a corporation that has not started goes neither money nor a train', () => {
    const given = [
      { money: { from: 'p1', to: 'ATN', amount: 10 } },
      { train: { train: '4' as const, from: 'ipo', to: 'ATN' } },
    ]
    for (const ruling of given)
      expectRefused(on(), correct(ruling), 'ruling', 'notStarted', { corporation: 'ATN' })
  })

  it('ruling: not what is not there, nor to a corporation', () => {
    expectRefused(
      on(),
      correct({ shares: { corporation: 'TAG', from: 'p3', to: 'p1', shares: 1 } }),
      'ruling',
      'holderLacks',
      { has: 0, wants: 1 },
    )
    for (const to of ['bank', 'WRA', 'closed', 'p9'])
      expectRefused(
        on(),
        correct({ shares: { corporation: 'TAG', from: 'p1', to, shares: 1 } }),
        'ruling',
        'noSuchHolder',
        { holder: to, kind: 'shares' },
      )
    expectRefused(
      on(),
      correct({ shares: { corporation: 'TAG', from: 'p1', to: 'p1', shares: 1 } }),
      'ruling',
      'alreadySo',
    )
  })

  it('ruling: the float comes by a correction of its own, or with the next purchase', () => {
    const ready = play(on(), correct({ shares: { corporation: 'WRA', from: 'ipo', to: 'p2', shares: 3 } }))
    const float = play(ready, correct({ float: 'WRA' }))
    expect(cash(float, 'WRA')).toEqual([750])
    expectRefused(float, correct({ float: 'WRA' }), 'ruling', 'alreadySo')
    expectRefused(on(), correct({ float: 'ATN' }), 'ruling', 'notStarted', { corporation: 'ATN' })
    expect(cash(play(ready, buyShare('p1', 'WRA')), 'WRA')).toEqual([750])
  })
})

describe('ruling: president, price, station, phase', () => {
  it('ruling: a president needs two shares', () => {
    const state = play(on(), correct({ president: { corporation: 'TAG', player: 'p2' } }))
    expect(state.corporations.TAG?.president).toBe('p2')
    expect(report(state).players.p1?.certificates).toBe(4 + 1)
    expectRefused(
      on(),
      correct({ president: { corporation: 'TAG', player: 'p3' } }),
      'ruling',
      'presidentsTwo',
      { holder: 'p3' },
    )
    expectRefused(on(), correct({ president: { corporation: 'TAG', player: 'p1' } }), 'ruling', 'alreadySo')
    expectRefused(on(), correct({ president: { corporation: 'ATN', player: 'p1' } }), 'ruling', 'notStarted')
  })

  it('ruling: a price lays the token under the stack of that space', () => {
    const state = play(on(), correct({ price: { corporation: 'TAG', cell: [1, 4] } }))
    expect(space(state, 'TAG')).toEqual([1, 4])
    expect(state.chart.map(token => token.corporation)).toEqual(['WRA', 'TAG'])
    expectRefused(on(), correct({ price: { corporation: 'TAG', cell: [0, 6] } }), 'ruling', 'alreadySo')
    // The one on top of the stack goes under it; the lowest lies there already.
    const both = play(state, correct({ price: { corporation: 'WRA', cell: [1, 4] } }))
    expect(both.chart.map(token => token.corporation)).toEqual(['TAG', 'WRA'])
    expect(space(both, 'WRA')).toEqual([1, 4])
    expectRefused(both, correct({ price: { corporation: 'WRA', cell: [1, 4] } }), 'ruling', 'alreadySo')
    for (const cell of [
      [6, 5],
      [7, 0],
      [0, 16],
    ] as [number, number][])
      expectRefused(on(), correct({ price: { corporation: 'TAG', cell } }), 'ruling', 'noSuchSpace', {
        row: cell[0],
        column: cell[1],
      })
    expectRefused(on(), correct({ price: { corporation: 'ATN', cell: [0, 0] } }), 'ruling', 'notStarted')
  })

  it('ruling: stations left, at most what the charter has besides the home', () => {
    expect(
      report(play(on(), correct({ station: { corporation: 'TAG', left: 0 } }))).corporations.TAG?.tokens,
    ).toBe(0)
    expectRefused(on(), correct({ station: { corporation: 'TAG', left: 2 } }), 'ruling', 'stationsLeft', {
      most: 1,
    })
    expectRefused(on(), correct({ station: { corporation: 'TAG', left: 1 } }), 'ruling', 'alreadySo')
  })

  it('ruling: a phase sets off nothing: nothing rusts, closes or is discarded', () => {
    const state = play(on('TAG'), correct({ phase: '5' }))
    expect(report(state)).toMatchObject({ phase: '5', turn: 'TAG' })
    expect(state.depot).toEqual(on('TAG').depot)
    expect(state.privates).toEqual(on().privates)
    expect(view(state).trainLimit).toBe(2)
    expectRefused(on(), correct({ phase: '3' }), 'ruling', 'alreadySo')
  })
})
