import type * as v from 'valibot'
import type { Paper } from '../../../bank/paper'
import type { ActionSchema } from '../../../rules/schema'
import type { Game } from '../game'
import type { Why } from '../law'
import type { RailLedger } from '../ledger'
import type { OperatingPolicy } from '../operating/policy'
import type { RailwayReport } from '../report'
import type { StockPolicy } from '../stock/policy'
import type { AnyRailway, RailwayTurn } from '../table'
import type { FrameTable, PositionTable } from './table'

/** When private companies go out of play. */
export interface Closing {
  /** The phase in which all close, if there is one, and those that a player then keeps. */
  readonly from?: string
  readonly keeps: readonly string[]
  /** Those that may go before, with the phase from which they may. */
  early(state: AnyRailway): Readonly<Record<string, string>>
  /** The round in which the last one is sold, if it is always the same. */
  readonly soldIn?: string
  /** Whether they were dealt out, and not sold in order. */
  dealt?(state: AnyRailway): boolean
}

/** How the turn in progress stands in an entry; a title whose entries are older than the family has a form of its own. */
export interface Frames {
  schema(game: Game, steps: readonly string[]): v.GenericSchema
  read(frame: FrameTable): RailwayTurn
  print(turn: RailwayTurn, state: AnyRailway): FrameTable
}

/** How a table stands in an entry of a title whose entries are older than the family. */
export interface Stored {
  readonly schema: ActionSchema
  read(table: object): PositionTable
  print(table: PositionTable): object
}

/** What only this title's entry says. */
export interface OwnKeys {
  /** Keys of the table, and of a corporation's row. */
  readonly table?: v.ObjectEntries
  readonly row?: v.ObjectEntries
  /** Keys that follow those on the end of the game. */
  readonly end?: v.ObjectEntries
  /** For each of these keys, whether what it says fits the rest of the table; `state` is the one before anything of it is taken over. */
  fits?(state: AnyRailway, table: PositionTable): readonly Fits[]
  /** Takes over what shares, trains and limits depend on, before all the rest. */
  prepare?(ledger: RailLedger, table: PositionTable): void
  /** Takes over what they say; all the rest has been taken over before. */
  take(ledger: RailLedger, table: PositionTable): void
  /** What a table says under its keys, and under those of a row. */
  print?(state: AnyRailway): object
  printRow?(state: AnyRailway, corporation: string): object
  printEnd?(state: AnyRailway): object
  /** What the row of a corporation that has not started says of its size, and whether that is as when it was set up. */
  printSize?(state: AnyRailway, corporation: string): object
  untouched?(state: AnyRailway, corporation: string): boolean
  /** Whether play alone can reach the table, as far as no fault of a joined one tells. */
  usual?(state: AnyRailway): boolean
}

/** A key, and whether what it says fits the rest of the table. */
export type Fits = readonly [key: string, fits: boolean]

/** Something that can be wrong with a table that is joined. */
export type Fault = (
  game: Game,
  policy: JoiningPolicy,
) => (state: AnyRailway, table: PositionTable) => Why | undefined

/** One that asks nothing of the title's policy. */
export type PlainFault = (game: Game) => ReturnType<Fault>

/** What of a corporation depends on its size. */
export interface RowSize {
  readonly paper: Paper
  readonly stations: number
}

/** What joining a table depends on in a title. */
export interface JoiningPolicy {
  readonly float: StockPolicy['float']
  readonly steps: OperatingPolicy['steps']
  readonly ends: OperatingPolicy['ends']
  readonly closing: Closing
  /** A share that a player gets for a private company, perhaps before the corporation is started. */
  readonly exchanged?: { readonly private: string; readonly corporation: string }
  /** What a corporation's row says of its size, if not all are alike. */
  sizeOf?(row: object): RowSize
  /** Whether shares of a corporation may be held before it is listed. */
  heldEarly?(table: PositionTable, corporation: string): boolean
  readonly frames: Frames
  readonly stored?: Stored
  /** The title's own report, if it has one. */
  readonly report?: (state: AnyRailway) => Omit<RailwayReport<object>, 'priorityDeal'>
  /** Private companies are not sold one by one, by bids on each. */
  readonly together?: true
  readonly own: OwnKeys
  /** What a table is refused for, in the order in which the table is told. */
  readonly faults: readonly Fault[]
}

/** What a title says of it; the rest follows from its rules. */
export type OwnJoining = Omit<JoiningPolicy, 'float' | 'steps' | 'ends'>

/** What joining a table depends on, by these rules. */
export const joiningBy = (
  { float }: Pick<StockPolicy, 'float'>,
  { steps, ends }: Pick<OperatingPolicy, 'steps' | 'ends'>,
  own: OwnJoining,
): JoiningPolicy => ({ float, steps, ends, ...own })
