import { describe, expect, it } from 'vitest'
import { stopName } from '../../../../src/families/railway/kept/board'
import { keepingOf } from '../../../../src/families/railway/kept/keeping'
import { doubtedIn, laysNow } from '../../../../src/families/railway/kept/lays'
import { stationsNow } from '../../../../src/families/railway/kept/stations'
import { coast, keeping } from './shikoku'

const law = keepingOf(coast)
const lays = (...given: Parameters<typeof keeping>) =>
  [...laysNow(coast, keeping(...given))].map(([hex, all]) => `${hex} ${all.map(({ tile }) => tile)}`)

describe('what may be laid on a map that a title gives as data', () => {
  it('is of the colors of the phase, next to what the corporation is connected to', () => {
    expect(lays({})).toEqual(['C2 57'])
    expect(lays({ C2: '57' })).toEqual(['E2 58'])
    expect(lays({ C2: '57' }, { phase: '3' })).toEqual(['E2 58'])
  })

  it('is doubted otherwise, but for tiles that only some may lay', () => {
    expect(doubtedIn(coast, keeping({}), 'AR', 'E2')).toEqual([
      { tile: '58', rotation: 0, code: 'notConnected' },
      ...[1, 2].map(rotation => ({ tile: '58', rotation, code: 'deadEnd' })),
    ])
    expect(doubtedIn(coast, keeping({}), 'AR', 'I2').map(({ tile }) => tile)).not.toContain('chapel')
  })

  it('is refused with the paragraph of the title if it cannot lie there', () => {
    const refused = (hex: string, tile: string, rotation?: number) =>
      law.refuseLaid(keeping({ C2: '57' }), {
        ...{ corporation: 'AR', hex, tile },
        ...(rotation === undefined ? {} : { rotation }),
      })
    expect(refused('C2', '99', 0)).toEqual({
      ...{ code: 'noTile', facts: { hex: 'C2', tile: '99' }, cite: 'Operating turn' },
    })
    expect(refused('A2', '57', 0)?.code).toBe('noTileHere')
    expect(refused('E2', '57', 0)?.code).toBe('otherKind')
    expect(refused('E2', '58', 6)?.code).toBe('noRotation')
    expect(refused('E2', '58')?.code).toBe('layIncomplete')
    expect(refused('E2', '58', 0)).toBeUndefined()
  })
})

describe('stations on such a map', () => {
  it('may be placed where the corporation is connected, and a circle is free that is nobody’s home', () => {
    const through = { C2: '57', E2: '58', G2: '57' }
    // Matsuyama is the home of another.
    expect(stationsNow(coast, keeping(through))).toEqual([])
    expect(stationsNow(coast, keeping({ ...through, G2: '14' }))).toEqual(['G2'])
    expect(stationsNow(coast, keeping({ ...through, G2: '14' }, { cities: { AR: ['Matsuyama'] } }))).toEqual(
      [],
    )
  })

  it('are in the report with the tiles', () => {
    expect(law.mapReport(keeping({ C2: '57' }, { cities: { KO: ['Matsuyama'] } }))).toEqual({
      tiles: { C2: ['57', 0] },
      stations: { C2: ['AR'], G2: ['KO'] },
    })
  })
})

it('a stop is called by its hex, or by the tile that brought it there', () => {
  const tiles = { I2: { tile: 'chapel', rotation: 0 } }
  expect(['C2', 'I2', 'K2'].map(hex => stopName(coast, { tiles }, hex))).toEqual([
    'Tokushima',
    'Chapel',
    'K2',
  ])
})
