import type { Action, Fact, Refusal, Setup } from './rule'
import type { PlayerId } from './state'

/** An entry of a game recorded elsewhere: its values are unchecked, its player already known by our id. */
export interface ForeignEntry {
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Whoever made it, where that was a player. */
  readonly player: PlayerId | undefined
  /** The entry so many places further on: what follows tells what some entries mean. */
  ahead(places: number): ForeignEntry | undefined
}

/** Why an entry cannot be taken: a code for the words with its facts; the refusal where a rule of the game says no. */
export interface Hitch {
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
  readonly refusal?: Refusal
}

/** How a recorded game ended there: played to its end, stopped by hand, or still open. */
export type ForeignEnd = 'played' | 'stopped' | 'open'

/** A game recorded elsewhere while it becomes one here, entry by entry. After a hitch it takes no more. */
export interface Intake {
  /** What it came to so far. */
  readonly actions: readonly Action[]
  /** Takes one entry with all that it implies, or nothing of it where it does not fit. */
  take(entry: ForeignEntry): Hitch | undefined
  /** Enters what the end of the record implies: the turns it leaves open, or that the table stopped. */
  close(end: ForeignEnd): Hitch | undefined
}

/** How games of a title that were recorded elsewhere are taken in. */
export interface Importer {
  /** Our ids of options by theirs. */
  readonly options: Readonly<Record<string, string>>
  begin(setup: Setup): Intake
}
