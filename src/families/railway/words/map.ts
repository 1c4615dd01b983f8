import type { Doubtful } from '../../map/lays'
import type { RefusalWords } from '../../words/vocabulary'
import type { MapReasons } from '../kept/reasons'

/** What the screens of a map say, at a table that keeps it. */
export interface MapWords {
  readonly title: string
  /** What its page is for. */
  readonly what: string
  /** The button that enlarges it, and then the one that shows the whole again. */
  readonly enlarge: readonly [more: string, whole: string]
  readonly list: string
  readonly lit: string
  readonly unlit: string
  readonly close: string
  /** The sides of a hex, clockwise from the south. */
  readonly sides: readonly string[]
  /** What a tile looks like, for those who do not see it: where track leads from its stop, or the ends of its plain track. */
  leads(stop: boolean, to: readonly string[]): string
  joins(one: string, other: string): string
  left(count: number): string
  readonly none: string
  readonly against: string
  readonly doubts: Readonly<Record<Doubtful, string>>
  station(price: string, bonus: string): string
  readonly stationAgainst: string
  /** The page on which the map is begun, corrected, or kept no longer. */
  readonly keep: Readonly<
    Record<
      | 'about'
      | 'empty'
      | 'enter'
      | 'correct'
      | 'stop'
      | 'stopNote'
      | 'how'
      | 'noTile'
      | 'stations'
      | 'done'
      | 'cancel',
      string
    >
  >
}

/**
 * Why a tile or station cannot lie where an entry puts it, and what is doubtful about one that does. What areas are that take no tile,
 * the title says.
 */
export type MapRefusals = RefusalWords<Omit<MapReasons, 'noTileHere'>>
