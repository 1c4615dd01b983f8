/** What can be entered, by its type: what it is called, and why one would do it. */
export type Hints = Readonly<Record<string, readonly [name: string, why: string]>>

/** For those who play for the first time: what can be done now, and why one would. */
export interface NewcomerWords {
  readonly title: string
  readonly off: string
  /** What a turn is about, by its kind. */
  readonly kinds: Readonly<Record<string, string>>
  /** By the step of a turn, where there is more to say than by its kind. */
  readonly steps: Readonly<Record<string, string>>
  readonly options: Hints
  /** The same where the turn is of a kind that gives them another sense. */
  readonly instead: Readonly<Record<string, Hints>>
}
