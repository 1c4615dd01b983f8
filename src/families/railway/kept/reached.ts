import { once } from '../../../rules/once'
import { bestRuns } from '../../map/best'
import { networkOf } from '../../map/links'
import type { AnyRailway } from '../table'
import { boardOf, hexOf } from './board'
import type { MapPolicy } from './policy'
import { runningOf, taskOf } from './running'

/** Comparisons for one place: a slow phone needs a few hundredths of a second for them. */
const FEW = 200_000

/**
 * Whether a train of a corporation can run to a place on the track that lies on the map; where the corporation has a station, its
 * trains are already. Says that it can if the table keeps no map, and if it takes too long to find out.
 */
export function reached(it: MapPolicy, state: AnyRailway, corporation: string): (place: string) => boolean {
  const running = runningOf(it, state, corporation)
  if (!running) return () => true
  const task = once(() => taskOf(it, running))
  const known = new Map<string, boolean>()
  const find = (hex: string): boolean => {
    if (running.board.stations[hex]?.includes(corporation)) return true
    const { network, runners } = task()
    // Whatever a train can run, one that may visit more stops can run, too.
    const longest = runners.toSorted((a, b) => b.most - a.most).slice(0, 1)
    const worth = network.stops.map(stop => (stop.hex === hex ? 1 : 0))
    const runs = { network, bonuses: [], runners: longest.map(runner => ({ ...runner, worth })) }
    const { total, certain } = bestRuns(runs, FEW)
    return total > 0 || !certain
  }
  return place => {
    const hex = hexOf(it, place)
    const is = known.get(hex) ?? find(hex)
    known.set(hex, is)
    return is
  }
}

/** Whether the map has a route for a corporation, however far its trains run: track from a station to another stop. Not if the table keeps none. */
export function hasRoute(it: MapPolicy, state: AnyRailway, corporation: string): boolean {
  const board = boardOf(it, state)
  if (!board) return false
  const { stations, links } = networkOf(it.chart, board, corporation)
  return stations.some(stop => (links[stop]?.length ?? 0) > 0)
}
