import { describe, expect, it } from 'vitest'
import { hexOf } from '../../../../src/families/railway/kept/board'
import { hasRoute, isReached } from '../../../../src/families/railway/kept/reached'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { coast, keeping } from './shikoku'

const ALL = { C2: '57', E2: '58', G2: '57' }
const PLACES = ['Imabari', 'Tokushima', 'Muki', 'Matsuyama']

/** The places that AR can reach. */
const reachedIn = (state: AnyRailway) =>
  PLACES.filter(place => isReached(coast, state, 'AR', hexOf(coast, place)))
const reaches = (...table: Parameters<typeof keeping>) => reachedIn(keeping(...table))

it('a map has a route once track leads from a station to another stop', () => {
  expect(hasRoute(coast, keeping({}), 'AR')).toBe(false)
  expect(hasRoute(coast, keeping({ C2: '57' }, { trains: [] }), 'AR')).toBe(true)
})

describe('the places that a train of a corporation can run to', () => {
  it('are as far away as its longest train may run, and where it has a station', () => {
    expect(reaches(ALL)).toEqual(['Imabari', 'Tokushima', 'Muki'])
    expect(reaches(ALL, { trains: ['2', '3'] })).toEqual(PLACES)
    expect(reaches(ALL, { cities: { AR: ['Matsuyama'] } })).toEqual(PLACES)
  })

  it('are those that existing track leads to', () => {
    expect(reaches({})).toEqual(['Tokushima'])
    expect(reaches({ C2: '57' }, { trains: ['4'] })).toEqual(['Imabari', 'Tokushima'])
  })

  it('are not known at a table that keeps no map, which is then believed', () => {
    const { own, ...table } = keeping({})
    expect(reachedIn({ ...table, own: { ...own, map: undefined } })).toEqual(PLACES)
  })
})
