import { describe, expect, it } from 'vitest'
import { hexOf } from '../../../../src/families/railway/kept/board'
import { doubtedIn, doubtOf, laysNow } from '../../../../src/families/railway/kept/lays'
import { stationsNow } from '../../../../src/families/railway/kept/stations'
import { check } from '../../../../src/rules/apply'
import { CITIES } from '../../../../src/titles/18al/data'
import { type AlAction, law } from '../../../../src/titles/18al/law'
import { kept } from '../../../../src/titles/18al/map/kept'
import { keeping } from '../../../../src/titles/18al/map/late'
import { type Position, place } from '../kit'

await keeping.load()
const { chart } = kept

/** L&N to operate in phase 3, with its map as it lies. */
const operating = (map: object = {}, more: Partial<Position> = {}) =>
  place({
    corporations: {
      'L&N': { president: 'p1', shares: { p1: 6 }, treasury: 500, trains: ['2'] },
      ATN: { president: 'p2', shares: { p2: 6 }, treasury: 500, trains: ['2'] },
    },
    turn: 'L&N',
    phase: '3',
    ...more,
    extra: { operatedOnce: ['L&N', 'ATN'], map: { tiles: {}, doubts: [], ...map }, ...more.extra },
  })
const taken = (state: ReturnType<typeof operating>, action: AlAction) => !check(law, state, action)

describe('4.2.1 what is offered in a hex', () => {
  const state = operating({ tiles: { C4: { tile: '57', rotation: 0 } } })

  it('4.2.1 is all that the rules of the map allow, and then all that is possible', () => {
    for (const hex of Object.keys(chart.hexes)) {
      const legal = laysNow(kept, state).get(hex) ?? []
      const doubted = doubtedIn(kept, state, 'L&N', hex)
      for (const laid of [...legal, ...doubted])
        expect(
          taken(state, kept.lays(state, 'L&N', { hex, ...laid }) as AlAction),
          `${hex} ${laid.tile}`,
        ).toBe(true)
      for (const laid of legal) expect(doubtOf(kept, state, 'L&N', { hex, ...laid })).toBeUndefined()
      for (const { code, ...laid } of doubted)
        expect(doubtOf(kept, state, 'L&N', { hex, ...laid })).toBe(code)
    }
  })

  it('4.2.1 is nothing where no tile lies, and no tile of another kind', () => {
    expect(doubtedIn(kept, state, 'L&N', 'H5')).toEqual([])
    const kinds = doubtedIn(kept, state, 'L&N', 'J7').map(({ tile }) => chart.tiles.get(tile)?.kind)
    expect([...new Set(kinds)]).toEqual(['city'])
  })

  it('Table III: the Lumber Terminal is never doubted, and none is laid over it', () => {
    expect(doubtedIn(kept, state, 'L&N', 'G2').some(({ tile }) => tile === '445')).toBe(false)
    const laid = operating(
      { tiles: { G2: { tile: '445', rotation: 0 } } },
      { extra: { abilities: { coal: { at: 'charter' }, lumber: 'laid', lumberHex: 'G2', chits: null } } },
    )
    expect(doubtedIn(kept, laid, 'L&N', 'G2')).toEqual([])
  })

  it('Table III: the Lumber Terminal stays, though the rules of the map would let it be upgraded', () => {
    const offered = (there: object) => {
      const abilities = { coal: { at: 'charter' as const }, lumber: 'laid' as const, chits: null, ...there }
      const extra = { abilities, cities: { 'L&N': ['Tupelo'] } }
      return laysNow(kept, operating({ tiles: { G2: { tile: '445', rotation: 2 } } }, { extra })).has('G2')
    }
    expect(offered({})).toBe(true)
    expect(offered({ lumberHex: 'G2' })).toBe(false)
  })
})

describe('4.2.2 the cities that take a station', () => {
  const connected = {
    C4: { tile: '57', rotation: 0 },
    E4: { tile: '9', rotation: 0 },
    G4: { tile: '441a', rotation: 3 },
  }

  it('4.2.2 are those that a station is connected to, with a circle that is free', () => {
    expect(stationsNow(kept, operating())).toEqual([])
    expect(stationsNow(kept, operating({ tiles: connected }))).toEqual(['C4', 'G4'])
    const taken = operating({ tiles: connected }, { extra: { cities: { ATN: ['Decatur'] } } })
    // A city full of others is no way on, either.
    expect(stationsNow(kept, taken)).toEqual([])
    const own = operating({ tiles: connected }, { extra: { cities: { 'L&N': ['Decatur'] } } })
    expect(stationsNow(kept, own)).toEqual(['G4'])
  })

  it('4.2.2.1 are entered as the objective where they are one that is not reached', () => {
    const state = operating({ tiles: connected })
    expect(kept.places(state, 'L&N', 'Birmingham')).toMatchObject({ objective: true })
    expect(kept.places(state, 'L&N', 'Decatur')).not.toHaveProperty('objective')
    for (const city of CITIES)
      expect(taken(state, kept.places(state, 'L&N', city) as AlAction), hexOf(kept, city)).toBe(
        city !== 'Nashville',
      )
    const reached = operating({ tiles: connected }, { extra: { objectives: ['L&N'] } })
    expect(kept.places(reached, 'L&N', 'Birmingham')).not.toHaveProperty('objective')
  })
})
