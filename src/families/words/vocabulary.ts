import type { ToldMove } from '../../rules/cardboard'
import type { TurningPoint } from '../../rules/chronicle'
import { extend } from '../../rules/extend'
import type { Happening, OwnHappening } from '../../rules/happening'
import type { Late } from '../../rules/late'
import type { Action, Voice } from '../../rules/rule'
import type { Table } from '../../rules/state'
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

/** What all titles say during play, in one language. */
export interface CommonVocabulary extends Pick<TitleWords, 'cite' | 'mayStill' | 'book'> {
  readonly entries: ByCode
  readonly happenings: ByCode
  /** Long names that are said during play. */
  readonly labels: Texts
  /** By id; `train ipo` is the name of `ipo` for trains. */
  readonly places: Texts
  /** The figures that stand over the table. */
  readonly figures: Texts
  /** What the first train of a type sets off, by code. */
  readonly setsOff?: Texts
}

/** What all titles say besides, in one language: fetched once a game is open. */
export interface CommonRest extends Required<Pick<TitleWords, 'tally'>> {
  /** What is moved by hand between two tables; `setsOff` says what the codes of phases mean. */
  moved(was: Table, is: Table, voice: Voice, setsOff: Texts | undefined): readonly ToldMove[]
  readonly refusals: ByCode
  /** Types of entries whose rules are fetched later, too. */
  readonly entries: ByCode
  readonly turnings: ByCode
  /** All other long names: options, steps, parts of a worth. */
  readonly labels?: Texts
  /** Column heads: names of the parts of a net worth. */
  readonly shorts: Texts
  readonly figures: Texts
  readonly fields: Texts
  readonly rulings: Texts
}

/** What is said of nothing, while the rest is not here. */
const NOTHING: CommonRest = {
  refusals: {},
  entries: {},
  turnings: {},
  tally: () => '',
  moved: () => [],
  shorts: {},
  figures: {},
  fields: {},
  rulings: {},
}

/** What a record says under a code. The cast is safe: each code has the function for exactly the facts of that code. */
function said(record: ByCode, code: string, ...facts: readonly unknown[]): string | undefined {
  return Object.hasOwn(record, code)
    ? (record[code] as (...facts: readonly unknown[]) => string | undefined)(...facts)
    : undefined
}

/** A title's words except those of its screens. An unknown code is shown as it is, so that a log of a later edition can still be read. */
export function commonWords(vocabulary: CommonVocabulary, rest: Late<CommonRest>) {
  const { entries, happenings, labels, places } = vocabulary
  const more = () => (rest.here ? rest() : NOTHING)
  return {
    rest,
    refusal: ({ code, facts }, voice) => said(more().refusals, code, facts, voice) ?? code,
    entry(action: Action, happened: readonly Happening[], voice: Voice) {
      const of = Object.hasOwn(entries, action.type) ? entries : more().entries
      return said(of, action.type, action, happened, voice) ?? action.type
    },
    happening: (happening, voice, count) => said(happenings, happening.is, happening, voice, count),
    label: id => textOf({ ...more().labels, ...labels }, id),
    // Trains and private companies are known by their ids.
    short: id => textOf(more().shorts, id),
    cite: vocabulary.cite,
    mayStill: vocabulary.mayStill,
    holder(id, voice, of) {
      const there = [`${of} ${id}`, id].find(place => Object.hasOwn(places, place))
      return there === undefined ? voice.name(id) : textOf(places, there)
    },
    turning: ({ code, facts }: TurningPoint, voice) => said(more().turnings, code, facts, voice) ?? code,
    tally: counts => more().tally(counts),
    moved: (was, is, voice) => more().moved(was, is, voice, vocabulary.setsOff),
    figure: key => textOf({ ...vocabulary.figures, ...more().figures }, key),
    field: key => textOf(more().fields, key),
    ruling: kind => textOf(more().rulings, kind),
    book: vocabulary.book,
  } satisfies Partial<TitleWords>
}

/** What screens say: `now`, and what is under these keys once it is here. Asking for that before throws. */
export function saidLater<N extends object, R extends object>(
  now: N,
  keys: readonly (keyof R)[],
  rest: () => R,
): N & R {
  // Not spread: some of it may be here later itself.
  const said: object = extend(now, {})
  for (const key of keys) Object.defineProperty(said, key, { get: () => rest()[key], enumerable: true })
  return said as N & R
}
