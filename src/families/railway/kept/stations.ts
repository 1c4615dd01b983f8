import { cellOf } from '../../map/board'
import { reachOf } from '../../map/reach'
import type { RailLedger } from '../ledger'
import { type AnyRailway, frame } from '../table'
import { boardOf, hexOf, homesOf } from './board'
import { type KeepsMap, type KeptMap, keptOf } from './own'
import type { MapPolicy } from './policy'

/**
 * The hexes of cities in which a corporation may place a station by the rules of the map: it is connected to them, has none
 * there, and a circle is free that is not kept for another's home. None if the map is not kept.
 */
function stationsFor(it: MapPolicy, state: AnyRailway, corporation: string): readonly string[] {
  const board = boardOf(it, state)
  if (!board) return []
  const reach = reachOf(it.chart, board, corporation)
  const homes = homesOf(it, state, board)
  return it.cities
    .map(city => hexOf(it, city))
    .filter(hex => {
      const { circles, exits } = cellOf(it.chart, board, hex)
      const owners = board.stations[hex] ?? []
      const isFree = owners.length + (homes[hex]?.length ?? 0) < circles
      return isFree && !owners.includes(corporation) && exits.some(exit => reach.comesTo(hex, exit))
    })
}

/** The same for the corporation whose turn it is. */
export function stationsNow(it: MapPolicy, state: AnyRailway): readonly string[] {
  const corporation = frame(state, 'operate')?.corporation
  return corporation === undefined ? [] : stationsFor(it, state, corporation)
}

/** Marks a station that is about to be placed in a city if the rules of the map are against it. */
export function markStation(it: MapPolicy, ledger: RailLedger, corporation: string, city: string): void {
  const { map } = keptOf(ledger.state)
  const hex = hexOf(it, city)
  if (!map || stationsFor(it, ledger.state, corporation).includes(hex)) return
  const marked: KeptMap = { ...map, doubts: [...map.doubts, { hex, corporation, code: 'stationAgainst' }] }
  ledger.setOwn<KeepsMap>({ map: marked })
}
