import { describe, expect, it } from 'vitest'
import { bestOf, runningNow } from '../../../../src/families/railway/kept/running'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { coast, keeping } from './shikoku'

const ALL = { C2: '57', E2: '58', G2: '57' }

/** The best runs of the corporation whose turn it is: the total, and of each train its stops. */
function best(state: AnyRailway) {
  const running = runningNow(coast, state)
  const { total, runs } = bestOf(coast, running as NonNullable<typeof running>)
  return [total, ...runs.map(({ train, stops }) => `${train}: ${stops.toSorted().join(' ')}`)]
}

describe('the best run on a map that a title gives as data', () => {
  it('is not asked for at a table that keeps none', () => {
    expect(runningNow(coast, { ...keeping({}), own: { cities: {} } })).toBeUndefined()
  })

  it('counts what the title counts: here a town as well, so that a 2 gets no further than to it', () => {
    expect(best(keeping(ALL))).toEqual([55, '2: A2 C2'])
    expect(best(keeping(ALL, { trains: ['3'] }))).toEqual([65, '3: A2 C2 E2'])
  })

  it('has what hexes are worth to the one that runs, and what it gets for several of them', () => {
    expect(best(keeping(ALL, { trains: ['4'] }))).toEqual([30 + 25 + 10 + 20 + 15, '4: A2 C2 E2 G2'])
  })

  it('earns what the map prints for the phase, and for a type of train', () => {
    expect(best(keeping(ALL, { phase: '5', trains: ['2'] }))[0]).toBe(60 + 25)
    expect(best(keeping(ALL, { phase: 'D', trains: ['D'] }))[0]).toBe(100 + 25 + 10 + 20 + 15)
  })
})
