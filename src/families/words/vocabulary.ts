import type { TurningPoint } from '../../rules/chronicle'
import type { Happening, OwnHappening } from '../../rules/happening'
import type { Action, Voice } from '../../rules/rule'
import type { TitleWords } from '../../rules/title'

type Texts = Readonly<Record<string, string>>

/** The text of a record under an id; the id itself if the record does not have it. */
export function textOf(record: Texts, id: string): string {
  return Object.hasOwn(record, id) ? (record[id] ?? id) : id
}

/** A sentence for each reason for a refusal, from its facts. A missing one does not compile. */
export type RefusalWords<Reasons> = {
  readonly [K in keyof Reasons]: (facts: Reasons[K], voice: Voice) => string
}

/** The log's sentence for each type of action, from the action and what happened. */
export type EntryWords<A extends Action, H extends OwnHappening> = {
  readonly [T in A['type']]: (action: Extract<A, { type: T }>, happened: readonly H[], voice: Voice) => string
}

/** What a ruling says, for each kind of correction. */
export type CorrectionWords<Correct, Kind extends keyof Correct> = {
  readonly [K in Kind]: (what: NonNullable<Correct[K]>, voice: Voice) => string
}

/** A sentence for each kind of happening; `undefined` if the entry's own sentence already says it. A `count` above 1
 * says how often it happened, for a language that has a sentence for it. */
export type HappeningWords<H extends OwnHappening> = {
  readonly [K in H['is']]: (
    happening: Extract<H, { is: K }>,
    voice: Voice,
    count?: number,
  ) => string | undefined
}

/** A function of a record for each code, whatever facts it takes. */
type ByCode = Readonly<Record<string, (...facts: never[]) => string | undefined>>

/** The part of a title's vocabulary in one language that all titles use in the same way. */
export interface CommonVocabulary
  extends Pick<TitleWords, 'cite' | 'mayStill' | 'book'>,
    Required<Pick<TitleWords, 'tally'>> {
  readonly refusals: ByCode
  readonly entries: ByCode
  readonly happenings: ByCode
  readonly turnings: ByCode
  readonly labels: Texts
  /** Column heads: names of the parts of a net worth. */
  readonly shorts: Texts
  /** By id; `train ipo` is the name of `ipo` for trains. */
  readonly places: Texts
  readonly figures: Texts
  readonly fields: Texts
  readonly rulings: Texts
}

/** What a record says under a code. The cast is safe: each code has the function for exactly the facts of that code. */
function said(record: ByCode, code: string, ...facts: readonly unknown[]): string | undefined {
  return Object.hasOwn(record, code)
    ? (record[code] as (...facts: readonly unknown[]) => string | undefined)(...facts)
    : undefined
}

/** A title's words except those of its screens. An unknown code is shown as it is, so that a log of a later edition can still be read. */
export function commonWords(vocabulary: CommonVocabulary) {
  const { refusals, entries, happenings, turnings, labels, places, figures } = vocabulary
  return {
    refusal: ({ code, facts }, voice) => said(refusals, code, facts, voice) ?? code,
    entry: (action: Action, happened: readonly Happening[], voice: Voice) =>
      said(entries, action.type, action, happened, voice) ?? action.type,
    happening: (happening, voice, count) => said(happenings, happening.is, happening, voice, count),
    label: id => textOf(labels, id),
    // Trains and private companies are known by their ids.
    short: id => textOf(vocabulary.shorts, id),
    cite: vocabulary.cite,
    mayStill: vocabulary.mayStill,
    holder(id, voice, of) {
      const there = [`${of} ${id}`, id].find(place => Object.hasOwn(places, place))
      return there === undefined ? voice.name(id) : textOf(places, there)
    },
    turning: ({ code, facts }: TurningPoint, voice) => said(turnings, code, facts, voice) ?? code,
    tally: vocabulary.tally,
    figure: key => textOf(figures, key),
    field: key => textOf(vocabulary.fields, key),
    ruling: kind => textOf(vocabulary.rulings, kind),
    book: vocabulary.book,
  } satisfies Partial<TitleWords>
}
