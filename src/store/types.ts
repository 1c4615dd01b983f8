import type { Options, Player } from '../rules/rule'
import type { LogRecord } from '../session/records'

/** A game as the list of games shows it; its entries stand in its records. */
export interface GameHead {
  readonly id: string
  readonly title: string
  readonly edition: number
  readonly players: readonly Player[]
  readonly options: Options
  /** ISO times. */
  readonly created: string
  readonly changed: string
  /** Where the game stood when it was last saved, such as `OR 3.1`. */
  readonly round: string
  readonly over: boolean
  /** Set while the game lies in the bin, from which it comes back for 30 days. */
  readonly deleted?: string
}

/** What was found of a game's records: the longest good part, and what is wrong with the rest. */
export interface FoundRecords {
  readonly records: readonly LogRecord[]
  readonly damage?: { readonly at: number; readonly why: string; readonly kept: string }
}

/** Someone else appended to the game first: this copy is behind and must read it again. */
export class BehindError extends Error {}

/** Where games are kept. Every write is acknowledged only once it is on the disk. */
export interface Store {
  /** Games by the time of their last change, the latest first; those in the bin last. */
  games(): Promise<readonly GameHead[]>
  game(id: string): Promise<GameHead | undefined>
  create(head: GameHead, records: readonly LogRecord[]): Promise<void>
  /** Appends records that follow the last one stored, and updates the head. Throws `BehindError` where they do not follow. */
  append(
    id: string,
    records: readonly LogRecord[],
    head: Pick<GameHead, 'changed' | 'round' | 'over'>,
  ): Promise<void>
  records(id: string): Promise<FoundRecords>
  /** Changes what the list shows, such as a player's name. */
  rename(id: string, players: readonly Player[]): Promise<void>
  bin(id: string, at: string): Promise<void>
  restore(id: string): Promise<void>
  /** A small value that is no game: settings, the revenue sheet's memory. */
  note(key: string): Promise<unknown>
  setNote(key: string, value: unknown): Promise<void>
}
