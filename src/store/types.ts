import type { TableReport } from '../rules/report'
import type { Options, Player, Setup } from '../rules/rule'
import type { LogRecord } from '../session/records'

/** A game as the list of games shows it; its entries are in its records. */
export interface GameHead {
  readonly id: string
  /** The format of its entries (session/formats). */
  readonly format: number
  readonly title: string
  /** Edition of the title's rules under which the game was last played. */
  readonly edition: number
  readonly players: readonly Player[]
  readonly options: Options
  /** The answers to the title's further questions before the game; absent if it asks none. */
  readonly own?: NonNullable<Setup['own']>
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** Id of the round when the game was last saved. */
  readonly round: string
  readonly over: boolean
  /** How many records are stored: without this, a loss at the end could not be noticed. */
  readonly records: number
  /** The banker has accepted, up to this record, what changed rules made of the game: it is not compared again. */
  readonly accepted?: number
  /** ISO time at which the game went to the bin, from which it can be restored for 30 days or more. */
  readonly deleted?: string
}

/**
 * The order of the list of games: the latest change first. Of games that changed in the same millisecond the one begun later
 * comes first, then they go by their ids, so that every reading lists them alike. One that goes to the bin keeps its place.
 */
export function byLastChange(one: GameHead, other: GameHead): number {
  const places = ({ changed, created }: GameHead) => [changed, created]
  const [a, b] = [places(one), places(other)]
  const at = a.findIndex((place, i) => place !== b[i])
  if (at >= 0) return String(a[at]) < String(b[at]) ? 1 : -1
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1
}

/** How far a game is. */
export type Stand = Pick<GameHead, 'round' | 'over'>

/** The parts of the head that change with every write of records. */
export type HeadNow = Stand & Pick<GameHead, 'changed'>

/** The table where a round began or the game ended, kept to show what differs when the game is opened under other rules. */
export interface Mark {
  readonly n: number
  readonly round: string
  readonly report: TableReport
}

/** A record to be stored, with the digest of the table after it and the id of the tab that wrote it. */
export interface Written {
  readonly record: LogRecord
  readonly table: string
  readonly by: string
  readonly mark?: Mark
}

/** What is wrong with the records from `at` on, the first that is not good. */
export interface Damage {
  readonly at: number
  /**
   * `missing`: nothing is stored at `at`; `doubled`: a second copy of record `of` is stored there; `order`: record `of` is
   * stored there, unchanged; `changed`: what is stored there was never written that way; `extra`: all records are good, and
   * there are others besides.
   */
  readonly why: 'missing' | 'doubled' | 'order' | 'changed' | 'extra'
  readonly of?: number
  /** How many stored records are not among the good ones. */
  readonly count: number
  /** These records as JSON, for export. */
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
  /** The game's head was damaged or missing and has been rebuilt from its opening: names may be out of date. */
  readonly healed?: true
}

/** The key of the note in which the revenue sheets of a game are remembered. It is deleted with the game. */
export const sheetsNote = (id: string) => `sheet:${id}`

/** Someone else appended to the game first, or what was stored is gone: the game must be read again. */
export class BehindError extends Error {
  override readonly name = 'BehindError'
}

/**
 * Why a write failed, as far as the banker needs to know. `silent`: the database neither answers nor fails; `cleared`: the
 * browser has closed it, and what was stored may be gone.
 */
export type Trouble =
  | 'full'
  | 'blocked'
  | 'newer'
  | 'behind'
  | 'damaged'
  | 'stranded'
  | 'silent'
  | 'cleared'
  | 'other'

/** Where games are kept. Every write is acknowledged only once it is on disk. */
export interface Store {
  /** Games by last change, latest first. */
  games(): Promise<readonly GameHead[]>
  /**
   * Stores a new game with its first records, all or nothing. Throws `BehindError` if another game has this id. `sent` is called
   * once the records are on their way to the disk: what is worked out then is not waited for.
   */
  create(head: GameHead, written: readonly Written[], sent?: () => void): Promise<void>
  /**
   * Appends records after the last one stored and updates the head, all or nothing. Skips what this tab has stored already,
   * so that a write whose answer was lost may be retried. Throws `BehindError` if the records do not follow.
   */
  append(id: string, written: readonly Written[], now: HeadNow): Promise<void>
  /**
   * The stored game, checked; `undefined` if there is none. A game of an older format is rewritten in the newest one, unless
   * it is damaged; a game of a newer format is left as it is.
   */
  open(id: string): Promise<StoredGame | undefined>
  /** Sets aside, for export, everything outside the good part and all records from `from` on, so that play can continue. */
  mend(id: string, from?: number): Promise<void>
  /** Sets more aside for export, as it came with a copy; texts that are there already are not added again. */
  keep(id: string, texts: readonly string[]): Promise<void>
  /** The texts set aside, oldest first. */
  kept(id: string): Promise<readonly string[]>
  /** The banker accepts the game as the current rules replay it; `now` is how far it then is. */
  accept(id: string, edition: number, now: Stand): Promise<void>
  /** Changes the players' names. */
  rename(id: string, players: readonly Player[]): Promise<void>
  bin(id: string, at: string): Promise<void>
  restore(id: string): Promise<void>
  /** Deletes a game permanently, with what its notes remember of it. */
  purge(id: string): Promise<void>
  /** A small value outside any game: settings, the memory of the revenue sheet. */
  note(key: string): Promise<unknown>
  setNote(key: string, value: unknown): Promise<void>
  /** Closes the database, so that a newer version of the app need not wait to upgrade it. */
  close(): void
}
