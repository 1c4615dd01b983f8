import type { TurningPoint } from '../../../rules/chronicle'
import type { Happening } from '../../../rules/happening'
import type { Action, Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import type { Correct, CorrectionKind } from '../banker/correctionKinds'
import { PARAGRAPHS, type Paragraph } from '../book'
import type { CardId, CardUse, CharacterId, PhaseId, StartingId } from '../data'
import type { LilAction } from '../law'
import type { LilHappening } from '../ledger'
import type { Reason, Reasons } from '../refusals'
import type { LilOptions, OverTurn } from '../state'
import type { fields } from '../table/report'
import type { LilView } from '../tableView'
import type { ScreenWords } from './en/screens'

/** A sentence for each reason of a refusal: a missing one does not compile. */
export type RefusalWords = {
  readonly [K in Reason]: (facts: Reasons[K], voice: Voice) => string
}

/** The sentence of the log for each type of action, from the action and what happened. */
export type EntryWords = {
  readonly [T in LilAction['type']]: (
    action: Extract<LilAction, { type: T }>,
    happened: readonly LilHappening[],
    voice: Voice,
  ) => string
}

/** What the banker rules, for each kind of correction. */
export type CorrectionWords = {
  readonly [K in CorrectionKind]: (what: NonNullable<Correct[K]>, voice: Voice) => string
}

/** A sentence for each kind of happening, or nothing where the sentence of the entry says it. */
export type HappeningWords = {
  readonly [K in LilHappening['is']]: (
    happening: Extract<LilHappening, { is: K }>,
    voice: Voice,
  ) => string | undefined
}

/** Ids that have a long name or a label. */
export type LabelId =
  | StartingId
  | CharacterId
  | CardId
  | CardUse
  | keyof LilOptions
  | OverTurn['by']
  | 'cash'
  | 'stock'
  | 'copies'

/** Places that may hold something, as labels say them. */
type PlaceId = 'bank' | 'ipo' | 'market' | 'scrapped' | 'closed'

/** Keys of a table report that people may be told of. */
type FigureKey = keyof typeof fields.kinds

/** The facts of each turning point of the chronicle. */
interface TurningFacts {
  readonly founded: { readonly corporation: string; readonly player: string }
  readonly phase: { readonly phase: PhaseId }
  readonly trainless: { readonly corporation: string; readonly player: string }
  readonly lastRound: { readonly round: number }
}

/** A sentence for each turning point. */
type TurningWords = {
  readonly [K in keyof TurningFacts]: (facts: TurningFacts[K], voice: Voice) => string
}

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** The words of 18Lilliput, with those of its screens. */
export interface LilWords extends TitleWords {
  readonly screens: ScreenWords
}

/** All that one language says of 18Lilliput; each language fills in the same. */
export interface Vocabulary {
  readonly refusals: RefusalWords
  readonly entries: EntryWords
  readonly happenings: HappeningWords
  readonly labels: Readonly<Record<LabelId, string>>
  phase(phase: PhaseId): string
  /** Short headings of the paragraphs, as they are cited. */
  readonly cites: Readonly<Record<Paragraph, string>>
  mayStill(name: string): string
  readonly places: Readonly<Record<PlaceId, string>>
  readonly turnings: TurningWords
  tally(counts: Readonly<Record<string, number>>): string
  readonly figures: Readonly<Record<FigureKey, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<CorrectionKind, string>>
  readonly payments: Readonly<Record<string, (of: string) => string>>
  /** The heading of what a phase brings. */
  phasePage(phase: PhaseId): string
  readonly screens: ScreenWords
  book(): Promise<Book>
}

/** The text of a record by an id that may be unknown to it: then the id itself. */
function textOf(record: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(record, id) ? (record[id] ?? id) : id
}

/**
 * Makes a title's words from a vocabulary. The casts are safe: each record holds under a code the function for just that
 * code. An unknown code says itself, so that a log of a later edition can still be read.
 */
export function wordsOf(vocabulary: Vocabulary): LilWords {
  const { refusals, entries, happenings, labels, places, turnings } = vocabulary
  return {
    refusal({ code, facts }, voice) {
      if (!Object.hasOwn(refusals, code)) return code
      return (refusals[code as Reason] as (facts: unknown, voice: Voice) => string)(facts, voice)
    },
    entry(action, happened, voice) {
      if (!Object.hasOwn(entries, action.type)) return action.type
      const say = entries[action.type as LilAction['type']] as (
        action: Action,
        happened: readonly Happening[],
        voice: Voice,
      ) => string
      return say(action, happened, voice)
    },
    happening(happening, voice) {
      if (!Object.hasOwn(happenings, happening.is)) return undefined
      const say = happenings[happening.is] as (happening: Happening, voice: Voice) => string | undefined
      return say(happening, voice)
    },
    label: id => textOf(labels, id),
    // A row has no shorter name for a thing than its label.
    short: id => textOf(labels, id),
    cite: rule => textOf(vocabulary.cites, rule),
    mayStill: vocabulary.mayStill,
    where: view => vocabulary.phase((view as LilView).phase),
    holder: (id, voice) => (Object.hasOwn(places, id) ? textOf(places, id) : voice.name(id)),
    turning({ code, facts }: TurningPoint, voice) {
      if (!Object.hasOwn(turnings, code)) return code
      return (turnings[code as keyof TurningFacts] as (facts: unknown, voice: Voice) => string)(facts, voice)
    },
    tally: vocabulary.tally,
    figure: key => textOf(vocabulary.figures, key),
    field: key => textOf(vocabulary.fields, key),
    ruling: kind => textOf(vocabulary.rulings, kind),
    payment: (why, of) =>
      Object.hasOwn(vocabulary.payments, why) ? vocabulary.payments[why]?.(of) : undefined,
    pages(view) {
      const { phase } = view as LilView
      return [{ text: vocabulary.phasePage(phase), to: 'phases', line: `Phase ${phase}` }]
    },
    screens: vocabulary.screens,
    paragraphs: PARAGRAPHS,
    book: vocabulary.book,
  }
}
