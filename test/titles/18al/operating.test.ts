import { describe, expect, it } from 'vitest'
import { report, view } from '../../../src/titles/18al/start'
import { acquire, endTurn, run, sellShares } from '../../families/railway/entries'
import { space } from '../tried'
import { buyTrain, expectAllowed, expectRefused, layTile, now, place, placeToken, play } from './kit'

const floated = (at: readonly [number, number], more: object = {}) => ({
  president: 'p1',
  shares: { p1: 3, p2: 3 },
  at,
  treasury: 500,
  ...more,
})
describe('4(b) the order of corporations', () => {
  it('4(b) is worked out again after each turn', () => {
    // A forced sale in WRA's turn lowers TAG, which then comes after ATN.
    const state = place({
      corporations: {
        WRA: floated([0, 6], { treasury: 60 }),
        TAG: floated([0, 5], { president: 'p2', shares: { p1: 3, p2: 4 } }),
        ATN: floated([1, 5], { president: 'p3', shares: { p3: 6 } }),
      },
      cash: { p1: 0 },
      turn: 'WRA',
    })
    expect(view(state).followers).toEqual(['TAG', 'ATN'])
    const sold = play(state, sellShares('p1', 'TAG'), buyTrain('WRA', '2'), endTurn('WRA'))
    expect(space(sold, 'TAG')).toEqual([1, 5])
    expect(now(sold)).toBe('OR 2.1 ATN')
    expect(now(play(sold, endTurn('ATN', true)))).toBe('OR 2.1 TAG')
  })

  it('4(b) each operates once, also if its token passes others later', () => {
    const state = place({
      corporations: { WRA: floated([0, 6], { trains: ['2'] }), TAG: floated([0, 7]) },
      turn: 'TAG',
    })
    const left = play(state, endTurn('TAG', true))
    expect(space(left, 'TAG')).toEqual([0, 6])
    const paid = play(left, run('WRA', 100), endTurn('WRA'))
    expect(space(paid, 'WRA')).toEqual([0, 7])
    expect(now(paid)).toBe('SR 3 p1')
  })
})

describe('4.2 the steps of an operating turn', () => {
  const own = (more: object = {}) =>
    place({
      corporations: { TAG: floated([2, 2], { trains: ['2'], ...more }) },
      privates: { 'B&SLC': 'TAG', NDY: 'p1' },
      phase: '3',
      turn: 'TAG',
    })

  it('4.2(b) to (g) tile, station, run, trains: in this order', () => {
    const all = play(
      own(),
      layTile('TAG', 20),
      placeToken('TAG'),
      run('TAG', 100),
      buyTrain('TAG', '3'),
      endTurn('TAG'),
    )
    expect(now(all)).toBe('OR 2.2 TAG')
  })

  it.each([
    ['a tile after the station', [placeToken('TAG')], layTile('TAG', 0), 'tile', 'station'],
    [
      'the Lumber Terminal after the station',
      [placeToken('TAG')],
      layTile('TAG', 0, { private: 'B&SLC' }),
      'tile',
      'station',
    ],
    ['a tile after the run', [run('TAG', 100)], layTile('TAG', 0), 'tile', 'trains'],
    ['a station after the run', [run('TAG', 100)], placeToken('TAG'), 'station', 'trains'],
  ] as const)('4.2 no going back: %s', (_, before, action, step, at) => {
    expectRefused(play(own(), ...before), action, '4.2', 'stepOver', { corporation: 'TAG', step, now: at })
  })

  it('4.2(b), (c) one tile and one station', () => {
    expectRefused(play(own(), layTile('TAG', 0)), layTile('TAG', 0), '4.2(b)', 'tileLaid', { tiles: 1 })
    const state = place({ corporations: { 'L&N': floated([2, 2], { trains: ['2'] }) }, turn: 'L&N' })
    expectRefused(play(state, placeToken('L&N')), placeToken('L&N'), '4.2(c)', 'secondStation', {
      corporation: 'L&N',
    })
  })

  it('4.2 a new corporation that buys a train lays no tile any more', () => {
    const state = play(own({ trains: [] }), buyTrain('TAG', '3'))
    expectRefused(state, layTile('TAG', 0), '4.2', 'stepOver')
  })

  it('4.2(h) private companies are bought at any time of the turn', () => {
    const before = own()
    for (const state of [
      before,
      play(before, placeToken('TAG')),
      play(before, run('TAG', 100)),
      play(before, run('TAG', 100), buyTrain('TAG', '3')),
    ])
      expectAllowed(state, acquire('TAG', 'NDY', 100))
    expectAllowed(play(before, acquire('TAG', 'NDY', 100)), layTile('TAG', 0))
  })

  it('4.2(a) the home station is free and needs no entry', () => {
    expect(report(own()).corporations.TAG?.tokens).toBe(1)
  })
})
