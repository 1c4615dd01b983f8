import type { Money } from '../../bank/money'

/**
 * Sides of a hex as digits, 0 to 5 clockwise: `'03'` is a straight line, or the exits of a stop. The side that `steps`
 * has first is 0.
 */
export type Sides = string

/** How a kind of stop counts: against the length of a train, and whether a run can only begin or end there. */
export interface StopKind {
  readonly stop: boolean
  readonly end: boolean
}

/** A tile as printed: a stop of some kind with its exits, or plain track. */
export interface PrintedTile {
  readonly count: number
  /** What its stop is called in a hex that has no name. */
  readonly name?: string
  readonly kind?: string
  readonly value?: Money
  /** Circles for stations. */
  readonly circles?: number
  readonly exits?: Sides
  /** Plain track, a pair of sides for each section: `'02 13'`. */
  readonly track?: string
  /** It may lie only in a hex with this label, and there no other tile of its color may. */
  readonly label?: string
  /** The bare hexes that alone take this tile, whatever its kind. */
  readonly only?: readonly string[]
}

/** A hex as printed. */
export interface PrintedHex {
  readonly name?: string
  readonly kind?: string
  readonly circles?: number
  readonly exits?: Sides
  /** The color of a tile that it is upgraded like. Without, it is bare. */
  readonly color?: string
  /** The color of a hex that takes no tile. */
  readonly fixed?: string
  readonly label?: string
  /** Sides that no track may cross. */
  readonly closed?: Sides
}

/** A map with its tiles, as data. A hex has at most one stop, so a stop is called by its hex; a hex is a letter and a number. */
export interface PrintedMap {
  /** The way to the neighbor across each side, in letters and in numbers. */
  readonly steps: readonly (readonly [letters: number, numbers: number])[]
  readonly kinds: Readonly<Record<string, StopKind>>
  /** Hexes that are bare and have nothing printed in them. */
  readonly plain: string
  readonly hexes: Readonly<Record<string, PrintedHex>>
  /** Tiles by color, each color replacing the one before it. */
  readonly tiles: Readonly<Record<string, Readonly<Record<string, PrintedTile>>>>
}
