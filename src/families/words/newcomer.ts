/** By type of entry: what it is called, and why one would do it. */
export type Hints = Readonly<Record<string, readonly [name: string, why: string]>>

/** Hints for first-time players: what can be done now, and why one would do it. */
export interface NewcomerWords {
  readonly title: string
  readonly off: string
  /** What a turn is about, by kind of turn. */
  readonly kinds: Readonly<Record<string, string>>
  /** By step of a turn, if there is more to say than by its kind. */
  readonly steps: Readonly<Record<string, string>>
  readonly options: Hints
  /** The same for kinds of turns in which an entry means something else. */
  readonly instead: Readonly<Record<string, Hints>>
}

/** Hints on turns, steps and entries that only a title has, or that mean something else in it. */
export type OwnHints = Partial<Pick<NewcomerWords, 'kinds' | 'steps' | 'options' | 'instead'>>

/** Hints with those of a title beside them, or instead of them. */
export const hintsBeside = (
  { kinds, steps, options, instead, ...words }: NewcomerWords,
  own: OwnHints = {},
): NewcomerWords => ({
  ...words,
  kinds: { ...kinds, ...own.kinds },
  steps: { ...steps, ...own.steps },
  options: { ...options, ...own.options },
  instead: Object.fromEntries(
    Object.entries({ ...own.instead, ...instead }).map(([kind, hints]) => [
      kind,
      { ...hints, ...own.instead?.[kind] },
    ]),
  ),
})
