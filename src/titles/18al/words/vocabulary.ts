import {
  kindIn,
  type RailRulings,
  type RailwayVocabulary,
  wordsOf as railWords,
} from '../../../families/railway/words/vocabulary'
import type * as Common from '../../../families/words/vocabulary'
import { textOf } from '../../../families/words/vocabulary'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import type { Paragraph } from '../book'
import type { AlAction } from '../law'
import type { AlHappening } from '../ledger'
import type { Reasons } from '../refusals'
import type { ScreenWords } from './en/screens'

/** A sentence for each reason of a refusal. */
export type RefusalWords = Common.RefusalWords<Reasons>

/** The sentence of the log for each type of action. */
export type EntryWords = Common.EntryWords<AlAction, AlHappening>

/** What each kind of ruling contains. */
export interface AlRulings extends RailRulings {
  readonly chits: string
  readonly coal: string
  readonly lumber: string
}
export type CorrectionKind = keyof AlRulings
export type Correct = { readonly reason: string } & Partial<AlRulings>

/** Finds the kind of a ruling among those that have words. */
export const kindOf = (words: object) => kindIn(words) as (ruling: Correct) => CorrectionKind

/** What a ruling says, for each kind of correction. */
export type CorrectionWords = Common.CorrectionWords<Correct, CorrectionKind>

/** A sentence for each kind of happening. */
export type HappeningWords = Common.HappeningWords<AlHappening>

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** The words of 18AL, including those of its screens. */
export interface AlWords extends TitleWords {
  readonly screens: ScreenWords & { setsOff(code: string): string }
}

/** Everything that one language says about 18AL besides its screens. */
export type Vocabulary = RailwayVocabulary

/** Makes the words of 18AL from a vocabulary, with what its own screens say. */
export function wordsOf(vocabulary: Vocabulary, screens: ScreenWords): AlWords {
  const { setsOff } = vocabulary
  return { ...railWords(vocabulary), screens: { ...screens, setsOff: code => textOf(setsOff, code) } }
}
