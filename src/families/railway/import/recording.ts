import type { Money } from '../../../bank/money'
import type { Law } from '../../../rules/apply'
import type { ForeignEntry, Hitch, Importer } from '../../../rules/intake'
import type { Carried } from '../../../rules/ledger'
import type { Action, Setup } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import type { Auctions } from '../auction/auctions'
import type { Game } from '../game'
import { type AnyRailway, frame, trainsOf } from '../table'

/** Steps of an operating turn in the order of 18xx.games: an entry for a step already passed belongs to the next turn. */
export const STAGE = {
  convert: 0,
  tile: 1,
  station: 2,
  run: 3,
  dividend: 4,
  trains: 5,
  privates: 6,
  over: 7,
} as const

/**
 * The stage after a pass, by the stage before it. A run is never passed: a pass after the station step means that the
 * purchase of trains is over.
 */
export const AFTER_PASS = [
  ...[STAGE.tile, STAGE.station, STAGE.run],
  ...[STAGE.privates, STAGE.privates, STAGE.privates, STAGE.over],
]

/** An action of any railway game: what an import makes is checked by the law. */
export type RailEntry = Action & Readonly<Record<string, unknown>>

/** What a title says about its games on 18xx.games, whatever was entered. */
export interface RecordedTitle {
  readonly game: Game
  readonly law: Law<AnyRailway, Action, Carried<AnyRailway>>
  start(setup: Setup): AnyRailway
  /** Our ids by those of 18xx.games, where they differ. */
  readonly corporations?: Readonly<Record<string, string>>
  readonly privates: Readonly<Record<string, string>>
  readonly options: Importer['options']
  /** Cities by the hex that their circles lie in. */
  readonly cities: Readonly<Record<string, string>>
  /** What the next tile on a hex costs, by how many were laid there before; `special` if a private company lays it. */
  terrain?(state: AnyRailway, corporation: string, hex: string, before: number, special: boolean): Money
  /** What a tile is besides, by its number and rotation: fields of its entry. */
  tiled?(state: AnyRailway, lay: RailEntry, tile: string, rotation: unknown): object
  /** What a private company's certificate exchanges for, by our ids; only of titles that have one. */
  readonly exchanges?: Readonly<Record<string, string>>
  readonly auctions?: Pick<Auctions, 'price' | 'mustAccept'>
  /** Whether an operating turn begins with a step to convert, and whether it never ends without a train that can be had. */
  readonly converts?: true
  readonly mustOwn?: true
  /** Whether no pass follows the one over the purchase of trains. */
  readonly trainsLast?: true
  /** Whether a tile that costs nothing is an entry, too. */
  readonly everyTile?: true
  /** Whether 18xx.games may end an auction without asking everybody whom the rules ask: they pass. */
  readonly unasked?: true
  /** Who is to act in a turn that only this title has. */
  turnOf?(state: AnyRailway): PlayerId | undefined
  /** The entries that the rules take instead, where 18xx.games departs from the book: a ruling says so. */
  adapted?(state: AnyRailway, entries: readonly RailEntry[]): readonly RailEntry[]
  /** What a share costs, if files are to be held to it. */
  sharePrice?(state: AnyRailway, corporation: string): Money
  /** What a station is besides: fields of its entry. */
  station?(state: AnyRailway, corporation: string, city: string): object
  /** What a run brings besides its revenue: fields of the entry, or why it cannot be told. */
  besides?(entry: ForeignEntry): Hitch | { readonly fields: object }
  /** What else belongs to the purchase of a train that was declared as `card`: another price, fields, entries that follow. */
  purchase?(entry: ForeignEntry, buy: RailEntry, card: string): Purchase
}

/** What a purchase of a train is besides. */
export interface Purchase {
  readonly face?: Money
  readonly fields?: object
  readonly after?: readonly RailEntry[]
}

/** The entry for trains without a route: 18xx.games skips such a run silently; here it is an entry of 0. */
export const notRun = (corporation: string): RailEntry => ({
  type: 'run',
  corporation,
  revenue: 0,
  pay: false,
})

/** The run of 0 that 18xx.games omits if the trains have no route. */
export function unrun(state: AnyRailway, corporation: string): readonly RailEntry[] {
  const turn = frame(state, 'operate')
  const idle = turn?.corporation === corporation && turn.step !== 'trains'
  return idle && trainsOf(state, corporation).length > 0 ? [notRun(corporation)] : []
}
