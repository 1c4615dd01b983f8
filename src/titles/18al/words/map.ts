import type { Doubtful } from '../../../families/map/lays'

/** What the screens of the map say, at a table that keeps it. */
export interface MapWords {
  readonly title: string
  /** What its page is for. */
  readonly what: string
  /** The button that enlarges it, and then the one that shows the whole again. */
  readonly enlarge: readonly [more: string, whole: string]
  /** The map's heading once no tile may be laid on this turn: a station may, or nothing. */
  folded(station: boolean): string
  /** The hexes as a list: those that are lit, and the others. */
  readonly list: string
  readonly lit: string
  readonly unlit: string
  readonly close: string
  /** The sides of a hex, clockwise from the south. */
  readonly sides: readonly string[]
  /** What a tile looks like, for those who do not see it: where track leads from its stop, or the ends of its plain track. */
  leads(stop: boolean, to: readonly string[]): string
  joins(one: string, other: string): string
  /** How many of a kind are left. */
  left(count: number): string
  /** That the rules let no tile be laid in the hex now. */
  readonly none: string
  /** The tiles that the rules of the map are against, and why each is. */
  readonly against: string
  readonly doubts: Readonly<Record<Doubtful, string>>
  station(price: string, bonus: string): string
  readonly stationAgainst: string
  /** The page on which a table begins to keep its map, corrects it or stops. */
  readonly keep: {
    /** What keeping it means, before it is begun. */
    readonly about: string
    readonly empty: string
    readonly enter: string
    readonly correct: string
    readonly stop: string
    readonly stopNote: string
    /** How to enter how the map lies. */
    readonly how: string
    readonly noTile: string
    readonly stations: string
    readonly done: string
    readonly cancel: string
  }
}
