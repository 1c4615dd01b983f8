import { across, type Board, type Cell, type Chart, cellsOf, isThrough, leadsTo, opens } from './board'

/** A side of a hex. */
export interface HexSide {
  readonly hex: string
  readonly side: number
}

/** Track from a stop to another with no stop between. */
export interface Link {
  readonly to: number
  /** The sides it crosses, as numbers that are the same from both hexes. */
  readonly sides: readonly number[]
  /** The same sides as they are left, in order. */
  readonly leaves: readonly HexSide[]
  /** The same sides as they are entered, in order. */
  readonly enters: readonly HexSide[]
}

/** The stops that track reaches, and how they are linked. */
export interface Network {
  readonly stops: readonly Cell[]
  /** By stop, from both of its ends. */
  readonly links: readonly (readonly Link[])[]
  /** How many sides are numbered. */
  readonly sides: number
  /** Where the corporation has stations. */
  readonly stations: readonly number[]
  /** Whether its trains can run through. */
  readonly through: readonly boolean[]
}

/** Numbers the sides between hexes as they are met. */
function numbering(chart: Chart) {
  const known = new Map<string, number>()
  const numberOf = (hex: string, side: number): number => {
    const name = side < across(side) ? `${hex}/${side}` : `${chart.beside(hex, side)}/${across(side)}`
    const number = known.get(name) ?? known.size
    known.set(name, number)
    return number
  }
  return { known, numberOf }
}

/** A link that still says where it goes by the hex. */
type Found = Omit<Link, 'to'> & { readonly hex: string }

/** All links that leave a stop: track never crosses a side twice, nor changes direction at a fork. */
function linksFrom(
  chart: Chart,
  cells: ReadonlyMap<string, Cell>,
  from: Cell,
  numberOf: (hex: string, side: number) => number,
): readonly Found[] {
  const found: Found[] = []
  const sides: number[] = []
  const leaves: HexSide[] = []
  const enters: HexSide[] = []
  const leave = (hex: string, side: number) => {
    const next = cells.get(chart.beside(hex, side) ?? '')
    const entry = across(side)
    if (!next || !opens(next, entry)) return
    const number = numberOf(hex, side)
    if (sides.includes(number)) return
    sides.push(number)
    leaves.push({ hex, side })
    enters.push({ hex: next.hex, side: entry })
    if (next.kind === undefined) for (const on of leadsTo(next, entry)) leave(next.hex, on)
    else if (next.hex !== from.hex)
      found.push({ hex: next.hex, sides: [...sides], leaves: [...leaves], enters: [...enters] })
    for (const list of [sides, leaves, enters]) list.pop()
  }
  for (const side of from.exits) leave(from.hex, side)
  return found
}

/** What a corporation's trains can use of a board. */
export function networkOf(chart: Chart, board: Board, corporation: string): Network {
  const cells = cellsOf(chart, board)
  const { known, numberOf } = numbering(chart)
  const stops = [...cells.values()].filter(cell => cell.kind !== undefined && cell.exits.length > 0)
  const index = new Map(stops.map(({ hex }, i) => [hex, i]))
  const links = stops.map(stop =>
    linksFrom(chart, cells, stop, numberOf).map(({ hex, ...link }) => ({
      ...link,
      to: index.get(hex) ?? -1,
    })),
  )
  return {
    stops,
    links,
    sides: known.size,
    stations: stops.flatMap(({ hex }, i) => (board.stations[hex]?.includes(corporation) ? [i] : [])),
    through: stops.map(stop => isThrough(chart, board, stop, corporation)),
  }
}
