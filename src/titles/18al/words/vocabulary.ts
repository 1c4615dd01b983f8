import type { REPORT_FIELDS } from '../../../families/railway/report'
import { kindIn, type RailRulings } from '../../../families/railway/words/vocabulary'
import type * as Common from '../../../families/words/vocabulary'
import { commonWords, textOf } from '../../../families/words/vocabulary'
import type { Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import { PARAGRAPHS, type Paragraph } from '../book'
import { CORPORATIONS, game } from '../data'
import type { AlAction } from '../law'
import type { AlHappening } from '../ledger'
import type { Reasons } from '../refusals'
import type { STEPS } from '../steps'
import type { TableView } from '../tableView'
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

/** Codes of what the first train of a type sets off, as the view gives them. */
export const SETS_OFF_CODES = [
  'greenTiles',
  'privatesToCorporations',
  'rounds2',
  'goes2',
  'limit3',
  'severalTrains',
  'privatesClose',
  'limit2',
  'brownTiles',
  'offBoardHigher',
  'rounds3',
  'goes3',
  'coalGoes',
  'goes4',
  'hardRust4',
  'grayTile',
] as const

/** A code of what the first train of a type sets off. */
export type SetsOffCode = (typeof SETS_OFF_CODES)[number]

type OptionId = 'doubleYellow' | 'lnFromDecatur' | 'unlimited4D' | 'hardRust4'

/** Ids that have a long name or a label. */
export type LabelId =
  | (typeof STEPS)[number]
  | OptionId
  | `${OptionId} what`
  | 'bank'
  | 'market'
  | 'bankruptcy'
  | 'stopped'
  // What a button says that would set off the end of the game (5).
  | 'ending bank'
  | 'ending market'
  | WorthId
  | 'income'
  | 'first seat'

/** Places that may hold something, by the ids that labels use. */
export type PlaceId = 'bank' | 'ipo' | 'market' | 'closed'

/** Keys of a table report that have a name in words. */
export type FigureKey = keyof typeof REPORT_FIELDS.kinds

/** The facts of each turning point of the chronicle. */
export interface TurningFacts {
  readonly president: { readonly corporation: string; readonly from: string; readonly to: string }
  readonly phase: { readonly phase: string; readonly by: string | null; readonly lost: readonly string[] }
  readonly lost: { readonly lost: readonly string[] }
  readonly helped: { readonly player: string; readonly corporation: string; readonly amount: number }
}

/** A sentence for each turning point. */
export type TurningWords = {
  readonly [K in keyof TurningFacts]: (facts: TurningFacts[K], voice: Voice) => string
}

/** Parts of a player's worth (5.1). */
export type WorthId = 'cash' | 'stock' | 'privates'

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** The words of 18AL, including those of its screens. */
export interface AlWords extends TitleWords {
  readonly screens: ScreenWords & { setsOff(code: string): string }
}

/** The names of corporations and private companies. */
export const NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...CORPORATIONS.map(id => [id, game.charter(id).name]),
  ...Object.entries(game.printed.privates).map(([id, { name }]) => [id, name]),
])

/** Everything one language says about 18AL; every language fills in the same keys. */
export interface Vocabulary {
  readonly refusals: RefusalWords
  readonly entries: EntryWords
  readonly happenings: HappeningWords
  readonly setsOff: Readonly<Record<SetsOffCode, string>>
  readonly labels: Readonly<Record<LabelId, string>>
  /** Column heads, and the states of the pieces of private companies. */
  readonly shorts: Readonly<Record<WorthId | 'charter' | 'unlaid' | 'laid' | 'gone', string>>
  phase(phase: string): string
  cite(rule: string): string
  mayStill(name: string): string
  /** What `mayStill` says in the first stock round, when nothing may be sold (3.2(a)). */
  backTo(name: string): string
  /** Name of the part of the first stock round that follows the private companies. */
  readonly sharesFollow: string
  readonly places: Readonly<Record<PlaceId, string>>
  readonly turnings: TurningWords
  tally(counts: Readonly<Record<string, number>>): string
  readonly figures: Readonly<Record<FigureKey, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<CorrectionKind, string>>
  /** Heading of the page on what a phase brings. */
  phasePage(phase: string): string
  readonly screens: ScreenWords
  book(): Promise<Book>
}

/** Makes the words of 18AL from a vocabulary. */
export function wordsOf(vocabulary: Vocabulary): AlWords {
  const { setsOff } = vocabulary
  return {
    ...commonWords(vocabulary),
    mayStill: (name, view) => (view.round === 'SR 1' ? vocabulary.backTo(name) : vocabulary.mayStill(name)),
    stillInRound(view) {
      const { turn } = view as TableView
      return turn.at === 'auction' || (turn.at === 'stock' && turn.unsold)
        ? vocabulary.sharesFollow
        : undefined
    },
    where: view => vocabulary.phase((view as TableView).phase),
    pages(view) {
      const { phase, cites } = view as TableView
      return [{ text: vocabulary.phasePage(phase), to: cites.phase, line: `Phase ${phase}` }]
    },
    screens: { ...vocabulary.screens, setsOff: code => textOf(setsOff, code) },
    paragraphs: PARAGRAPHS,
  }
}
