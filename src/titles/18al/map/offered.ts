import type { Laid } from '../../../families/map/board'
import { type Doubtful, type Lay, possibleIn } from '../../../families/map/lays'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { OBJECTIVES } from '../data'
import { ownOf } from '../own'
import { chart } from './best'
import { LUMBER_TERMINAL } from './board'
import { boardOf, doubtOf, stationsFor } from './kept'

/** A tile that the rules of the map do not let a corporation lay, and why. */
export interface Doubted extends Laid {
  readonly code: Doubtful
}

/**
 * The tiles that can be laid in a hex although the rules of the map are against it. The Lumber Terminal is not among them: it
 * is laid as the rules say, or refused.
 */
export function doubtedIn(state: AnyRailway, corporation: string, hex: string): readonly Doubted[] {
  const board = boardOf(state)
  if (!board || ownOf(state).abilities.lumberHex === hex) return []
  return possibleIn(chart, board, hex).flatMap(laid => {
    const lay: Lay = { hex, ...laid }
    const code = laid.tile === LUMBER_TERMINAL ? undefined : doubtOf(state, corporation, lay)
    return code ? [{ ...laid, code }] : []
  })
}

/** The hexes of cities in which the corporation whose turn it is may place a station by the rules of the map. */
export function stationsNow(state: AnyRailway): readonly string[] {
  const corporation = frame(state, 'operate')?.corporation
  return corporation === undefined ? [] : stationsFor(state, corporation)
}

/** The entry that places a station in a city: at its objective a corporation says so, once (4.2.2.1). */
export function stationEntry(state: AnyRailway, corporation: string, city: string) {
  const reached = ownOf(state).objectives.includes(corporation)
  const entry = { type: 'placeToken' as const, corporation, city }
  return OBJECTIVES[corporation] === city && !reached ? { ...entry, objective: true as const } : entry
}
