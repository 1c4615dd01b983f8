import type { Board } from '../../map/board'
import type { AnyRailway } from '../table'
import { hasBegun } from '../turns'
import { keptOf } from './own'
import type { MapPolicy } from './policy'

/** The hex in which a place lies; empty for one that the map does not have. */
export const hexOf = ({ chart }: Pick<MapPolicy, 'chart'>, place: string): string =>
  chart.named.get(place) ?? ''

/** What a stop is called: by its hex, or by the tile that brought it there. */
export function stopName({ chart }: Pick<MapPolicy, 'chart'>, { tiles }: Pick<Board, 'tiles'>, hex: string) {
  return chart.hexes[hex]?.name ?? chart.tiles.get(tiles[hex]?.tile ?? '')?.name ?? hex
}

/** The stations on the map by hex: the homes of corporations whose first turn has begun, and those placed in a city that was named. */
export function stationsOf(it: MapPolicy, state: AnyRailway): Board['stations'] {
  const { game } = it
  const stations: Record<string, string[]> = {}
  const { cities } = keptOf(state)
  for (const id of game.corporations) {
    const home = hasBegun(state, id) ? [game.home(state, id)] : []
    for (const city of [...home, ...(cities[id] ?? [])]) {
      const hex = hexOf(it, city)
      stations[hex] = [...(stations[hex] ?? []), id]
    }
  }
  return stations
}

/** The homes of corporations that are not on a board yet, by hex. */
export function homesOf(
  it: MapPolicy,
  state: AnyRailway,
  { stations }: Pick<Board, 'stations'>,
): Board['stations'] {
  const homes: Record<string, string[]> = {}
  for (const id of it.game.corporations) {
    const hex = hexOf(it, it.game.home(state, id))
    if (!stations[hex]?.includes(id)) homes[hex] = [...(homes[hex] ?? []), id]
  }
  return homes
}

/** The tiles that lie on a table's map; none if it does not keep it. */
export const tilesOn = (state: AnyRailway): Board['tiles'] => keptOf(state).map?.tiles ?? {}

/** The map as it lies, homes included; `undefined` if the table does not keep it. */
export function boardOf(it: MapPolicy, state: AnyRailway): Board | undefined {
  const { map } = keptOf(state)
  return map && { tiles: map.tiles, stations: stationsOf(it, state) }
}
