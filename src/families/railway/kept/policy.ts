import type { Money } from '../../../bank/money'
import type { Action } from '../../../rules/rule'
import type { Chart } from '../../map/board'
import type { Lay } from '../../map/lays'
import type { Game } from '../game'
import type { Why } from '../law'
import type { RailwayMap } from '../map/printed'
import type { OwnMap } from '../map/values'
import type { AnyRailway } from '../table'
import { type MapReasons, told } from './reasons'

/** What an entry says of a tile that is laid; the rest of it is none of the map's business. */
export interface Laying {
  readonly corporation: string
  readonly hex?: string
  readonly tile?: string
  readonly rotation?: number
  /** The private company whose power lays it. */
  readonly private?: string
}

/** The entry that lays a tile. */
export type LayEntry = Action & Laying & { readonly cost: Money }

/** The map that a table may keep: what is printed, and what the title decides. */
export interface MapPolicy {
  readonly game: Game
  readonly chart: Chart
  /** What its places earn, and how trains count them. */
  readonly values: RailwayMap
  readonly own: OwnMap
  /** The places with a circle for a station, in the order in which they are offered. */
  readonly cities: readonly string[]
  /** What the terrain of a hex costs. */
  readonly terrain: Readonly<Record<string, Money>>
  /** Tiles that only some corporations may lay, as the rules say or not at all: whether this one may. */
  special(state: AnyRailway, corporation: string): Readonly<Record<string, boolean>>
  /** Whether what lies in a hex stays for good. */
  stays(state: AnyRailway, hex: string): boolean
  /** What else than the map makes it impossible to lay a tile that is named. */
  refuses(act: Laying): Why | undefined
  /** The entries that lay a tile, and place a station. */
  lays(state: AnyRailway, corporation: string, lay: Lay): LayEntry
  places(state: AnyRailway, corporation: string, city: string): Action
  /** The paragraph of a reason. */
  cite(code: keyof MapReasons): string
}

/** A reason with its paragraph. */
export const no = <K extends keyof MapReasons>(
  { cite }: Pick<MapPolicy, 'cite'>,
  code: K,
  facts: MapReasons[K],
): Why => ({ ...told(code, facts), cite: cite(code) })
