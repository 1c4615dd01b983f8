import type { Sheet } from '../../sheet/sheet'
import type { Game } from '../game'
import type { RailwayMap } from '../map/printed'
import { type OwnMap, placesOf, valueFor, valuesOf } from '../map/values'
import { type AnyRailway, trainsOf } from '../table'

/** The revenue sheet of a corporation, from the printed map and what lies on the table. */
export function sheetOf(game: Game, map: RailwayMap, own: OwnMap = {}) {
  return (state: AnyRailway, corporation: string): Sheet => {
    const byKind = placesOf(map, own, state)
    const figures = Object.assign({}, ...Object.values(byKind)) as RailwayMap['places'][string]
    const worth = (train: string, place: string, value: number) => valueFor(figures[place], train) ?? value
    return {
      places: Object.entries(byKind).flatMap(([kind, places]) =>
        Object.entries(places).map(([id, figure]) => ({
          ...{ id, kind, values: valuesOf(game, map, state, figure) },
          more: own.more?.(state, corporation, id) ?? 0,
        })),
      ),
      trains: trainsOf(state, corporation).map(type => {
        const { stops = Number.POSITIVE_INFINITY, times = 1 } = map.trains[type] ?? {}
        return { type, stops, times }
      }),
      bonuses: own.bonuses?.(state, corporation) ?? [],
      kinds: map.kinds,
      alikeEnds: map.alikeEnds,
      lacks: (_, visits) => (visits.size < 2 ? 'alone' : undefined),
      worth: ({ type, times }, _, { id, kind, more }, value) =>
        (worth(type, id, value) + more) * (map.kinds[kind]?.once ? 1 : times),
      shows: ({ type }, { id }, value) => worth(type, id, value),
      cites: map.cites,
    }
  }
}
