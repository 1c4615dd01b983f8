import type { Happening } from '../../../rules/happening'
import type { Action, Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import { PARAGRAPHS, type Paragraph } from '../book'
import type { Correct, CorrectionKind } from '../correctionKinds'
import type { CorporationId, PrivateId } from '../data'
import type { AlAction } from '../law'
import type { Reason, Reasons } from '../refusals'
import type { AlOptions, OverTurn, Step } from '../state'

/** A sentence for each reason of a refusal: a missing one does not compile. */
export type RefusalWords = {
  readonly [K in Reason]: (facts: Reasons[K], voice: Voice) => string
}

/** The sentence of the log for each type of action, from the action and what happened. */
export type EntryWords = {
  readonly [T in AlAction['type']]: (
    action: Extract<AlAction, { type: T }>,
    happened: readonly Happening[],
    voice: Voice,
  ) => string
}

/** What the banker rules, for each kind of correction. */
export type CorrectionWords = {
  readonly [K in CorrectionKind]: (what: NonNullable<Correct[K]>, voice: Voice) => string
}

/** A sentence for each kind of happening, or nothing where the sentence of the entry says it. */
export type HappeningWords = {
  readonly [K in Happening['is']]: (
    happening: Extract<Happening, { is: K }>,
    voice: Voice,
  ) => string | undefined
}

/** What the first train of a type sets off, by the codes of the view. */
export const SETS_OFF_CODES = [
  'greenTiles',
  'privatesToCorporations',
  'twoRounds',
  'rust2',
  'limit3',
  'severalTrains',
  'privatesClose',
  'limit2',
  'brownTiles',
  'offBoardHigher',
  'threeRounds',
  'rust3',
  'coalGoes',
  'rust4',
  'hardRust4',
  'grayTile',
] as const

/** A code of what the first train of a type sets off. */
export type SetsOffCode = (typeof SETS_OFF_CODES)[number]

/** Ids that have a long name or a label. */
export type LabelId = CorporationId | PrivateId | Step | keyof AlOptions | OverTurn['by']

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** All that one language says of 18AL; each language fills in the same. */
export interface Vocabulary {
  readonly refusals: RefusalWords
  readonly entries: EntryWords
  readonly happenings: HappeningWords
  readonly setsOff: Readonly<Record<SetsOffCode, string>>
  readonly labels: Readonly<Record<LabelId, string>>
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
export function wordsOf({ refusals, entries, happenings, setsOff, labels, book }: Vocabulary): TitleWords {
  return {
    refusal({ code, facts }, voice) {
      if (!Object.hasOwn(refusals, code)) return code
      return (refusals[code as Reason] as (facts: unknown, voice: Voice) => string)(facts, voice)
    },
    entry(action, happened, voice) {
      if (!Object.hasOwn(entries, action.type)) return action.type
      const say = entries[action.type as AlAction['type']] as (
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
    setsOff: code => textOf(setsOff, code),
    label: id => textOf(labels, id),
    paragraphs: PARAGRAPHS,
    book,
  }
}
