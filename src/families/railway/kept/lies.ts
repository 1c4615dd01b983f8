import { type Board, cellOf, type Laid } from '../../map/board'
import type { Why } from '../law'
import type { RailLedger } from '../ledger'
import type { AnyRailway } from '../table'
import { stationsOf, tilesOn } from './board'
import { NONE, refuseImpossible } from './lays'
import { type KeepsMap, type KeptMap, keptOf } from './own'
import { type MapPolicy, no } from './policy'

/** Tiles that lie on the map as entries say them: hex, tile and rotation of each. */
type Tiles = readonly (readonly [hex: string, tile: string, rotation: number])[]

type Stations = Readonly<Record<string, readonly string[]>>

/** How the map lies, as an entry says it. */
interface Lies {
  readonly tiles?: Tiles
  readonly stations?: Stations
}

/** Tiles by hex. */
const byHex = (tiles: Tiles): KeptMap['tiles'] =>
  Object.fromEntries(tiles.map(([hex, tile, rotation]) => [hex, { tile, rotation }] as const))

/** Why these tiles cannot lie on the map together. */
function refuseTiles(it: MapPolicy, tiles: Tiles): Why | undefined {
  const laid: Record<string, Laid> = {}
  for (const [hex, tile, rotation] of tiles) {
    if (Object.hasOwn(laid, hex)) return no(it, 'twoTiles', { hex })
    const why = refuseImpossible(it, laid, { hex, tile, rotation })
    if (why) return why
    laid[hex] = { tile, rotation }
  }
  return undefined
}

/**
 * Why these stations cannot be on the map with these tiles. A city may have more of them than circles: where none was free, one
 * may have been placed against the rules.
 */
function refuseStations(
  it: MapPolicy,
  state: AnyRailway,
  tiles: Board['tiles'],
  stations: Stations,
): Why | undefined {
  const { game, chart } = it
  for (const [hex, owners] of Object.entries(stations)) {
    const circles = Object.hasOwn(chart.hexes, hex) ? cellOf(chart, { tiles }, hex).circles : 0
    if (circles === 0) return no(it, 'noCity', { hex })
    const corporation = owners.find((owner, i) => owners.indexOf(owner) < i)
    if (corporation) return no(it, 'stationTwice', { corporation, hex })
  }
  const all = Object.values(stations).flat()
  for (const corporation of game.corporations) {
    const most = game.stations(state, corporation) + 1
    if (all.filter(owner => owner === corporation).length > most)
      return no(it, 'stationsOver', { corporation, stations: most })
  }
  return undefined
}

/** Why the map cannot lie as an entry says. */
export function refuseMap(it: MapPolicy, state: AnyRailway, { tiles, stations = {} }: Lies): Why | undefined {
  const why = tiles && refuseTiles(it, tiles)
  return why ?? refuseStations(it, state, tiles ? byHex(tiles) : tilesOn(state), stations)
}

/** The cities of the stations of each corporation, without its home. */
function citiesOf({ game, chart }: MapPolicy, state: AnyRailway, stations: Stations): KeepsMap['cities'] {
  const cities = game.corporations.map(id => {
    const hexes = Object.keys(stations).filter(hex => stations[hex]?.includes(id))
    const names = hexes.flatMap(hex => chart.hexes[hex]?.name ?? [])
    return [id, names.filter(city => city !== game.home(state, id))] as const
  })
  return Object.fromEntries(cities)
}

/** Takes over how the map lies, or that it is kept no longer. */
export function takeMap(it: MapPolicy, ledger: RailLedger, { tiles, stations }: Lies): void {
  const { map, ...rest } = keptOf(ledger.state)
  if (!tiles && !stations) {
    ledger.set({ own: rest })
    return
  }
  const { doubts, ...lies } = map ?? NONE
  // What the table says of its map is not doubted, nor what could be reached only from other stations.
  const doubted = doubts.filter(doubt => 'tile' in doubt)
  ledger.setOwn<KeepsMap>({
    map: tiles ? { tiles: byHex(tiles), doubts: [] } : { ...lies, doubts: doubted },
    ...(stations ? { cities: citiesOf(it, ledger.state, stations) } : {}),
  })
}

/** The map in a table report: tile and rotation by hex, and the corporations with stations by hex. */
export function mapReport(it: MapPolicy, state: AnyRailway): object {
  const tiles = Object.entries(tilesOn(state)).toSorted()
  const stations = Object.entries(stationsOf(it, state))
  return {
    tiles: Object.fromEntries(tiles.map(([hex, { tile, rotation }]) => [hex, [tile, rotation]] as const)),
    stations: Object.fromEntries(stations.toSorted()),
  }
}

/** What is doubtful about the tiles and stations on the map, as it was when they came there. */
export const doubtsOf = (it: MapPolicy, state: AnyRailway): readonly Why[] =>
  (keptOf(state).map?.doubts ?? []).map(({ code, ...facts }) => no(it, code, facts))
