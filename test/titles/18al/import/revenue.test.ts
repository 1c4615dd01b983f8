import { describe, expect, it } from 'vitest'
import type { RailDesk } from '../../../../src/families/railway/import/desk'
import { runRevenue } from '../../../../src/titles/18al/import/revenue'
import { type Abilities, ownOf } from '../../../../src/titles/18al/own'
import { table } from '../kit'
import { deskAt } from './desk'

/** A map with these tiles, in a phase, with the pieces of Table III in their places. */
function desk(
  tiles: Readonly<Record<string, string>>,
  phase: string = '2',
  abilities: Partial<Abilities> = {},
): RailDesk {
  const state = table()
  const own = { ...state.own, abilities: { ...ownOf(state).abilities, ...abilities } }
  const made = deskAt({ ...state, phase, own })
  for (const [hex, tile] of Object.entries(tiles)) made.memory.tiles.set(hex, [`${tile}-0`])
  return made
}

/** A train's route; each connection is written as its hexes with dashes between them. */
const route = (train: string, ...ways: string[]) => ({
  train: `${train}-0`,
  connections: ways.map(way => way.split('-')),
})

const at = (made: RailDesk, ...routes: ReturnType<typeof route>[]) => runRevenue(made, 'L&N', routes)

describe('the revenue of a run recorded by its hexes alone', () => {
  it('counts the ends of the connections, each once', () => {
    expect(at(desk({ C4: '57' }), route('2', 'A4-C4'))).toBe(60)
    const tiles = { C4: '14', G4: '442a', G2: '445' }
    expect(at(desk(tiles, '3'), route('3', 'G4-E4-C4', 'G2-F3-G4', 'F1-G2'))).toBe(30 + 30 + 20 + 30)
    expect(at(desk({ C4: '57' }), route('2', 'A4-C4 0'))).toBe(60)
  })

  it.each([
    ['441a', 'G4', 10],
    ['442a', 'G4', 30],
    ['444b', 'G4', 50],
    ['446', 'G4', 70],
    ['6', 'L5', 20],
    ['443a', 'L5', 40],
    ['444m', 'L5', 50],
    ['15', 'E6', 30],
    ['63', 'K2', 40],
    ['58', 'C6', 10],
    ['144', 'C6', 10],
  ])('tile %s at %s pays $%i', (tile, hex, worth) => {
    expect(at(desk({ [hex]: tile }), route('2', `F1-${hex}`))).toBe(30 + worth)
  })

  it('takes the second values from the first 5 on, a lower one too', () => {
    const printed = ['A4', 'B1', 'B7', 'G8', 'P7', 'Q2', 'L1', 'F1', 'H5', 'E6', 'K4', 'D7', 'M8']
    const worth = (phase: string) => printed.map(hex => Number(at(desk({}, phase), route('2', `${hex}`))))
    expect(worth('4')).toEqual([40, 40, 30, 40, 30, 40, 30, 30, 30, 20, 20, 10, 10])
    expect(worth('5')).toEqual([50, 30, 50, 70, 40, 50, 40, 30, 30, 20, 20, 10, 10])
  })

  it('doubles cities and off-board places for a 4D, not towns and not the name chits', () => {
    const made = desk({ G4: '446', C6: '58' }, '4D', { chits: 'L&N' })
    expect(at(made, route('4D', 'G8-F7-G4', 'G4-C6'))).toBe(2 * 70 + 2 * 70 + 10 + 20)
  })

  it('adds the coal token to each train that calls there, for its owner alone', () => {
    const coal = { at: 'Birmingham', corporation: 'L&N' } as const
    const twice = [route('2', 'H5-G4'), route('2', 'G4-F1')]
    expect(at(desk({ G4: '441a' }, '3', { coal }), ...twice)).toBe(40 + 40 + 20)
    const others = { coal: { ...coal, corporation: 'TAG' as const } }
    expect(at(desk({ G4: '441a' }, '3', others), ...twice)).toBe(40 + 40)
  })

  it('adds each name chit once', () => {
    const made = desk({ G4: '441a' }, '3', { chits: 'L&N' })
    expect(at(made, route('2', 'G8-G4'), route('2', 'G8-G4'), route('2', 'A4-Q2'))).toBe(
      50 + 50 + 20 + 80 + 40,
    )
    expect(at(desk({ G4: '441a' }, '3', { chits: 'TAG' }), route('2', 'G8-G4'))).toBe(50)
  })

  it('is what newer files say it was', () => {
    expect(at(desk({}), { ...route('2', 'B3-B5'), ...{ revenue: 90 } })).toBe(90)
    expect(at(desk({}))).toBe(0)
  })
})
