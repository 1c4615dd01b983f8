import type { Money } from '../bank/money'
import type { Happening } from './happening'
import type { Fact } from './rule'
import type { Table } from './state'

/** An entry as it is told of: the table after it, and what happened. */
export interface Chapter<S extends Table> {
  readonly state: S
  readonly happened: readonly Happening[]
}

/** A corporation's revenue that was paid to its shareholders, kept, or parted between both. */
export interface RunTold {
  readonly corporation: string
  readonly revenue: Money
  readonly paid: boolean
}

/** Something after which the game was another: a code and facts for the title's words. */
export interface TurningPoint {
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
}

/** What a title knows to tell of its games, entry by entry. */
export interface Chronicle<S extends Table> {
  /** The run of an entry, if it has one. */
  run(chapter: Chapter<S>): RunTold | undefined
  /** What turned the game by this entry, in order. */
  turnings(chapter: Chapter<S>): readonly TurningPoint[]
  /** How often things were done by this entry, by code: shares bought, trains bought … */
  counts(chapter: Chapter<S>): Readonly<Record<string, number>>
}
