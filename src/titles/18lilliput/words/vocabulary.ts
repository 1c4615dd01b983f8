import type * as Common from '../../../families/words/vocabulary'
import { commonWords, saidLater, textOf } from '../../../families/words/vocabulary'
import { late } from '../../../rules/late'
import type { Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import type { Correct, CorrectionKind } from '../banker/correctionKinds'
import { PARAGRAPHS, type Paragraph } from '../book'
import type { CardId, CardUse, CharacterId, PhaseId, StartingId } from '../data'
import type { LilAction } from '../law'
import type { LilHappening } from '../ledger'
import type { Reasons } from '../refusals'
import type { LilOptions, OverTurn } from '../state'
import type { fields } from '../table/fields'
import type { LilView } from '../tableView'
import type { PlayScreens, RestScreens, ScreenWords } from './en/screens'

/** A sentence for each reason of a refusal. */
export type RefusalWords = Common.RefusalWords<Reasons>

/** The sentence of the log for each type of action. */
export type EntryWords = Common.EntryWords<LilAction, LilHappening>

/** What a ruling says, for each kind of correction. */
export type CorrectionWords = Common.CorrectionWords<Correct, CorrectionKind>

/** A sentence for each kind of happening. */
export type HappeningWords = Common.HappeningWords<LilHappening>

/** Ids that have a long name or a label. */
export type LabelId =
  | StartingId
  | CharacterId
  | CardId
  | CardUse
  | keyof LilOptions
  | OverTurn['by']
  | 'last round'
  // What a button says with which the last round would begin.
  | 'ending rounds'
  | 'cash'
  | 'stock'
  | 'copies'

/** Places that may hold something, by the ids that labels use. */
type PlaceId = 'bank' | 'ipo' | 'market' | 'scrapped' | 'closed'

/** Keys of a table report that have a name in words. */
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

/** The words of 18Lilliput, including those of its screens. */
export interface LilWords extends TitleWords {
  readonly screens: ScreenWords
}

/** The types of entries that are told by the rest. */
type Rare = 'correct'

/** What one language says during a game of 18Lilliput; every language fills in the same keys. */
export interface Vocabulary {
  readonly entries: Omit<EntryWords, Rare>
  readonly happenings: HappeningWords
  readonly labels: Readonly<Record<LabelId, string>>
  phase(phase: PhaseId): string
  /** Short headings by which the paragraphs are cited. */
  readonly cites: Readonly<Record<Paragraph, string>>
  mayStill(name: string): string
  readonly places: Readonly<Record<PlaceId, string>>
  readonly storyCalls?: TitleWords['storyCalls']
  readonly figures: Readonly<Record<FigureKey, string>>
  /** Heading of the page on what a phase brings. */
  phasePage(phase: PhaseId): string
  readonly screens: PlayScreens
  book(): Promise<Book>
}

/** What it says besides, fetched once a game is open. */
export interface Rest {
  readonly refusals: RefusalWords
  readonly entries: Pick<EntryWords, Rare>
  readonly turnings: TurningWords
  tally(counts: Readonly<Record<string, number>>): string
  readonly moved: NonNullable<TitleWords['moved']>
  readonly fields: Readonly<Record<string, string>>
  readonly rulings: Readonly<Record<CorrectionKind, string>>
  readonly screens: RestScreens
}

const LATER = ['ahead', 'books', 'chart', 'holdings', 'joining', 'newcomer', 'sheet'] as const

/** Makes the words of 18Lilliput from what one language says. */
export function wordsOf(vocabulary: Vocabulary, bring: () => Promise<Rest>): LilWords {
  const { labels, cites, screens } = vocabulary
  // This title has no shorter names than its labels, and each figure may stand over the table.
  const rest = late(async () => ({ ...(await bring()), shorts: labels, figures: {} }))
  return {
    ...commonWords({ ...vocabulary, cite: rule => textOf(cites, rule) }, rest),
    where: view => vocabulary.phase((view as LilView).phase),
    pages(view) {
      const { phase } = view as LilView
      return [{ text: vocabulary.phasePage(phase), to: 'phases', line: `Phase ${phase}` }]
    },
    ...(vocabulary.storyCalls ? { storyCalls: vocabulary.storyCalls } : {}),
    screens: saidLater(screens, LATER, () => rest().screens),
    paragraphs: PARAGRAPHS,
  }
}
