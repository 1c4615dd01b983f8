/** What the form for a joined table may still ask. */
export type Asked =
  | 'priority'
  | 'turn'
  | 'floated'
  | 'cash'
  | 'treasury'
  | 'private'
  | 'bidders'
  | 'overLimit'
  | 'gone'

/** Asks for what is missing, by its code; takes whom or what it is about. */
export type Asks = Readonly<Record<string, (of: string) => string>>

/** A question that only one title asks: its line while folded, its name, and its answers by their codes. */
export interface OwnAsked {
  readonly line?: string
  readonly name: string
  readonly answers?: Readonly<Record<string, string>>
}

/** What a title says in the form; all of it only if its games can be joined. */
export interface JoinTerms {
  /** The stages of its operating turn besides the first and the last. */
  readonly stages: Readonly<Record<string, string>>
  /** What has set off the end, as a sentence without its period. */
  readonly endings: Readonly<Record<string, string>>
  readonly own?: Readonly<Record<string, OwnAsked>>
  /** What it asks for if one of its own questions is open. */
  readonly asks?: Asks
}
