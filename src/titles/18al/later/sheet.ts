import { trainsOf } from '../../../families/railway/operating/offers'
import type { AnyRailway } from '../../../families/railway/table'
import type { Kind, MapPlace, Sheet } from '../../../families/sheet/sheet'
import type { Paragraph } from '../book'
import { game } from '../data'
import {
  CHITS,
  CITY_TILES,
  COAL_BONUS,
  GRAY_CITIES,
  LUMBER_TERMINAL,
  OFF_BOARD,
  runsOf,
  TILE_FROM,
  TOWNS,
  TWO_VALUES,
} from '../map/map'
import { ownOf } from '../own'

/** Cities and ends count against the length of a train; towns do not (4.2.3). */
const KINDS = {
  end: { stop: true, end: true },
  city: { stop: true, end: false },
  town: { stop: false, end: false },
} as const satisfies Readonly<Record<string, Kind>>

const fixed = (id: string, kind: keyof typeof KINDS, value: number): Omit<MapPlace, 'more'> => ({
  id,
  kind,
  values: [{ tile: null, value }],
})

/** Tiles of a city that may lie on the board in this phase (Table I). */
function tilesOf(state: AnyRailway, tiles: Readonly<Record<string, number>>): MapPlace['values'] {
  return Object.entries(tiles)
    .filter(([tile]) => {
      const from = TILE_FROM[tile]
      return from === undefined || game.reached(state, from)
    })
    .map(([tile, value]) => ({ tile, value }))
}

function places(state: AnyRailway): readonly Omit<MapPlace, 'more'>[] {
  const second = game.reached(state, '5') ? 1 : 0
  const cities: readonly Omit<MapPlace, 'more'>[] = [
    ...Object.entries(CITY_TILES).map(([id, tiles]) => ({
      id,
      kind: 'city' as const,
      values: tilesOf(state, tiles),
    })),
    fixed('Meridian', 'city', TWO_VALUES.Meridian[second]),
    ...Object.entries(GRAY_CITIES).map(([id, value]) => fixed(id, 'city', value)),
  ]
  const lumber = ownOf(state).abilities.lumber === 'laid'
  return [
    ...OFF_BOARD.map(id => fixed(id, 'end', TWO_VALUES[id][second])),
    ...cities,
    ...Object.entries(TOWNS).map(([id, value]) => fixed(id, 'town', value)),
    ...(lumber ? [fixed(LUMBER_TERMINAL.id, 'town', LUMBER_TERMINAL.value)] : []),
  ]
}

/** The revenue sheet of a corporation: places by phase and tile, its trains, its coal token and name chits (4.2.3, Table III). */
export function sheet(state: AnyRailway, corporation: string): Sheet {
  const { coal, chits } = ownOf(state).abilities
  const coalAt = 'corporation' in coal && coal.corporation === corporation ? coal.at : undefined
  return {
    places: places(state).map(place => ({ ...place, more: place.id === coalAt ? COAL_BONUS : 0 })),
    trains: trainsOf(state, corporation).map(type => ({ type, ...runsOf(type) })),
    bonuses: chits === corporation ? CHITS : [],
    kinds: KINDS,
    alikeEnds: 2,
    // A route connects two or more places (4.2.3(a)).
    lacks: (_, visits) => (visits.size < 2 ? 'alone' : undefined),
    worth: ({ times }, _, place, value) => (value + place.more) * (place.kind === 'town' ? 1 : times),
    cites: ['4.2.3', '4.2.3.1'] satisfies Paragraph[],
  }
}
