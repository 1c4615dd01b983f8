import {
  across,
  type Board,
  type Cell,
  type Chart,
  cellOf,
  cellWith,
  type Laid,
  opens,
  type Tile,
} from './board'
import { type Reach, reachOf } from './reach'

/** A tile to be laid. */
export interface Lay extends Laid {
  readonly hex: string
}

/** Why a tile cannot lie there at all. */
export type Impossible = 'noHex' | 'noTile' | 'noRotation' | 'noTilesHere' | 'otherKind' | 'noneLeft'

/** Why the rules do not let this corporation lay a tile now, though the table may decide that it lies there. */
export type Doubtful =
  | 'colorLater'
  | 'otherColor'
  | 'label'
  | 'trackLost'
  | 'deadEnd'
  | 'notConnected'
  | 'notAllowed'

/** What a corporation may lay at this table. */
export interface LayPolicy {
  readonly corporation: string
  /** The colors available in this phase. */
  readonly colors: readonly string[]
  /** Tiles that only some corporations may lay, and that need no connection: whether this one may. */
  readonly special: Readonly<Record<string, boolean>>
}

/** How many tiles of a kind are not on the map. */
export function tilesLeft({ tiles }: Chart, board: Pick<Board, 'tiles'>, number: string): number {
  const lie = Object.values(board.tiles).filter(laid => laid.tile === number).length
  return (tiles.get(number)?.count ?? 0) - lie
}

/** Whether a hex takes tiles of this kind. */
const fits = ({ only, kind }: Tile, was: Cell): boolean =>
  only ? only.includes(was.hex) && was.color === undefined : kind === was.kind

/**
 * Why a tile cannot lie in a hex: there is no such thing, none is left, or the hex takes tiles of another kind or none. The old
 * tile goes back only when the new one lies, so it still counts as laid.
 */
export function impossibleLay(
  chart: Chart,
  board: Pick<Board, 'tiles'>,
  { hex, tile: number, rotation }: Lay,
): Impossible | undefined {
  const printed = Object.hasOwn(chart.hexes, hex) ? chart.hexes[hex] : undefined
  const tile = chart.tiles.get(number)
  if (!printed) return 'noHex'
  if (!tile) return 'noTile'
  if (!tile.turns[rotation]) return 'noRotation'
  if (printed.fixed !== undefined) return 'noTilesHere'
  if (!fits(tile, cellOf(chart, board, hex))) return 'otherKind'
  return tilesLeft(chart, board, number) < 1 ? 'noneLeft' : undefined
}

/** All tiles that can lie in a hex, whatever the rules say, in every rotation that differs in track. */
export const possibleIn = (chart: Chart, board: Pick<Board, 'tiles'>, hex: string): readonly Laid[] =>
  [...chart.tiles].flatMap(([tile, { rotations }]) =>
    rotations.flatMap(rotation =>
      impossibleLay(chart, board, { hex, tile, rotation }) ? [] : [{ tile, rotation }],
    ),
  )

/** The track of a tile that is not on another. */
const without = (cell: Cell, other: Cell) => ({
  exits: cell.exits.filter(exit => !other.exits.includes(exit)),
  track: cell.track.filter(([a, b]) => !other.track.some(([c, d]) => a === c && b === d)),
})

/** Whether all track of the old tile, and all that its stop was connected to, is on the new one, too. */
function keeps(was: Cell, is: Cell): boolean {
  const { exits, track } = without(was, is)
  return exits.length + track.length === 0
}

/** Labeled tiles lie in the hexes with their label, and there no other tile of a color that has one. */
function labelFits({ hexes, printed }: Chart, hex: string, { color, label }: Tile): boolean {
  const here = hexes[hex]?.label
  if (label !== undefined) return label === here
  return here === undefined || !Object.values(printed.tiles[color] ?? {}).some(tile => tile.label === here)
}

const SIDES = [0, 1, 2, 3, 4, 5]

/** Whether track runs off the map, or into a side of a hex that takes no tile and has no track there. */
function runsOut(chart: Chart, board: Board, is: Cell): boolean {
  return SIDES.filter(side => opens(is, side)).some(side => {
    const beside = chart.beside(is.hex, side)
    if (beside === undefined) return true
    return chart.hexes[beside]?.fixed !== undefined && !opens(cellOf(chart, board, beside), across(side))
  })
}

/**
 * Whether a station is connected to new track on a tile, or to a city on it. The trace needs no track of the tile itself: as
 * soon as it came back to the tile over new track, it would be connected.
 */
function isConnected(reach: Reach, was: Cell, is: Cell): boolean {
  const added = without(is, was)
  if (is.kind === undefined) return added.track.flat().some(side => reach.comesTo(is.hex, side))
  if (is.circles === 0 && added.exits.length === 0) return false
  return reach.isStation(is.hex) || is.exits.some(exit => reach.comesTo(is.hex, exit))
}

/** What speaks against a tile in a hex whichever way it is turned. */
function doubtOfTile(chart: Chart, { colors }: LayPolicy, was: Cell, tile: Tile): Doubtful | undefined {
  const next = chart.colors.indexOf(was.color ?? '') + 1
  if (chart.colors.indexOf(tile.color) !== next) return 'otherColor'
  if (!colors.includes(tile.color)) return 'colorLater'
  return labelFits(chart, was.hex, tile) ? undefined : 'label'
}

/** What speaks against a tile as it is turned. */
function doubtOfTurn(
  chart: Chart,
  { special }: LayPolicy,
  board: Board,
  lay: Lay,
  reach: () => Reach,
): Doubtful | undefined {
  const [was, is] = [cellOf(chart, board, lay.hex), cellWith(chart, lay.hex, lay)]
  if (!keeps(was, is)) return 'trackLost'
  if (runsOut(chart, board, is)) return 'deadEnd'
  const allowed = special[lay.tile]
  if (allowed !== undefined) return allowed ? undefined : 'notAllowed'
  return isConnected(reach(), was, is) ? undefined : 'notConnected'
}

/** Why the rules do not let a corporation lay this tile, which is possible; `undefined` if they do. */
export function doubtOfLay(chart: Chart, policy: LayPolicy, board: Board, lay: Lay): Doubtful | undefined {
  const tile = chart.tiles.get(lay.tile)
  const reach = () => reachOf(chart, board, policy.corporation)
  return (
    tile &&
    (doubtOfTile(chart, policy, cellOf(chart, board, lay.hex), tile) ??
      doubtOfTurn(chart, policy, board, lay, reach))
  )
}

/** The tiles that a corporation may lay now, by hex, in every rotation that differs in track. */
export function laysOn(chart: Chart, policy: LayPolicy, board: Board): ReadonlyMap<string, readonly Laid[]> {
  const reach = reachOf(chart, board, policy.corporation)
  const left = [...chart.tiles].filter(([tile]) => tilesLeft(chart, board, tile) > 0)
  const laysIn = (hex: string) => {
    const was = cellOf(chart, board, hex)
    if (chart.hexes[hex]?.fixed !== undefined) return []
    const kinds = left.filter(([, tile]) => fits(tile, was) && !doubtOfTile(chart, policy, was, tile))
    const laid = kinds.flatMap(([tile, { rotations }]) => rotations.map(rotation => ({ tile, rotation })))
    return laid.filter(it => !doubtOfTurn(chart, policy, board, { hex, ...it }, () => reach))
  }
  const all = Object.keys(chart.hexes).map(hex => [hex, laysIn(hex)] as const)
  return new Map(all.filter(([, lays]) => lays.length > 0))
}
