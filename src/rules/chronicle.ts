import type { Happening } from './happening'
import type { Fact } from './rule'
import type { Table } from './state'

/** An entry as the story of the game sees it: what happened, and the table after it. */
export interface Chapter<S extends Table> {
  readonly state: S
  readonly happened: readonly Happening[]
}

/** An event that changed the course of the game: a code and facts for the title's words. */
export interface TurningPoint {
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
}

/** What a title can tell about its games, entry by entry. */
export interface Chronicle<S extends Table> {
  /** The turning points of this entry, in order. */
  turnings(chapter: Chapter<S>): readonly TurningPoint[]
  /** How often this entry did certain things, by code: shares bought, trains bought … */
  counts(chapter: Chapter<S>): Readonly<Record<string, number>>
}
