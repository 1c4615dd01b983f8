import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/rules/rule'
import { ownOf } from '../../../../src/titles/18al/own'
import { report, view } from '../../../../src/titles/18al/start'
import { acquire, discard, endTurn, run } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { buyTrain, correct, expectAllowed, expectRefused, happened, type Position, place, play } from '../kit'

const p1 = { president: 'p1', shares: { p1: 6 } }
const p2 = { president: 'p2', shares: { p2: 6 } }

/** TAG, without a train, is about to buy the first train of a type; others own what is given. */
function eve(first: string, others: { WRA?: string[]; ATN?: string[] } = {}, more: Partial<Position> = {}) {
  const order: string[] = ['2', '3', '4', '5', '6', '7', '4D']
  const at = order.indexOf(first)
  const left: Partial<Record<string, number>> = {}
  for (const type of order.slice(0, at)) left[type] = 0
  return place({
    corporations: {
      TAG: { ...p1, treasury: 2000, at: [0, 6] },
      WRA: { ...p2, trains: others.WRA ?? [] },
      ATN: { ...p2, trains: others.ATN ?? [], at: [2, 2] },
    },
    phase: order[at - 1] ?? '1',
    left,
    turn: 'TAG',
    ...more,
  })
}

describe('Table I phases', () => {
  it('4.2.5(e) only from the Initial Offering, and only the first', () => {
    const state = place({
      corporations: { TAG: { ...p1, treasury: 500 }, WRA: { ...p2, trains: ['3'] } },
      turn: 'TAG',
    })
    expect(play(state, buyTrain('TAG', '3', 'WRA', { price: 1 })).phase).toBe('2')
    const second = place({
      corporations: { TAG: { ...p1, treasury: 500 }, WRA: { ...p2, trains: ['3'] } },
      phase: '3',
      turn: 'TAG',
    })
    expect(happened(second, buyTrain('TAG', '3')).some(it => it.is === 'phase')).toBe(false)
  })

  it('Table I the first 5 closes the private companies, whoever owns them', () => {
    const all = { Tusc: 'p1', 'S&NA': 'TAG', 'B&SLC': 'WRA', 'M&C': 'p3', NDY: 'p2' }
    const state = play(eve('5', {}, { privates: all }), buyTrain('TAG', '5'))
    expect(new Set(Object.values(state.privates))).toEqual(new Set(['closed']))
    expectRefused(state, acquire('TAG', 'NDY', 100), '4.2.6', 'notFromPlayer', { owner: 'closed' })
    const later = play(state, endTurn('TAG'), endTurn('WRA', true), endTurn('ATN', true))
    expect(cash(later, 'p3')).toEqual(cash(state, 'p3'))
  })

  it('Table I the first 6 takes all 3s, the coal token and no 4', () => {
    const coal = { coal: { at: 'Gadsden', corporation: 'WRA' }, lumber: 'laid', chits: null } as const
    const state = play(
      eve('6', { WRA: ['3', '4'], ATN: ['3'] }, { market: ['3'], extra: { abilities: coal } }),
      buyTrain('TAG', '6'),
    )
    expect(state.depot.owned).toMatchObject({ WRA: ['4'], ATN: [] })
    expect(report(state).trainMarket).toEqual([])
    expect(ownOf(state).abilities.coal).toEqual({ at: 'gone' })
  })
})

describe('4.2.5(g) discards by several owners', () => {
  const state = () => play(eve('5', { WRA: ['3', '4', '4'], ATN: ['3', '3', '4'] }), buyTrain('TAG', '5'))

  it('4.2.5(g) in any order, each president chooses', () => {
    const owners = ['WRA', 'ATN']
    expectRefused(state(), endTurn('TAG'), '4.2.5(g)', 'discardFirst', { owners })
    const one = play(state(), discard('ATN', '4'), discard('WRA', '3'))
    const other = play(state(), discard('WRA', '3'), discard('ATN', '4'))
    expect(report(one)).toEqual(report(other))
    expect(report(one).trainMarket).toEqual(['3', '4'])
    expectAllowed(one, endTurn('TAG'))
    expectRefused(play(state(), discard('ATN', '4')), endTurn('TAG'), '4.2.5(g)', 'discardFirst', {
      owners: ['WRA'],
    })
  })

  it('4.2.5(g) what is discarded the buyer may buy on the same turn, at face value', () => {
    const done = play(state(), discard('ATN', '4'), discard('WRA', '3'))
    expect(cash(play(done, buyTrain('TAG', '4', 'market')), 'TAG')).toEqual([2000 - 450 - 300])
  })

  it('4.2.5(g) the buyer itself, together with others', () => {
    const both = place({
      corporations: {
        TAG: { ...p1, treasury: 900, trains: ['3', '4'] },
        WRA: { ...p2, trains: ['3', '3', '4'] },
      },
      phase: '4',
      left: { '4': 0 },
      turn: 'TAG',
    })
    const bought = play(both, run('TAG', 100), buyTrain('TAG', '5'))
    const done = play(bought, discard('TAG', '5'), discard('WRA', '4'))
    expect(report(done).trainMarket).toEqual(['4', '5'])
    expect(done.depot.owned.TAG).toEqual(['3', '4'])
  })
})

describe('4.2.5.1 train obsolescence', () => {
  const seven = (options: Options = {}) =>
    play(
      place({
        corporations: {
          TAG: { ...p1, treasury: 2000, trains: ['4'], at: [0, 6] },
          WRA: { ...p2, treasury: 0, trains: ['4'] },
        },
        market: ['4'],
        phase: '6',
        left: { '6': 0 },
        options,
        turn: 'TAG',
      }),
      run('TAG', 100),
      buyTrain('TAG', '7'),
    )

  it('4.2.5.1 the 7 takes the 4s of its buyer and of the Open Market at once, no others', () => {
    expect(seven().depot.owned).toMatchObject({ TAG: ['7'], WRA: ['4'] })
    expect(report(seven()).trainMarket).toEqual([])
    expect(view(seven()).obsolete).toEqual(['4'])
  })

  it('4.2.5.1 the others run once more and go after the pay-out-or-withhold step', () => {
    const turn = play(seven(), endTurn('TAG'))
    const ran = play(turn, run('WRA', 200))
    expect(ran.depot.owned.WRA).toEqual([])
    expect(cash(ran, 'p2')).toEqual([600 + 120])
    expectRefused(ran, endTurn('WRA'), '4.2.5.2', 'trainNeeded')
    expectAllowed(ran, endTurn('WRA', true))
  })

  it('4.2.5.1 also where they earned nothing or withheld', () => {
    for (const action of [run('WRA', 0), run('WRA', 100, false)])
      expect(play(seven(), endTurn('TAG'), action).depot.owned.WRA).toEqual([])
  })

  it('4.2.5.1 no corporation may buy an obsolete train', () => {
    expectRefused(seven(), buyTrain('TAG', '4', 'WRA', { price: 1 }), '4.2.5.1', 'obsolete', { train: '4' })
  })

  it('4.2.5.1 until they go they count against the limit', () => {
    const state = place({
      corporations: {
        TAG: { ...p1, treasury: 2000 },
        WRA: { ...p2, treasury: 900, trains: ['4', '5'], at: [2, 2] },
      },
      phase: '6',
      left: { '6': 0 },
      turn: 'TAG',
    })
    const ran = play(state, buyTrain('TAG', '7'), endTurn('TAG'), run('WRA', 100))
    expect(ran.depot.owned.WRA).toEqual(['5'])
    expectAllowed(ran, buyTrain('WRA', '4D'))
  })

  it('7(d) with hardRust4 all go at once', () => {
    const state = seven({ hardRust4: true })
    expect(state.depot.owned).toMatchObject({ TAG: ['7'], WRA: [] })
    expect(state.depot.gone.filter(card => card === '4')).toHaveLength(3)
  })

  it('4.2.5.1 an obsolete train that the banker lays in the Open Market is no offer', () => {
    const late = place({
      corporations: { TAG: { ...p1, treasury: 0 }, WRA: { ...p2, trains: ['4'], at: [2, 2] } },
      cash: { p1: 900 },
      phase: '7',
      turn: 'TAG',
      left: { '7': 0 },
    })
    const state = play(late, correct({ train: { train: '4', from: 'WRA', to: 'market' } }))
    expectRefused(state, buyTrain('TAG', '4', 'market'), '4.2.5.1', 'obsolete')
    expectAllowed(state, buyTrain('TAG', '4D'))
    const none = place({
      corporations: { TAG: { ...p1, treasury: 0 } },
      market: ['4'],
      phase: '4D',
      left: { '4D': 0 },
      turn: 'TAG',
    })
    expectAllowed(none, endTurn('TAG'))
  })

  it('4.2.5.1 an obsolete train that is discarded goes out of play', () => {
    const state = place({
      corporations: {
        TAG: { ...p1, trains: ['5', '5'] },
        WRA: { ...p2, trains: ['4', '6', '7'], at: [2, 2] },
      },
      phase: '7',
      turn: 'TAG',
    })
    const over = { ...state, turn: [{ at: 'discard' as const }, ...state.turn] as typeof state.turn }
    const done = play(over, discard('WRA', '4'))
    expect(report(done).trainMarket).toEqual([])
    expect(done.depot.gone).toContain('4')
  })
})
