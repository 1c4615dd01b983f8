import { type RailwayVocabulary, wordsOf } from '../../../families/railway/words/vocabulary'
import type * as Common from '../../../families/words/vocabulary'
import { textOf } from '../../../families/words/vocabulary'
import type { Voice } from '../../../rules/rule'
import type { PageOfBook, TitleWords } from '../../../rules/title'

import type { Paragraph } from '../book'
import { PHASE_TABLE } from '../data'
import type { VaHappening } from '../happenings'
import type { Correct, VaAction } from '../law'
import type { Reasons } from '../refusals'
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

/** What one language says of 18VA besides what it says of every railway game. */
interface Spoken {
  readonly vocabulary: RailwayVocabulary
  readonly screens: ScreenWords
  /** That a set keeps its number of operating rounds although the phase that has just begun has another (4.5). */
  setKeeps(rounds: number, phase: string, next: number): string
}

/** Makes the words of 18VA. */
export function vaWords({ vocabulary, screens, setKeeps }: Spoken): VaWords {
  const { labels, setsOff } = vocabulary
  return {
    ...wordsOf(vocabulary),
    label: id => (Object.hasOwn(labels, id) ? textOf(labels, id) : textOf(setsOff, id)),
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
      return { text: setKeeps(rounds, phase, next), to: '4.5' satisfies Paragraph }
    },
    screens: { ...screens, setsOff: code => textOf(setsOff, code) },
  }
}
