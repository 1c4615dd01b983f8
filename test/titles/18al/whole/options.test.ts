import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/rules/rule'
import { game } from '../../../../src/titles/18al/data'
import { report, view } from '../../../../src/titles/18al/start'
import { endTurn, run } from '../../../families/railway/entries'
import { cash } from '../../tried'
import {
  buyTrain,
  correct,
  expectAllowed,
  expectRefused,
  layTile,
  now,
  place,
  placeToken,
  play,
} from '../kit'

const p1 = { president: 'p1', shares: { p1: 6 } }

describe('7(a) doubleYellow', () => {
  const first = (options: Options) =>
    place({
      corporations: { TAG: { ...p1, treasury: 500 } },
      privates: { 'B&SLC': 'TAG' },
      options,
      phase: '3',
      turn: 'TAG',
    })

  it('7(a) two tiles on its first operating turn, each with its terrain', () => {
    const state = play(first({ doubleYellow: true }), layTile('TAG', 20), layTile('TAG', 60))
    expect(cash(state, 'TAG')).toEqual([420])
    expectRefused(state, layTile('TAG', 0), '4.2(b)', 'tileLaid', { corporation: 'TAG', tiles: 2 })
    expectAllowed(state, layTile('TAG', 0, { private: 'B&SLC' }))
  })

  it('7(a) one on later turns', () => {
    const later = play(first({ doubleYellow: true }), layTile('TAG', 0), endTurn('TAG', true))
    expect(now(later)).toBe('OR 2.2 TAG')
    expectRefused(play(later, layTile('TAG', 0)), layTile('TAG', 0), '4.2(b)', 'tileLaid', { tiles: 1 })
  })

  it('7(a) one without the option, and none after the station', () => {
    expectRefused(play(first({}), layTile('TAG', 0)), layTile('TAG', 0), '4.2(b)', 'tileLaid', { tiles: 1 })
    const before = play(first({ doubleYellow: true }), layTile('TAG', 0), placeToken('TAG'))
    expectRefused(before, layTile('TAG', 0), '4.2', 'stepOver')
  })

  it('7(a) each corporation on its own first turn', () => {
    const two = place({
      corporations: { TAG: { ...p1, at: [0, 6] }, WRA: p1 },
      options: { doubleYellow: true },
      turn: 'TAG',
    })
    expectAllowed(play(two, endTurn('TAG', true), layTile('WRA', 0)), layTile('WRA', 0))
  })
})

describe('7(b) lnFromDecatur', () => {
  const ln = (options: Options) =>
    place({ corporations: { 'L&N': { ...p1, treasury: 500 } }, options, turn: 'L&N' })

  it('7(b) the L&N has its home in Decatur', () => {
    expect(game.home(ln({ lnFromDecatur: true }), 'L&N')).toBe('Decatur')
    const refused = placeToken('L&N', { city: 'Decatur' })
    expectRefused(ln({ lnFromDecatur: true }), refused, '4.2.2(b)', 'stationThere', { city: 'Decatur' })
    expectAllowed(ln({ lnFromDecatur: true }), placeToken('L&N', { city: 'Nashville' }))
  })

  it('7(b) without the option in Nashville', () => {
    expect(game.home(ln({}), 'L&N')).toBe('Nashville')
    expectRefused(ln({}), placeToken('L&N', { city: 'Nashville' }), '4.2.2(b)', 'stationThere')
    expectAllowed(ln({}), placeToken('L&N', { city: 'Decatur' }))
  })

  it('7(b) changes nothing else: stations, price', () => {
    expect(view(ln({ lnFromDecatur: true })).corporations[0]).toMatchObject({ stations: 3, stationPrice: 40 })
  })
})

describe('7(c) unlimited4D', () => {
  const late = (options: Options) =>
    place({
      corporations: { TAG: { ...p1, treasury: 2000 } },
      options,
      phase: '7',
      left: { '7': 0 },
      turn: 'TAG',
    })

  it('7(c) the 4D never runs out', () => {
    const state = play(late({ unlimited4D: true }), buyTrain('TAG', '4D'), buyTrain('TAG', '4D'))
    expect(report(state).trainsLeft).toEqual({ '4D': null })
    expect(cash(state, 'TAG')).toEqual([400])
  })

  it('7(c) a 4D of the Initial Offering may be corrected there and back', () => {
    const state = play(
      late({ unlimited4D: true }),
      correct({ train: { train: '4D', from: 'ipo', to: 'TAG' } }),
    )
    expect(state.depot.owned.TAG).toEqual(['4D'])
    expect(
      play(state, correct({ train: { train: '4D', from: 'TAG', to: 'ipo' } })).depot.offering['4D'],
    ).toBe(null)
  })
})

describe('7(d) hardRust4', () => {
  it('7(d) the others lose their 4s at once and did not run, if they had not yet', () => {
    const state = place({
      corporations: {
        TAG: { ...p1, treasury: 900, at: [0, 6] },
        WRA: { president: 'p2', shares: { p2: 6 }, trains: ['4', '5'] },
      },
      options: { hardRust4: true },
      phase: '6',
      left: { '6': 0 },
      turn: 'TAG',
    })
    const bought = play(state, buyTrain('TAG', '7'), endTurn('TAG'))
    expect(bought.depot.owned.WRA).toEqual(['5'])
    expectAllowed(play(bought, run('WRA', 100)), endTurn('WRA'))
    expect(view(state).trains.find(train => train.type === '7')?.setsOff).toEqual(['goes4'])
  })
})
