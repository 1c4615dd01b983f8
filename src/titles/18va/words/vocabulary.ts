import type * as Common from '../../../families/words/vocabulary'
import { commonWords, textOf } from '../../../families/words/vocabulary'
import type { Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'

import { PARAGRAPHS, type Paragraph } from '../book'
import { type CorporationId, PHASE_TABLE, type PhaseId, type PrivateId } from '../data'
import type { VaHappening } from '../happenings'
import type { Correct, VaAction } from '../law'
import type { Reasons } from '../refusals'
import type { Step } from '../state'
import type { fields } from '../table/report'
import type { VaView } from '../tableView'
import type { ScreenWords } from './en/screens'

/** A sentence for each reason of a refusal. */
export type RefusalWords = Common.RefusalWords<Reasons>

/** The sentence of the log for each type of action. */
export type EntryWords = Common.EntryWords<VaAction, VaHappening>

/** The kinds of rulings. */
export type CorrectionKind = Exclude<keyof Correct, 'type' | 'reason' | 'at' | 'note'>

/** What a ruling says, for each kind of correction. */
export type CorrectionWords = Common.CorrectionWords<Correct, CorrectionKind>

/** A sentence for each kind of happening. */
export type HappeningWords = Common.HappeningWords<VaHappening>

/** Codes of what the first train of a type sets off, as the view gives them. */
export const SETS_OFF_CODES = [
  'greenTiles',
  'privatesToCorporations',
  'mayConvert',
  'rounds2',
  'goes2',
  'limit1and3',
  'goes3',
  'mustConvert',
  'limit2',
  'brownTiles',
  'secondValues',
  'rounds3',
  '4DOnSale',
  'severalOfAType',
  'goes4',
  'coalEnds',
  'grayTiles',
] as const

/** A code of what the first train of a type sets off. */
export type SetsOffCode = (typeof SETS_OFF_CODES)[number]

/** Parts of a player's worth (5). */
export type WorthId = 'cash' | 'stock' | 'privates'

/** Ids that have a long name or a label. */
export type LabelId =
  | CorporationId
  | PrivateId
  | Step
  | 'seventyPercent'
  | `${'seventyPercent'} what`
  | 'bank'
  | 'bankruptcy'
  | 'stopped'
  // What a button says that would set off the end of the game (5).
  | 'ending bank'
  | WorthId
  | 'income'
  | 'coal'
  | 'first seat'

/** Places that may hold something, by the ids that labels use. */
export type HoldingPlace = 'bank' | 'ipo' | 'train ipo' | 'market' | 'closed' | 'aside'

/** Keys of a table report that have a name in words. */
export type FigureKey = keyof typeof fields.kinds

/** The facts of each turning point of the chronicle. */
export interface TurningFacts {
  readonly president: { readonly corporation: string; readonly from: string; readonly to: string }
  readonly phase: {
    readonly phase: string
    readonly by: string | null
    readonly lost: readonly string[]
    readonly converted: readonly string[]
  }
  readonly converted: { readonly corporation: string }
  readonly helped: { readonly player: string; readonly corporation: string; readonly amount: number }
  readonly bankrupt: { readonly player: string }
  readonly closed: { readonly corporation: string }
}

/** A sentence for each turning point. */
export type TurningWords = {
  readonly [K in keyof TurningFacts]: (facts: TurningFacts[K], voice: Voice) => string
}

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** The words of 18VA, including those of its screens. */
export interface VaWords extends TitleWords {
  readonly screens: ScreenWords & { setsOff(code: string): string }
}

/** Everything one language says about 18VA; every language fills in the same keys. */
export interface Vocabulary {
  readonly refusals: RefusalWords
  readonly entries: EntryWords
  readonly happenings: HappeningWords
  readonly setsOff: Readonly<Record<SetsOffCode, string>>
  readonly labels: Readonly<Record<LabelId, string>>
  /** Names at the head of a column. */
  readonly shorts: Readonly<Record<WorthId, string>>
  phase(phase: PhaseId): string
  cite(rule: string): string
  mayStill(name: string): string
  /** That a set keeps its number of operating rounds although the phase that has just begun has another (4.5). */
  setKeeps(rounds: number, phase: string, next: number): string
  /** Name of the part of the first stock round that follows the auction. */
  readonly sharesFollow: string
  readonly places: Readonly<Record<HoldingPlace, string>>
  readonly turnings: TurningWords
  tally(counts: Readonly<Record<string, number>>): string
  readonly figures: Readonly<Record<FigureKey, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<CorrectionKind, string>>
  /** Heading of the page on what a phase brings. */
  phasePage(phase: PhaseId): string
  readonly screens: ScreenWords
  book(): Promise<Book>
}

/** Makes the words of 18VA from a vocabulary. */
export function wordsOf(vocabulary: Vocabulary): VaWords {
  const { labels, setsOff } = vocabulary
  return {
    ...commonWords(vocabulary),
    label: id => (Object.hasOwn(labels, id) ? textOf(labels, id) : textOf(setsOff, id)),
    where: view => vocabulary.phase((view as VaView).phase),
    stillInRound(view) {
      const { lots, turn } = view as VaView
      // The B&O's buyer says its value between the auction and the shares.
      return lots.length > 0 || turn.at === 'value' ? vocabulary.sharesFollow : undefined
    },
    doubtful(happened, view) {
      const { phase, round, rounds } = view as VaView
      const changed = (happened as readonly VaHappening[]).some(it => it.is === 'phase')
      const next = PHASE_TABLE[phase].rounds
      if (!changed || !round.startsWith('OR') || rounds === next) return undefined
      return { text: vocabulary.setKeeps(rounds, phase, next), to: '4.5' satisfies Paragraph }
    },
    pages(view) {
      const { phase } = view as VaView
      return [{ text: vocabulary.phasePage(phase), to: '2', line: `Phase ${phase}` }]
    },
    screens: { ...vocabulary.screens, setsOff: code => textOf(setsOff, code) },
    paragraphs: PARAGRAPHS,
  }
}
