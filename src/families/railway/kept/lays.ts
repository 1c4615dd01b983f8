import type { Board, Laid } from '../../map/board'
import {
  type Doubtful,
  doubtOfLay,
  impossibleLay,
  type Lay,
  type LayPolicy,
  laysOn,
  possibleIn,
} from '../../map/lays'
import type { Why } from '../law'
import type { RailLedger } from '../ledger'
import { isOpen } from '../map/values'
import { type AnyRailway, frame } from '../table'
import { boardOf, stationsOf, tilesOn } from './board'
import { type KeepsMap, type KeptMap, keptOf } from './own'
import { type Laying, type MapPolicy, no } from './policy'

/** A map on which nothing lies. */
export const NONE: KeptMap = { tiles: {}, doubts: [] }

/** What a corporation may lay at this table. */
export function layPolicyOf(it: MapPolicy, state: AnyRailway, corporation: string): LayPolicy {
  const { game, chart, values, special } = it
  const colors = chart.colors.filter(color => isOpen(game, values, state, color))
  return { corporation, colors, special: special(state, corporation) }
}

/**
 * The tiles that the corporation whose turn it is may lay by the rules of the map, by hex, in every rotation that differs in
 * track, but nothing over what stays; nothing while none has its turn, or if the map is not kept.
 */
export function laysNow(it: MapPolicy, state: AnyRailway): ReadonlyMap<string, readonly Laid[]> {
  const corporation = frame(state, 'operate')?.corporation
  const board = boardOf(it, state)
  if (!corporation || !board) return new Map()
  const lays = laysOn(it.chart, layPolicyOf(it, state, corporation), board)
  return new Map([...lays].filter(([hex]) => !it.stays(state, hex)))
}

/** What is doubtful about a lay that is possible; `undefined` if the rules allow it. */
export function doubtOf(
  it: MapPolicy,
  state: AnyRailway,
  corporation: string,
  lay: Lay,
): Doubtful | undefined {
  const board = { tiles: tilesOn(state), stations: stationsOf(it, state) }
  return doubtOfLay(it.chart, layPolicyOf(it, state, corporation), board, lay)
}

/** A tile that the rules of the map do not let a corporation lay, and why. */
export interface Doubted extends Laid {
  readonly code: Doubtful
}

/** The tiles that can be laid in a hex although the rules of the map are against it; those that only some may lay are not among them. None if the table keeps no map, or what lies there stays. */
export function doubtedIn(
  it: MapPolicy,
  state: AnyRailway,
  corporation: string,
  hex: string,
): readonly Doubted[] {
  const board = boardOf(it, state)
  if (!board || it.stays(state, hex)) return []
  const special = it.special(state, corporation)
  return possibleIn(it.chart, board, hex).flatMap(laid => {
    const code = laid.tile in special ? undefined : doubtOf(it, state, corporation, { hex, ...laid })
    return code ? [{ ...laid, code }] : []
  })
}

/** Why a tile cannot lie in a hex beside those that do. */
export function refuseImpossible(it: MapPolicy, tiles: Board['tiles'], lay: Lay): Why | undefined {
  const { hex, tile, rotation } = lay
  const code = impossibleLay(it.chart, { tiles }, lay)
  if (code === 'noTilesHere') return no(it, 'noTileHere', { hex })
  if (code === 'noRotation') return no(it, code, { tile, rotation })
  return code && no(it, code === 'noneLeft' ? 'tilesOut' : code, { hex, tile })
}

/** Why a tile that an entry names cannot lie there. */
export function refuseLaid(it: MapPolicy, state: AnyRailway, act: Laying): Why | undefined {
  const { hex, tile, rotation } = act
  if (hex === undefined || tile === undefined || rotation === undefined) return no(it, 'layIncomplete', {})
  return it.refuses(act) ?? refuseImpossible(it, tilesOn(state), { hex, tile, rotation })
}

/** Lays a tile on the map, which is kept from then on, and marks it if it is doubtful. */
export function layOn(it: MapPolicy, ledger: RailLedger, act: Laying): void {
  const { corporation, hex = '', tile = '', rotation = 0 } = act
  const { tiles, doubts } = keptOf(ledger.state).map ?? NONE
  const code = doubtOf(it, ledger.state, corporation, { hex, tile, rotation })
  const others = doubts.filter(doubt => doubt.hex !== hex || !('tile' in doubt))
  const map: KeptMap = {
    tiles: { ...tiles, [hex]: { tile, rotation } },
    doubts: code ? [...others, { hex, tile, corporation, code }] : others,
  }
  ledger.setOwn<KeepsMap>({ map })
}
