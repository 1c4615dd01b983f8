import type { TableReport } from '../rules/report'
import type { Options, Player, Setup } from '../rules/rule'
import type { LogRecord } from '../session/records'

/** A game as the list of games shows it; its entries stand in its records. */
export interface GameHead {
  readonly id: string
  /** The format in which its entries are written (session/formats). */
  readonly format: number
  readonly title: string
  /** Edition of the title's rules under which the game was last played. */
  readonly edition: number
  readonly players: readonly Player[]
  readonly options: Options
  /** What else the title asked for before the game; absent where it asks for nothing. */
  readonly own?: NonNullable<Setup['own']>
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** The id of the round in which the game stood when it was last saved. */
  readonly round: string
  readonly over: boolean
  /** How many records are stored: without it, records missing at the end could not be told. */
  readonly records: number
  /** The banker saw how other rules changed the game up to this record and went on: it is not compared again. */
  readonly accepted?: number
  /** Set while the game lies in the bin, from which it comes back for 30 days. */
  readonly deleted?: string
}

/** What a write of records says of the game as a whole. */
export type HeadNow = Pick<GameHead, 'changed' | 'round' | 'over'>

/** The table at the end of a round, kept to tell what differs when the game is opened under other rules. */
export interface Mark {
  readonly n: number
  readonly round: string
  readonly report: TableReport
}

/** A record to be stored: with the digest of the table after it, and which tab wrote it. */
export interface Written {
  readonly record: LogRecord
  readonly table: string
  readonly by: string
  readonly mark?: Mark
}

/** What is wrong with the records from `at` on, the first that is not among the good ones. */
export interface Damage {
  readonly at: number
  /**
   * `missing`: nothing lies in its place; `doubled`: there, too, lies record `of`, which also lies in its own place;
   * `order`: there lies record `of` as it was written; `changed`: what lies there was never written so; `extra`: all
   * records are good, and more lies beside them.
   */
  readonly why: 'missing' | 'doubled' | 'order' | 'changed' | 'extra'
  readonly of?: number
  /** How many stored records are not among the good ones. */
  readonly count: number
  /** Those, as JSON, for export. */
  readonly kept: string
}

/** A game as it was found: its longest good part, and what is wrong with the rest. */
export interface StoredGame {
  readonly head: GameHead
  readonly records: readonly LogRecord[]
  /** Digest of the table after each record. */
  readonly tables: readonly string[]
  /** The tab that wrote each record. */
  readonly by: readonly string[]
  readonly marks: readonly Mark[]
  readonly damage?: Damage
  /** The list's own line was damaged or gone and was made again from the game's start: its names may be older ones. */
  readonly healed?: true
}

/** Someone else appended to the game first, or what was stored is gone: it must be read again. */
export class BehindError extends Error {
  override readonly name = 'BehindError'
}

/** Why a write failed, as far as it concerns people. */
export type Trouble = 'full' | 'blocked' | 'newer' | 'behind' | 'damaged' | 'stranded' | 'other'

/** Where games are kept. Every write is acknowledged only once it is on the disk. */
export interface Store {
  /** Games by the time of their last change, the latest first; those in the bin last. */
  games(): Promise<readonly GameHead[]>
  /** Stores a new game with its first records, all or nothing. Throws `BehindError` where another game has its id. */
  create(head: GameHead, written: readonly Written[]): Promise<void>
  /**
   * Appends records that follow the last one stored, and updates the head, all or nothing. What this tab had already
   * stored is passed over, so that a write whose answer was lost may be tried again. Throws `BehindError` where they do
   * not follow.
   */
  append(id: string, written: readonly Written[], now: HeadNow): Promise<void>
  /**
   * The game as it stands on the disk, checked; nothing where there is none. One of an older format is written anew in
   * this one, unless it is damaged; one of a newer format is left as it is.
   */
  open(id: string): Promise<StoredGame | undefined>
  /** Puts aside, for export, what does not belong to the good part, and all records from `from` on, so that play can go on. */
  mend(id: string, from?: number): Promise<void>
  /** Puts more aside for export, as it came with a copy; what lies there already is not doubled. */
  keep(id: string, texts: readonly string[]): Promise<void>
  /** What was put aside, oldest first. */
  kept(id: string): Promise<readonly string[]>
  /** The banker accepts the game as these rules read it. */
  accept(id: string, edition: number): Promise<void>
  /** Changes what the list shows, such as a player's name. */
  rename(id: string, players: readonly Player[]): Promise<void>
  bin(id: string, at: string): Promise<void>
  restore(id: string): Promise<void>
  /** Removes a game for good. */
  purge(id: string): Promise<void>
  /** A small value that is no game: settings, the revenue sheet's memory. */
  note(key: string): Promise<unknown>
  setNote(key: string, value: unknown): Promise<void>
  /** Lets go of the database, so that a copy of the app with a newer one need not wait. */
  close(): void
}
