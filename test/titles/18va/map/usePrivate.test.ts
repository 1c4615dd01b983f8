import { describe, expect, it } from 'vitest'
import { endTurn } from '../../../families/railway/entries'
import { cash, space } from '../../tried'
import { expectAllowed, expectRefused, placeToken, play, run, usePrivate } from '../kit'
import { srOperates } from '../tables'

describe('4.2 powers of private companies', () => {
  it('4.2 the Railway Express Agency: +10 in a city, and it closes', () => {
    const state = play(srOperates({ privates: { REA: 'SR' } }), usePrivate('SR', 'REA', { city: 'Norfolk' }))
    expect(state.privates.REA).toBe('closed')
    expect(state.corporations.SR.express).toBe(true)
    expectRefused(state, usePrivate('SR', 'REA'), '4.2', 'notOwned', { private: 'REA', owner: 'closed' })
  })

  it('4.2 the +10 is for cities, not for Off-Map Areas', () => {
    const state = srOperates({ privates: { REA: 'SR' } })
    for (const city of ['Philadelphia', 'Grafton'] as const)
      expectRefused(state, usePrivate('SR', 'REA', { city }), '4.2', 'notInCity', { city })
  })

  it('4.5.3 tokens of private companies in the token phase, before or after a station', () => {
    const owned = srOperates({ privates: { REA: 'SR', PY: 'SR' } })
    expectAllowed(play(owned, placeToken('SR')), usePrivate('SR', 'REA'))
    expectAllowed(play(owned, usePrivate('SR', 'REA')), placeToken('SR'))
    const ran = play(owned, run('SR', 0))
    expectRefused(ran, usePrivate('SR', 'REA'), '4.5.3', 'stepOver', { step: 'station', now: 'trains' })
    expectRefused(ran, usePrivate('SR', 'PY', { use: 'token' }), '4.5.3', 'stepOver')
  })

  it('4.2 the Potomac Yards: an extra station, free, that is none of the charter’s', () => {
    const owned = srOperates({ privates: { PY: 'SR' }, charter: { stations: 0, treasury: 0 } })
    const state = play(owned, usePrivate('SR', 'PY', { use: 'token', city: 'Roanoke' }))
    expect(state.corporations.SR).toMatchObject({ stations: 0, extraStation: true, places: ['Roanoke'] })
    expect(cash(state, 'SR')).toEqual([0])
    expect(state.privates.PY).toBe('closed')
  })

  it('4.2 or one more train for good, in the train phase', () => {
    const owned = srOperates({ privates: { PY: 'SR' } })
    const limit = usePrivate('SR', 'PY', { use: 'trainLimit' })
    expectRefused(owned, limit, '4.5.5', 'mustRun', { trains: 1 })
    const state = play(owned, run('SR', 0), limit)
    expect(state.corporations.SR.extraTrain).toBe(true)
    expect(state.privates.PY).toBe('closed')
    expectRefused(state, usePrivate('SR', 'PY', { use: 'token' }), '4.2', 'notOwned')
  })

  it('4.2 a corporation without a train skips its run with it', () => {
    const owned = srOperates({ privates: { PY: 'SR' }, charter: { trains: [] } })
    const state = play(owned, usePrivate('SR', 'PY', { use: 'trainLimit' }))
    expect(space(state, 'SR')).toEqual([4, 2])
    expectRefused(state, placeToken('SR'), '4.5.3', 'stepOver')
  })

  it('4.2 which of the two is said, and of the Potomac Yards only', () => {
    const owned = srOperates({ privates: { REA: 'SR', PY: 'SR' } })
    expectRefused(owned, usePrivate('SR', 'PY'), '4.2', 'useNeeded', { private: 'PY' })
    expectRefused(owned, usePrivate('SR', 'REA', { use: 'token' }), '4.2', 'useNotAsked', { private: 'REA' })
    const refused = usePrivate('SR', 'PY', { use: 'trainLimit', city: 'Norfolk' })
    expectRefused(owned, refused, '4.2', 'noCityNeeded')
  })

  it('4.2 only what the corporation itself owns, in its own turn', () => {
    const state = srOperates({ privates: { REA: 'p1', PY: 'WM' } })
    expectRefused(state, usePrivate('SR', 'REA'), '4.2', 'notOwned', { corporation: 'SR', owner: 'p1' })
    expectRefused(state, usePrivate('WM', 'PY', { use: 'token' }), '4.5', 'notYourTurn')
  })
})

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
    const yards = (city: string) => usePrivate('SR', 'PY', { use: 'token', city })
    const state = srOperates({ charter: { size: 10 }, privates: { PY: 'SR' } })
    expectAllowed(state, yards('Richmond'))
    const extra = play(state, yards('Roanoke'))
    expectRefused(extra, placeToken('SR', 'Roanoke'), '4.5.3', 'stationThere', { city: 'Roanoke' })
  })
})
