import { describe, expect, it } from 'vitest'
import type { RailDesk } from '../../../../src/families/railway/import/desk'
import { earnedOn } from '../../../../src/families/railway/import/earned'
import { game } from '../../../../src/titles/1889/data'
import { MAP } from '../../../../src/titles/1889/map'

const earned = earnedOn(MAP, { F1: 'Imabari', B3: 'Yawatahama', G10: 'Nangoku' })

/** A desk in this phase, with these tiles laid, oldest first. */
function deskOf(phase: string, tiles: Readonly<Record<string, readonly string[]>> = {}): RailDesk {
  const recording = { game, cities: { F9: 'Kouchi', E2: 'Matsuyama', C4: 'Ohzu', B7: 'Uwajima' } }
  const memory = { tiles: new Map(Object.entries(tiles)) }
  return { recording, state: { phase }, memory } as unknown as RailDesk
}

describe('what a run earned of which a file says only the way', () => {
  it('a stop counts as printed, and by the tile that was laid last', () => {
    const run = [{ train: '3-0', connections: [['F9', 'G10']] }]
    expect(earned(deskOf('2', { G10: ['58-0'] }), 'TR', run)).toBe(30 + 10)
    expect(earned(deskOf('2', { G10: ['437-0'] }), 'TR', run)).toBe(30 + 30)
    const brown = deskOf('5', { G10: ['58-0'], F9: ['466-0'] })
    expect(earned(brown, 'TR', run)).toBe(60 + 10)
  })

  it('a hex counts once for each train, wherever in a connection it stands; plain track earns nothing', () => {
    const ways = [
      ['B5', 'B7', 'C4'],
      ['C4 0', 'D3', 'E2'],
    ]
    const desk = deskOf('3', { B5: ['8-0'], E2: ['5-0', '15-0'] })
    expect(earned(desk, 'UR', [{ train: '3-1', connections: ways }])).toBe(40 + 20 + 30)
    const twice = ['3-1', '3-2'].map(train => ({ train, hexes: ['B7', 'C4'] }))
    expect(earned(desk, 'UR', twice)).toBe(2 * (40 + 20))
  })

  it('places off the board count by phase, and for a D otherwise', () => {
    const run = (train: string) => [{ train, hexes: ['F1', 'E2'] }]
    expect(earned(deskOf('2', { E2: ['5-0'] }), 'IR', run('2-0'))).toBe(30 + 20)
    expect(earned(deskOf('D', { E2: ['448-0'] }), 'IR', run('5-0'))).toBe(60 + 40)
    expect(earned(deskOf('D', { E2: ['448-0'] }), 'IR', run('D-0'))).toBe(100 + 40)
  })

  it('what the file says of a route is taken as it stands', () => {
    const run = [
      { train: '2-0', revenue: 70, hexes: ['F1', 'E2'] },
      { train: '2-1', hexes: ['B3', 'C4'] },
    ]
    expect(earned(deskOf('2'), 'UR', run)).toBe(70 + 20 + 20)
    expect(earned(deskOf('2'), 'UR', [])).toBe(0)
  })

  it('a train that goes nowhere earns nothing, as a file may say it', () => {
    const run = [
      { train: '3-0', hexes: [] },
      { train: '3-1', connections: [['B3']] },
      { train: '2-5', hexes: ['B7', 'C8'] },
    ]
    expect(earned(deskOf('3'), 'UR', run)).toBe(0)
  })

  it('a tile that is none for its place, a route without a way, and fields that are none stop the import', () => {
    const odd = deskOf('2', { E2: ['58-0'] })
    expect(earned(odd, 'IR', [{ train: '2-0', hexes: ['E2', 'F1'] }])).toEqual({
      ...{ code: 'noStop', facts: { hex: 'E2', tile: '58-0' } },
    })
    const silent = [{ train: '2-0', revenue: 10 }, { train: '2-1' }]
    expect(earned(deskOf('2'), 'IR', silent)).toEqual({
      ...{ code: 'unreadable', facts: { key: 'routes.1.revenue' } },
    })
    expect(earned(deskOf('2'), 'IR', [{ train: '2-0', connections: [['E2', 7]] }])).toEqual({
      ...{ code: 'unreadable', facts: { key: 'routes.0.connections.0.1' } },
    })
  })
})
