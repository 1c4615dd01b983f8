import { describe, expect, it } from 'vitest'
import { ownOf } from '../../../../src/titles/18al/own'
import { report, view } from '../../../../src/titles/18al/start'
import { endTurn, run } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { expectAllowed, expectRefused, layTile, type Position, place, placeToken, play } from '../kit'

const operating = (id: string, more: object = {}, position: Partial<Position> = {}) =>
  place({
    corporations: { [id]: { president: 'p1', shares: { p1: 6 }, treasury: 500, trains: ['2'], ...more } },
    turn: id,
    phase: '3',
    ...position,
  })

describe('4.2.1(f) terrain', () => {
  it.each([0, 20, 60])('4.2.1(f) $%i is paid to the bank', cost => {
    const state = play(operating('TAG'), layTile('TAG', cost))
    expect(cash(state, 'TAG')).toEqual([500 - cost])
  })

  it.each([10, 40, 80])('4.2.1(f) $%i is on no hex', cost => {
    expectRefused(operating('TAG'), layTile('TAG', cost), '4.2.1(f)', 'terrainPrice', { cost })
  })

  it.each([
    [20, ['C2', 'C4', 'C6', 'D3', 'L3', 'N3', 'O2', 'G2', 'M2', 'N5', 'O4', 'P5']],
    [60, ['D5', 'F7', 'G4']],
  ] as const)('4.2.1(f) $%i on each of its hexes', (cost, hexes) => {
    for (const hex of hexes) {
      expectAllowed(operating('TAG'), layTile('TAG', cost, { hex }))
      expectAllowed(operating('TAG'), layTile('TAG', 0, { hex }))
      expectRefused(operating('TAG'), layTile('TAG', 80 - cost, { hex }), '4.2.1(f)', 'terrainOfHex', {
        hex,
        cost: 80 - cost,
        price: cost,
      })
    }
  })

  it('4.2.1(f) nothing elsewhere', () => {
    expectRefused(operating('TAG'), layTile('TAG', 20, { hex: 'K4' }), '4.2.1(f)', 'terrainOfHex', {
      price: 0,
    })
    expectAllowed(operating('TAG'), layTile('TAG', 0, { hex: 'K4' }))
  })

  it('4.2.1(f) once per hex, whoever lays the tile', () => {
    const two = operating(
      'TAG',
      {},
      {
        corporations: {
          TAG: { president: 'p1', shares: { p1: 6 }, treasury: 100, at: [0, 6] },
          WRA: { president: 'p1', shares: { p1: 6 }, treasury: 100 },
        },
      },
    )
    const state = play(two, layTile('TAG', 60, { hex: 'G4' }), endTurn('TAG', true))
    expectRefused(state, layTile('WRA', 60, { hex: 'G4' }), '4.2.1(f)', 'terrainPaid', { hex: 'G4' })
    expectAllowed(state, layTile('WRA', 0, { hex: 'G4' }))
    expectAllowed(state, layTile('WRA', 60, { hex: 'D5' }))
  })

  it('4.2.1(f) from the treasury', () => {
    expectRefused(operating('TAG', { treasury: 59 }), layTile('TAG', 60), '4.2.1(f)', 'tooExpensive', {
      payer: 'TAG',
      has: 59,
      price: 60,
    })
    expectAllowed(operating('TAG', { treasury: 60 }), layTile('TAG', 60))
  })

  it('4.2.1(c) no tile on red or gray', () => {
    for (const hex of ['A4', 'B1', 'B7', 'G8', 'P7', 'Q2', 'L1', 'F1', 'H5', 'D7', 'M8'])
      expectRefused(operating('TAG'), layTile('TAG', 0, { hex }), '4.2.1(c)', 'noTileHere', { hex })
  })
})

describe('4.2.2 stations', () => {
  it('4.2.2 $40 for the first after the home, $100 for each further one, as many as the charter has', () => {
    let state = operating('L&N')
    for (const [n, price] of [40, 100, 100].entries()) {
      expect(view(state).corporations[0]?.stationPrice).toBe(price)
      const before = state.cash['L&N'] ?? 0
      state = play(state, placeToken('L&N'))
      expect(cash(state, 'L&N')).toEqual([before - price])
      expect(report(state).corporations['L&N']?.tokens).toBe(2 - n)
      state = play(state, run('L&N', 0), endTurn('L&N'))
      if (n === 0) expect(report(state).round).toBe('OR 2.2')
      if (report(state).round?.startsWith('SR'))
        state = play(
          state,
          { type: 'pass', player: 'p1' },
          { type: 'pass', player: 'p2' },
          { type: 'pass', player: 'p3' },
        )
    }
    expectRefused(state, placeToken('L&N'), '4.2.2', 'noStation', { corporation: 'L&N' })
  })

  it('4.2.2 from the treasury, before the $100 of an objective', () => {
    expectRefused(
      operating('TAG', { treasury: 39 }),
      placeToken('TAG', { objective: true }),
      '4.2.2',
      'tooExpensive',
      { payer: 'TAG', has: 39, price: 40 },
    )
    expect(
      cash(play(operating('TAG', { treasury: 40 }), placeToken('TAG', { objective: true })), 'TAG'),
    ).toEqual([100])
  })

  it('4.2.2(b) no second station in a city, nor in the home', () => {
    expectRefused(operating('TAG'), placeToken('TAG', { city: 'Gadsden' }), '4.2.2(b)', 'stationThere', {
      city: 'Gadsden',
    })
    const placed = play(operating('L&N'), placeToken('L&N', { city: 'York' }), run('L&N', 0), endTurn('L&N'))
    expectRefused(placed, placeToken('L&N', { city: 'York' }), '4.2.2(b)', 'stationThere', { city: 'York' })
    expectAllowed(placed, placeToken('L&N', { city: 'Selma' }))
  })
})

describe('4.2.2.1 historical objectives', () => {
  it.each([
    ['L&N', 'Birmingham'],
    ['M&O', 'York'],
    ['WRA', 'West Point'],
    ['ATN', 'Meridian'],
    ['AB&C', 'Birmingham'],
    ['TAG', 'Birmingham'],
  ] as [string, string][])('4.2.2.1 %s: %s pays $100 after the station is paid', (id, city) => {
    const state = play(operating(id), placeToken(id, { city, objective: true }))
    expect(cash(state, id)).toEqual([500 - 40 + 100])
    expect(ownOf(state).objectives).toEqual([id])
  })

  it('4.2.2.1 city and objective must agree', () => {
    expectRefused(
      operating('TAG'),
      placeToken('TAG', { city: 'Selma', objective: true }),
      '4.2.2.1',
      'notObjective',
      { objective: 'Birmingham', city: 'Selma' },
    )
    expectRefused(operating('TAG'), placeToken('TAG', { city: 'Birmingham' }), '4.2.2.1', 'objectiveUnsaid', {
      objective: 'Birmingham',
    })
    expectAllowed(operating('TAG'), placeToken('TAG', { objective: true }))
  })

  it('4.2.2.1 once', () => {
    const state = play(
      operating('L&N'),
      placeToken('L&N', { objective: true }),
      run('L&N', 0),
      endTurn('L&N'),
    )
    expectRefused(state, placeToken('L&N', { objective: true }), '4.2.2.1', 'objectivePaid')
    expectRefused(state, placeToken('L&N', { city: 'Birmingham' }), '4.2.2(b)', 'stationThere')
    expectAllowed(state, placeToken('L&N'))
  })

  it('4.2.2(b) the objective is refused like its city where a station stands, named or not', () => {
    const state = operating('L&N')
    const { cities } = ownOf(state)
    const there = { ...state, own: { ...state.own, cities: { ...cities, 'L&N': ['Birmingham'] } } }
    const refused = { corporation: 'L&N', city: 'Birmingham' }
    for (const named of [{}, { city: 'Birmingham' }] as const) {
      const act = placeToken('L&N', { ...named, objective: true })
      expectRefused(there as typeof state, act, '4.2.2(b)', 'stationThere', refused)
    }
  })

  it('4.2.2.1 a station elsewhere pays nothing', () => {
    expect(cash(play(operating('TAG'), placeToken('TAG', { city: 'Selma' })), 'TAG')).toEqual([460])
  })
})
