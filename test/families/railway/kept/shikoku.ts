import { chartOf } from '../../../../src/families/map/board'
import type { MapPolicy } from '../../../../src/families/railway/kept/policy'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { game } from '../../../../src/titles/1889/data'
import { MAP } from '../../../../src/titles/1889/map'
import { turn } from '../../../titles/1889/turn'

/**
 * A made-up coast of four hexes from north to south, for a game whose title has no map yet: what a title gives of itself is this, and
 * no more. The chapel is a town that one tile brings to a plain hex.
 */
export const coast: MapPolicy = {
  game,
  chart: chartOf({
    steps: [
      [2, 0],
      [1, -1],
      [-1, -1],
      [-2, 0],
      [-1, 1],
      [1, 1],
    ],
    kinds: MAP.kinds,
    plain: 'I2',
    hexes: {
      A2: { name: 'Imabari', kind: 'offMap', exits: '0', fixed: 'red' },
      C2: { name: 'Tokushima', kind: 'city', circles: 1 },
      E2: { name: 'Muki', kind: 'town' },
      G2: { name: 'Matsuyama', kind: 'city', circles: 1 },
    },
    tiles: {
      yellow: {
        57: { count: 2, kind: 'city', value: 20, circles: 1, exits: '03' },
        58: { count: 1, kind: 'town', value: 10, exits: '03' },
        9: { count: 1, track: '03' },
        chapel: { count: 1, name: 'Chapel', kind: 'town', value: 5, exits: '03', only: ['I2'] },
      },
      green: { 14: { count: 1, kind: 'city', value: 30, circles: 2, exits: '0134' } },
    },
  }),
  values: MAP,
  own: {
    more: (_, corporation, place) => (corporation === 'AR' && place === 'Tokushima' ? 5 : 0),
    bonuses: () => [{ name: 'Express', at: ['Imabari', 'Matsuyama'], value: 15 }],
  },
  cities: ['Tokushima', 'Matsuyama'],
  terrain: { G2: 80 },
  special: () => ({ chapel: false }),
  stays: () => false,
  refuses: () => undefined,
  lays: (_, corporation, lay) => ({ type: 'layTile', corporation, cost: 0, ...lay }),
  places: (_, corporation, city) => ({ type: 'placeToken', corporation, city }),
  cite: () => 'Operating turn',
}

/** AR's turn at a table that keeps this map: tiles by hex, and stations beside the homes by corporation. */
export function keeping(
  tiles: Readonly<Record<string, string>>,
  { phase = '2', trains = ['2'], cities = {} }: { phase?: string; trains?: string[]; cities?: object } = {},
): AnyRailway {
  const state = turn({ phase, trains: { AR: trains } })
  const laid = Object.entries(tiles).map(([hex, tile]) => [hex, { tile, rotation: 0 }] as const)
  return { ...state, own: { ...state.own, cities, map: { tiles: Object.fromEntries(laid), doubts: [] } } }
}
