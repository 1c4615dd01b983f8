import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../../../src/titles/18va/data'
import {
  acquire,
  buyTrain,
  cash,
  convert,
  endTurn,
  expectAllowed,
  expectRefused,
  now,
  type Place,
  place,
  placeToken,
  play,
  run,
  shares,
  space,
  usePrivate,
} from '../kit'

/** The SR of p1 at $75 with five shares, a train and $500, in its turn. */
const sr = (more: Partial<Place> & { charter?: object } = {}) =>
  place({
    corporations: {
      SR: {
        president: 'p1',
        shares: { p1: 2, p2: 1, market: 1 },
        treasury: 500,
        trains: ['3'],
        ...more.charter,
      },
    },
    phase: '3',
    left: { '2': 0 },
    turn: 'SR',
    ...more,
  })

describe('4.5 the order of an operating round', () => {
  it('4.5 private companies pay their owners first, players and corporations', () => {
    const state = place({
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['3'] },
        SR: { president: 'p2', shares: { p2: 2 }, trains: ['3'] },
      },
      privates: { REA: 'p2', TIW: 'SR', PY: 'closed' },
      phase: '3',
      turn: 'p1',
    })
    const next = play(state, ...['p1', 'p2', 'p3'].map(player => ({ type: 'pass', player }) as const))
    expect(now(next)).toBe('OR 2.1 B&O')
    expect(cash(next, 'p1', 'p2', 'SR', 'B&O')).toEqual([400, 410, 15, 0])
    expect(next.round.of).toBe(2)
  })

  it('4.5 the highest value first, then the rightmost, then the top of a stack', () => {
    const at = { president: 'p1', shares: { p1: 2 }, trains: ['3' as const] }
    const state = place({
      corporations: {
        SR: { ...at, at: [1, 3] },
        'C&O': { ...at, at: [0, 2] },
        'N&W': { ...at, at: [1, 3] },
        WM: { ...at, trains: [], at: [0, 3], treasury: 500 },
        VGN: { ...at, at: [2, 4] },
      },
      phase: '3',
      turn: 'WM',
    })
    const order = ['WM']
    let next = play(state, buyTrain('WM', '3'), endTurn('WM'))
    while (!now(next).startsWith('SR')) {
      const id = now(next).slice(7) as 'SR'
      order.push(id)
      next = play(next, run(id, 0), endTurn(id))
    }
    expect(order).toEqual(['WM', 'VGN', 'SR', 'N&W', 'C&O'])
  })

  it('4.5 looked for anew after each turn', () => {
    const at = { president: 'p1', shares: { p1: 2 }, trains: ['3' as const] }
    const state = place({
      corporations: { SR: { ...at, at: [2, 4] }, WM: { ...at, at: [3, 4] }, VGN: { ...at, at: [4, 4] } },
      phase: '3',
      turn: 'SR',
    })
    expect(now(play(state, run('SR', 0), endTurn('SR')))).toBe('OR 2.1 WM')
    expectRefused(state, endTurn('WM'), '4.5', 'notYourTurn', { turn: 'SR' })
  })

  it('4.5 a corporation that owns trains runs before its turn ends', () => {
    expectRefused(sr(), endTurn('SR'), '4.5.5', 'mustRun', { corporation: 'SR', trains: 1 })
    expectAllowed(play(sr(), run('SR', 0)), endTurn('SR'))
  })

  it('4.3.1 the end of its first turn makes its shares saleable', () => {
    const state = sr({ charter: { operated: false } })
    expect(play(state, run('SR', 0)).corporations.SR.operated).toBe(false)
    expect(play(state, run('SR', 0), endTurn('SR')).corporations.SR.operated).toBe(true)
  })
})

describe('4.5.1 converting', () => {
  it('4.5.1 five shares come into the treasury, and two stations', () => {
    const state = play(sr(), convert('SR'))
    expect(shares(state, 'SR', 'p1', 'p2', 'market', 'ipo', 'aside')).toEqual([2, 1, 1, 6, 0])
    expect(state.corporations.SR).toMatchObject({ size: 10, stations: 3, value: 75, president: 'p1' })
    expect(cash(state, 'SR')).toEqual([500])
    expect(space(state, 'SR')).toEqual([4, 3])
  })

  it('4.5.1 not in phase 2', () => {
    expectRefused(sr({ phase: '2', charter: { trains: ['2'] } }), convert('SR'), '4.5.1', 'convertNotYet', {
      phase: '2',
    })
  })

  it('4.5.1 first thing in the turn', () => {
    const late = { corporation: 'SR', now: 'station' }
    expectRefused(play(sr(), placeToken('SR')), convert('SR'), '4.5.1', 'convertLate', late)
    expectRefused(play(sr(), run('SR', 0)), convert('SR'), '4.5.1', 'convertLate', { now: 'trains' })
    const bought = play(sr({ privates: { REA: 'p2' } }), acquire('SR', 'REA', 40))
    expectRefused(bought, convert('SR'), '4.5.1', 'convertLate', late)
    const used = play(sr({ privates: { REA: 'SR' } }), usePrivate('SR', 'REA'))
    expectRefused(used, convert('SR'), '4.5.1', 'convertLate', late)
    const trainless = sr({ charter: { trains: [] } })
    expectRefused(play(trainless, buyTrain('SR', '3')), convert('SR'), '4.5.1', 'convertLate')
  })

  it('4.5.1 also in the first turn, and in its own turn only', () => {
    expectAllowed(sr({ charter: { operated: false } }), convert('SR'))
    const two = place({
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, trains: ['3'], value: 90 },
        WM: { president: 'p1', shares: { p1: 2 } },
      },
      phase: '3',
      turn: 'SR',
    })
    expectRefused(two, convert('WM'), '4.5', 'notYourTurn', { turn: 'SR' })
  })

  it('4.4 a Ten-Share Company has nothing to convert', () => {
    expectRefused(play(sr(), convert('SR')), convert('SR'), '4.5.1', 'tenShares', { corporation: 'SR' })
  })

  it('4.5.1 in the turn after the one that brings phase 3', () => {
    const state = sr({ phase: '2', charter: { trains: [] } })
    const bought = play(state, buyTrain('SR', '2G'))
    expect(bought.phase).toBe('3')
    expectRefused(bought, convert('SR'), '4.5.1', 'convertLate')
  })

  it('4.5.3 the stations that come with it cost $100 once the first was placed', () => {
    const placed = sr({ charter: { stations: 0 } })
    expect(cash(play(placed, convert('SR'), placeToken('SR')), 'SR')).toEqual([400])
    expect(cash(play(sr(), convert('SR'), placeToken('SR')), 'SR')).toEqual([460])
  })
})

describe('4.5.3 stations', () => {
  it('4.5.3 $40, then $100 each', () => {
    const state = (stations: number) => sr({ charter: { size: 10, stations } })
    expect(cash(play(state(3), placeToken('SR')), 'SR', 'bank')).toEqual([460, 6340])
    expect(cash(play(state(2), placeToken('SR')), 'SR')).toEqual([400])
    expect(cash(play(state(1), placeToken('SR')), 'SR')).toEqual([400])
    expectRefused(state(0), placeToken('SR'), '4.5.3', 'noStation', { corporation: 'SR' })
  })

  it('4.5.3 a Five-Share Company has one besides its home', () => {
    const state = play(sr(), placeToken('SR'), run('SR', 0), endTurn('SR'))
    expect(state.corporations.SR.stations).toBe(0)
    expectRefused(sr({ charter: { stations: 0 } }), placeToken('SR'), '4.5.3', 'noStation')
  })

  it('4.5.3 one a turn, before the trains run', () => {
    const state = sr({ charter: { size: 10 } })
    expectRefused(play(state, placeToken('SR')), placeToken('SR'), '4.5.3', 'secondStation', {
      corporation: 'SR',
    })
    expectRefused(play(state, run('SR', 0)), placeToken('SR'), '4.5.3', 'stepOver', {
      step: 'station',
      now: 'trains',
    })
  })

  it('4.5.3 paid by the treasury alone', () => {
    expectRefused(sr({ charter: { treasury: 39 } }), placeToken('SR'), '4.5.3', 'tooExpensive', {
      payer: 'SR',
      has: 39,
      price: 40,
    })
  })

  it('4.5.3 not where it has one, if the city is named', () => {
    const state = sr({ charter: { size: 10 } })
    expectRefused(state, placeToken('SR', 'Richmond'), '4.5.3', 'stationThere', { city: 'Richmond' })
    const placed = play(state, placeToken('SR', 'Roanoke'))
    const later = { ...placed, turn: sr().turn }
    expectRefused(later, placeToken('SR', 'Roanoke'), '4.5.3', 'stationThere', { city: 'Roanoke' })
    expectAllowed(later, placeToken('SR', 'Philadelphia'))
    expectAllowed(later, placeToken('SR'))
  })

  it('4.5.3 nor where the Potomac Yards have one, which themselves may go to any city', () => {
    const yards = (city: PlaceId) => usePrivate('SR', 'PY', { use: 'token', city })
    const state = sr({ charter: { size: 10 }, privates: { PY: 'SR' } })
    expectAllowed(state, yards('Richmond'))
    const extra = play(state, yards('Roanoke'))
    expectRefused(extra, placeToken('SR', 'Roanoke'), '4.5.3', 'stationThere', { city: 'Roanoke' })
  })
})

describe('4.2 private companies', () => {
  const rich = (more: Partial<Place> = {}) => sr({ privates: { REA: 'p2', TIW: 'p2', PY: 'p3' }, ...more })

  it.each([
    ['REA', 20, 60],
    ['TIW', 30, 90],
    ['PY', 40, 120],
  ] as const)('4.2 %s is sold to a corporation for $%i to $%i', (company, least, most) => {
    const facts = { private: company, least, most }
    expectRefused(rich(), acquire('SR', company, least - 1), '4.2', 'priceRange', facts)
    expectRefused(rich(), acquire('SR', company, most + 1), '4.2', 'priceRange', {
      ...facts,
      price: most + 1,
    })
    expectAllowed(rich(), acquire('SR', company, least))
    const state = play(rich(), acquire('SR', company, most))
    expect(cash(state, 'SR')).toEqual([500 - most])
    expect(state.privates[company]).toBe('SR')
  })

  it('4.2 the money goes to the player who owned it', () => {
    expect(cash(play(rich(), acquire('SR', 'PY', 100)), 'p3', 'SR')).toEqual([500, 400])
  })

  it('4.2 not in phase 2, but in the very turn that brings phase 3', () => {
    const early = rich({ phase: '2', charter: { trains: [] } } as Partial<Place>)
    expectRefused(early, acquire('SR', 'REA', 40), '4.2', 'privatesNotYet', { phase: '2' })
    expectAllowed(play(early, buyTrain('SR', '3')), acquire('SR', 'REA', 40))
  })

  it('4.2 from a player, never from another corporation, nor one that is closed', () => {
    const owned = rich({ privates: { REA: 'WM', PY: 'closed' } })
    expectRefused(owned, acquire('SR', 'REA', 40), '4.2', 'notFromPlayer', { private: 'REA', owner: 'WM' })
    expectRefused(owned, acquire('SR', 'PY', 80), '4.2', 'notFromPlayer', { owner: 'closed' })
  })

  it('4.2 with money of the treasury, at any time of the turn', () => {
    const poor = rich({ charter: { treasury: 25, trains: ['3'] } } as Partial<Place>)
    expectRefused(poor, acquire('SR', 'REA', 26), '4.2', 'tooExpensive', { has: 25, price: 26 })
    expectAllowed(play(rich(), run('SR', 0)), acquire('SR', 'REA', 40))
    expectRefused(rich({ turn: 'p1' }), acquire('SR', 'REA', 40), '4.3', 'notYourTurn')
  })

  it('4.2 the Railway Express Agency: +10 in a city, and it closes', () => {
    const state = play(sr({ privates: { REA: 'SR' } }), usePrivate('SR', 'REA', { city: 'Norfolk' }))
    expect(state.privates.REA).toBe('closed')
    expect(state.corporations.SR.express).toBe(true)
    expectRefused(state, usePrivate('SR', 'REA'), '4.2', 'notOwned', { private: 'REA', owner: 'closed' })
  })

  it('4.2 the +10 is for cities, not for Off-Map Areas', () => {
    const state = sr({ privates: { REA: 'SR' } })
    for (const city of ['Philadelphia', 'Grafton'] as const)
      expectRefused(state, usePrivate('SR', 'REA', { city }), '4.2', 'notInCity', { city })
  })

  it('4.5.3 tokens of private companies in the token phase, before or after a station', () => {
    const owned = sr({ privates: { REA: 'SR', PY: 'SR' } })
    expectAllowed(play(owned, placeToken('SR')), usePrivate('SR', 'REA'))
    expectAllowed(play(owned, usePrivate('SR', 'REA')), placeToken('SR'))
    const ran = play(owned, run('SR', 0))
    expectRefused(ran, usePrivate('SR', 'REA'), '4.5.3', 'stepOver', { step: 'station', now: 'trains' })
    expectRefused(ran, usePrivate('SR', 'PY', { use: 'token' }), '4.5.3', 'stepOver')
  })

  it('4.2 the Potomac Yards: an extra station, free, that is none of the charter’s', () => {
    const owned = sr({ privates: { PY: 'SR' }, charter: { stations: 0, treasury: 0 } })
    const state = play(owned, usePrivate('SR', 'PY', { use: 'token', city: 'Roanoke' }))
    expect(state.corporations.SR).toMatchObject({ stations: 0, extraStation: true, places: ['Roanoke'] })
    expect(cash(state, 'SR')).toEqual([0])
    expect(state.privates.PY).toBe('closed')
  })

  it('4.2 or one more train for good, in the train phase', () => {
    const owned = sr({ privates: { PY: 'SR' } })
    const limit = usePrivate('SR', 'PY', { use: 'trainLimit' })
    expectRefused(owned, limit, '4.5.5', 'mustRun', { trains: 1 })
    const state = play(owned, run('SR', 0), limit)
    expect(state.corporations.SR.extraTrain).toBe(true)
    expect(state.privates.PY).toBe('closed')
    expectRefused(state, usePrivate('SR', 'PY', { use: 'token' }), '4.2', 'notOwned')
  })

  it('4.2 a corporation without a train passes its run by with it', () => {
    const owned = sr({ privates: { PY: 'SR' }, charter: { trains: [] } })
    const state = play(owned, usePrivate('SR', 'PY', { use: 'trainLimit' }))
    expect(space(state, 'SR')).toEqual([4, 2])
    expectRefused(state, placeToken('SR'), '4.5.3', 'stepOver')
  })

  it('4.2 which of the two is said, and of the Potomac Yards only', () => {
    const owned = sr({ privates: { REA: 'SR', PY: 'SR' } })
    expectRefused(owned, usePrivate('SR', 'PY'), '4.2', 'useNeeded', { private: 'PY' })
    expectRefused(owned, usePrivate('SR', 'REA', { use: 'token' }), '4.2', 'useNotAsked', { private: 'REA' })
    expectRefused(
      owned,
      usePrivate('SR', 'PY', { use: 'trainLimit', city: 'Norfolk' }),
      '4.2',
      'noCityNeeded',
    )
  })

  it('4.2 only what the corporation itself owns, in its own turn', () => {
    const state = sr({ privates: { REA: 'p1', PY: 'WM' } })
    expectRefused(state, usePrivate('SR', 'REA'), '4.2', 'notOwned', { corporation: 'SR', owner: 'p1' })
    expectRefused(state, usePrivate('WM', 'PY', { use: 'token' }), '4.5', 'notYourTurn')
  })
})
