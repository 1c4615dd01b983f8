import type { Action, Fact, Refusal, Setup } from './rule'
import type { PlayerId } from './state'

/** An entry of a game recorded elsewhere: its values are unchecked, but its player already has our id. */
export interface ForeignEntry {
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The player who made it; `undefined` if it was not a player. */
  readonly player: PlayerId | undefined
  /** The entry that many places later: the meaning of some entries depends on what follows. */
  ahead(places: number): ForeignEntry | undefined
}

/** Why an entry cannot be taken in: a code for the words, its facts, and the refusal if a rule of the game refused it. */
export interface Hitch {
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
  readonly refusal?: Refusal
}

/** How the recorded game ended: played to its end, stopped by hand, or still open. */
export type ForeignEnd = 'played' | 'stopped' | 'open'

/** Converts a game recorded elsewhere, entry by entry. After a hitch it takes no more. */
export interface Intake {
  /** Our actions so far. */
  readonly actions: readonly Action[]
  /** Takes one entry with everything it implies. Returns the reason if it does not fit; then none of it is taken. */
  take(entry: ForeignEntry): Hitch | undefined
  /** Enters what the end of the record implies: the turns it leaves open, or that the table stopped the game. */
  close(end: ForeignEnd): Hitch | undefined
}

/** Converts games of a title that were recorded elsewhere. */
export interface Importer {
  /** Our option ids, keyed by theirs. */
  readonly options: Readonly<Record<string, string>>
  begin(setup: Setup): Intake
}
