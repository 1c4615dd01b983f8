import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../../../src/titles/18va/data'
import { cash, endTurn, expectAllowed, expectRefused, placeToken, play, run, usePrivate } from '../kit'
import { srOperates } from '../tables'

describe('4.5.3 stations', () => {
  it('4.5.3 $40, then $100 each', () => {
    const state = (stations: number) => srOperates({ charter: { size: 10, stations } })
    expect(cash(play(state(3), placeToken('SR')), 'SR', 'bank')).toEqual([460, 6340])
    expect(cash(play(state(2), placeToken('SR')), 'SR')).toEqual([400])
    expect(cash(play(state(1), placeToken('SR')), 'SR')).toEqual([400])
    expectRefused(state(0), placeToken('SR'), '4.5.3', 'noStation', { corporation: 'SR' })
  })

  it('4.5.3 a Five-Share Company has one besides its home', () => {
    const state = play(srOperates(), placeToken('SR'), run('SR', 0), endTurn('SR'))
    expect(state.corporations.SR.stations).toBe(0)
    expectRefused(srOperates({ charter: { stations: 0 } }), placeToken('SR'), '4.5.3', 'noStation')
  })

  it('4.5.3 one a turn, before the trains run', () => {
    const state = srOperates({ charter: { size: 10 } })
    expectRefused(play(state, placeToken('SR')), placeToken('SR'), '4.5.3', 'secondStation', {
      corporation: 'SR',
    })
    expectRefused(play(state, run('SR', 0)), placeToken('SR'), '4.5.3', 'stepOver', {
      step: 'station',
      now: 'trains',
    })
  })

  it('4.5.3 paid by the treasury alone', () => {
    expectRefused(srOperates({ charter: { treasury: 39 } }), placeToken('SR'), '4.5.3', 'tooExpensive', {
      payer: 'SR',
      has: 39,
      price: 40,
    })
  })

  it('4.5.3 not where it already has one, if the city is named', () => {
    const state = srOperates({ charter: { size: 10 } })
    expectRefused(state, placeToken('SR', 'Richmond'), '4.5.3', 'stationThere', { city: 'Richmond' })
    const placed = play(state, placeToken('SR', 'Roanoke'))
    const later = { ...placed, turn: srOperates().turn }
    expectRefused(later, placeToken('SR', 'Roanoke'), '4.5.3', 'stationThere', { city: 'Roanoke' })
    expectAllowed(later, placeToken('SR', 'Philadelphia'))
    expectAllowed(later, placeToken('SR'))
  })

  it('4.5.3 nor where the Potomac Yards have one, which themselves may go to any city', () => {
    const yards = (city: PlaceId) => usePrivate('SR', 'PY', { use: 'token', city })
    const state = srOperates({ charter: { size: 10 }, privates: { PY: 'SR' } })
    expectAllowed(state, yards('Richmond'))
    const extra = play(state, yards('Roanoke'))
    expectRefused(extra, placeToken('SR', 'Roanoke'), '4.5.3', 'stationThere', { city: 'Roanoke' })
  })
})
