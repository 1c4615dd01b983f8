import type { Money } from '../../bank/money'
import type { PrintedHex, PrintedMap, PrintedTile, Sides } from './printed'

/** A tile in a hex, turned clockwise by `rotation` sixths. */
export interface Laid {
  readonly tile: string
  readonly rotation: number
}

/** What lies on a map: tiles, and the owners of the stations in each hex. */
export interface Board {
  readonly tiles: Readonly<Record<string, Laid>>
  readonly stations: Readonly<Record<string, readonly string[]>>
}

/** A hex as it lies: its stop with the exits, or plain track as pairs of sides. */
export interface Cell {
  readonly hex: string
  readonly kind: string | undefined
  /** The color of what lies there; `undefined` where no tile does or can. */
  readonly color: string | undefined
  /** The value of the tile; `undefined` for what is printed in the hex itself. */
  readonly value: Money | undefined
  readonly circles: number
  readonly exits: readonly number[]
  readonly track: readonly (readonly [number, number])[]
}

const SIDES = 6

/** The same side as seen from the neighbor. */
export const across = (side: number): number => (side + SIDES / 2) % SIDES

const sidesOf = (text: Sides, rotation: number): readonly number[] =>
  [...text].map(side => (Number(side) + rotation) % SIDES)

/** The exits or plain track of a hex, in rising order. */
type Track = Pick<Cell, 'exits' | 'track'>

/** What a tile or hex has printed, turned. */
function turned({ exits = '', track = '' }: Pick<PrintedTile, 'exits' | 'track'>, rotation: number): Track {
  const pairs = track.split(' ').filter(it => it !== '')
  return {
    exits: sidesOf(exits, rotation).toSorted(),
    track: pairs.map(pair => sidesOf(pair, rotation).toSorted() as [number, number]),
  }
}

/** A kind of tile with its track in each rotation. */
export interface Tile extends PrintedTile {
  readonly color: string
  readonly turns: readonly Track[]
  /** The rotations that differ in track, each the first of those that look alike. */
  readonly rotations: readonly number[]
}

function tileOf(printed: PrintedTile, color: string): Tile {
  const turns = Array.from({ length: SIDES }, (_, rotation) => turned(printed, rotation))
  const looks = turns.map(({ exits, track }) => `${exits} ${track.map(String).toSorted().join(' ')}`)
  const rotations = looks.flatMap((look, rotation) => (looks.indexOf(look) === rotation ? [rotation] : []))
  return { ...printed, color, turns, rotations }
}

/** A map with what follows from its data. */
export interface Chart {
  readonly printed: PrintedMap
  /** Every hex, also the plain ones. */
  readonly hexes: Readonly<Record<string, PrintedHex>>
  /** The hexes of all places that have a name. */
  readonly named: ReadonlyMap<string, string>
  /** Every hex as it lies without a tile. */
  readonly bare: ReadonlyMap<string, Cell>
  /** The hex across a side; `undefined` off the map, or where no track may cross. */
  readonly beside: (hex: string, side: number) => string | undefined
  readonly colors: readonly string[]
  /** All kinds of tiles by their numbers. */
  readonly tiles: ReadonlyMap<string, Tile>
}

const PLAIN: PrintedHex = {}

/** Reads a printed map. */
export function chartOf(printed: PrintedMap): Chart {
  const plain = printed.plain.split(' ').map(hex => [hex, PLAIN] as const)
  const hexes: Chart['hexes'] = { ...Object.fromEntries(plain), ...printed.hexes }
  const all = Object.entries(hexes)
  const neighbors = new Map(
    all.map(([hex, { closed = '' }]) => {
      const [letter, number] = [hex.charCodeAt(0), Number(hex.slice(1))]
      const ids = printed.steps.map(
        ([letters, numbers]) => `${String.fromCharCode(letter + letters)}${number + numbers}`,
      )
      return [
        hex,
        ids.map((id, side) => (Object.hasOwn(hexes, id) && !closed.includes(`${side}`) ? id : undefined)),
      ]
    }),
  )
  const tiles = Object.entries(printed.tiles).flatMap(([color, kinds]) =>
    Object.entries(kinds).map(([number, tile]) => [number, tileOf(tile, color)] as const),
  )
  const bare = all.map(([hex, base]) => {
    const { kind, color, circles = 0 } = base
    return [hex, { hex, kind, color, value: undefined, circles, ...turned(base, 0) }] as const
  })
  return {
    ...{ printed, hexes },
    named: new Map(all.flatMap(([hex, { name }]) => (name === undefined ? [] : [[name, hex] as const]))),
    bare: new Map(bare),
    beside: (hex, side) => neighbors.get(hex)?.[side],
    colors: Object.keys(printed.tiles),
    tiles: new Map(tiles),
  }
}

/** A hex with a tile on it; throws for a tile or rotation that there is not. */
export function cellWith(chart: Chart, hex: string, laid: Laid): Cell {
  const tile = chart.tiles.get(laid.tile)
  const turn = tile?.turns[laid.rotation]
  if (!turn) throw new Error(`There is no tile ${laid.tile} with rotation ${laid.rotation}`)
  const { kind, color, value, circles = 0 } = tile
  return { hex, kind, color, value, circles, ...turn }
}

/** A hex as it lies on this board; throws for one that the map does not have. */
export function cellOf(chart: Chart, board: Pick<Board, 'tiles'>, hex: string): Cell {
  const bare = chart.bare.get(hex)
  if (!bare) throw new Error(`There is no hex ${hex}`)
  const laid = board.tiles[hex]
  return laid ? cellWith(chart, hex, laid) : bare
}

/** All hexes as they lie. */
export const cellsOf = (chart: Chart, board: Pick<Board, 'tiles'>): ReadonlyMap<string, Cell> =>
  new Map(Object.keys(chart.hexes).map(hex => [hex, cellOf(chart, board, hex)]))

/** Whether track leaves a hex by this side. */
export const opens = ({ exits, track }: Cell, side: number): boolean =>
  exits.includes(side) || track.some(pair => pair.includes(side))

/** The sides to which plain track leads from this one: several at a fork. */
export const leadsTo = ({ track }: Cell, side: number): readonly number[] =>
  track.flatMap(([a, b]) => (a === side ? [b] : b === side ? [a] : []))

/** Whether a corporation can run through a stop: it is no end, and not all of its circles are others' (a blocked city). */
export function isThrough(
  chart: Chart,
  board: Board,
  { hex, kind, circles }: Cell,
  corporation: string,
): boolean {
  if (kind === undefined || chart.printed.kinds[kind]?.end) return false
  const others = (board.stations[hex] ?? []).filter(owner => owner !== corporation)
  return circles === 0 || others.length < circles
}
