import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { cash } from '../../tried'
import { expectAllowed, expectRefused, four, place, placeToken, play } from '../kit'

const builder = (red = {}, more = {}) => place({ companies: four({ red }), card: { id: 'station' }, ...more })

describe('stations', () => {
  it('stations: $40 the first after the home, $100 each further one', () => {
    expect(cash(play(builder(), placeToken('red')), 'red')).toEqual([460])
    expect(cash(play(builder({ stations: 1 }), placeToken('red')), 'red')).toEqual([400])
    expect(report(play(builder(), placeToken('red'))).corporations.red?.tokens).toBe(1)
  })

  it('characters: half of it with the General, for all companies of the owner', () => {
    const general = { characters: { general: 'p1' } }
    expect(cash(play(builder({}, general), placeToken('red')), 'red')).toEqual([480])
    expect(cash(play(builder({ stations: 1 }, general), placeToken('red')), 'red')).toEqual([450])
  })

  it('stations: one a card', () => {
    expectRefused(play(builder(), placeToken('red')), placeToken('red'), 'stations', 'oneStation')
  })

  it('stations: none left, too dear, another player’s company, another card', () => {
    expectRefused(builder({ stations: 0 }), placeToken('red'), 'stations', 'noStation', { stations: 2 })
    expectRefused(builder({ treasury: 39 }), placeToken('red'), 'stations', 'tooExpensive', {
      has: 39,
      price: 40,
    })
    expectRefused(builder(), placeToken('blue'), 'actions', 'notDirector', { director: 'p2' })
    const tile = builder({}, { card: { id: 'tile' } })
    expectRefused(tile, placeToken('red'), 'actions', 'notOnCard', { wanted: 'station' })
    const pays = builder({}, { card: { id: 'station', use: 'alternative' } })
    expectRefused(pays, placeToken('red'), 'actions', 'notOnCard', { use: 'alternative' })
  })

  it('stations: one per city, if the cities are named', () => {
    const state = play(builder(), placeToken('red', 'Tottenham'))
    const later = { ...state, turn: builder().turn }
    expectRefused(later, placeToken('red', 'Tottenham'), 'stations', 'stationThere', { city: 'Tottenham' })
    expectAllowed(later, placeToken('red', 'Plips'))
  })
})
