import type { Action } from '../../../rules/rule'
import type { Laid } from '../../map/board'
import type { Doubtful } from '../../map/lays'
import type { AnyRailway } from '../table'

/** A tile that the table has laid although the rules of the map do not let this corporation lay it there then. */
interface TileDoubt {
  readonly hex: string
  readonly tile: string
  readonly corporation: string
  readonly code: Doubtful
}

/** A station for which the corporation was not connected to the city, or no circle was free. */
interface StationDoubt {
  readonly hex: string
  readonly corporation: string
  readonly code: 'stationAgainst'
}

/** A piece of a private company in a city that no train of the corporation could reach. */
interface PieceDoubt {
  readonly hex: string
  readonly city: string
  readonly corporation: string
  readonly code: 'pieceAgainst'
}

/** What the table has laid or placed against the rules of the map. */
export type Doubt = TileDoubt | StationDoubt | PieceDoubt

/** The tiles of a table that keeps its map; its stations follow from the cities that were named and the homes. */
export interface KeptMap {
  readonly tiles: Readonly<Record<string, Laid>>
  readonly doubts: readonly Doubt[]
}

/** What a title's own has if its tables may keep their map. */
export interface KeepsMap {
  /** The cities of placed stations by corporation, as far as they were named, without the home. */
  readonly cities: Readonly<Record<string, readonly string[]>>
  /** Only while the table keeps its map. */
  readonly map?: KeptMap
}

/** What a table knows of its map. */
export const keptOf = ({ own }: Pick<AnyRailway, 'own'>): KeepsMap => own as KeepsMap

/** Whether an entry, or the table that it joins, says where tiles lie, so that the rules of the map are needed for it. */
export const saysMap = (action: Action & { readonly table?: object }): boolean =>
  action.type === 'map' || 'tile' in action || 'rotation' in action || 'map' in (action.table ?? {})
