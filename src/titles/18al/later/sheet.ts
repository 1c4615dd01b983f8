import type { Kind, MapPlace, Sheet } from '../../../families/sheet/sheet'
import type { Paragraph } from '../book'
import type { CorporationId } from '../data'
import {
  CHITS,
  CITY_TILES,
  COAL_BONUS,
  GRAY_CITIES,
  LUMBER_TERMINAL,
  OFF_BOARD,
  TILE_FROM,
  TOWNS,
  TRAIN_RUNS,
  TWO_VALUES,
} from '../map/map'
import { type AlState, phaseReached } from '../state'

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
function tilesOf(state: AlState, tiles: Readonly<Record<string, number>>): MapPlace['values'] {
  return Object.entries(tiles)
    .filter(([tile]) => {
      const from = TILE_FROM[tile]
      return from === undefined || phaseReached(state, from)
    })
    .map(([tile, value]) => ({ tile, value }))
}

function places(state: AlState): readonly Omit<MapPlace, 'more'>[] {
  const second = phaseReached(state, '5') ? 1 : 0
  const cities: readonly Omit<MapPlace, 'more'>[] = [
    ...Object.entries(CITY_TILES).map(([id, tiles]) => ({
      id,
      kind: 'city' as const,
      values: tilesOf(state, tiles),
    })),
    fixed('Meridian', 'city', TWO_VALUES.Meridian[second]),
    ...Object.entries(GRAY_CITIES).map(([id, value]) => fixed(id, 'city', value)),
  ]
  const lumber = state.extra.abilities.lumber === 'laid'
  return [
    ...OFF_BOARD.map(id => fixed(id, 'end', TWO_VALUES[id][second])),
    ...cities,
    ...Object.entries(TOWNS).map(([id, value]) => fixed(id, 'town', value)),
    ...(lumber ? [fixed(LUMBER_TERMINAL.id, 'town', LUMBER_TERMINAL.value)] : []),
  ]
}

/** The revenue sheet of a corporation: places by phase and tile, its trains, its coal token and name chits (4.2.3, Table III). */
export function sheet(state: AlState, corporation: CorporationId): Sheet {
  const { coal, chits } = state.extra.abilities
  const coalAt = 'corporation' in coal && coal.corporation === corporation ? coal.at : undefined
  return {
    places: places(state).map(place => ({ ...place, more: place.id === coalAt ? COAL_BONUS : 0 })),
    trains: state.depot.owned[corporation].map(type => ({ type, ...TRAIN_RUNS[type] })),
    bonuses: chits === corporation ? CHITS : [],
    kinds: KINDS,
    alikeEnds: 2,
    // A route connects two or more places (4.2.3(a)).
    lacks: (_, visits) => (visits.size < 2 ? 'alone' : undefined),
    worth: ({ times }, _, place, value) => (value + place.more) * (place.kind === 'town' ? 1 : times),
    cites: ['4.2.3', '4.2.3.1'] satisfies Paragraph[],
  }
}
