import type { OwnLotsWords } from '../../../families/railway/words/lots'
import type { PlayScreens, RestScreens } from '../../../families/railway/words/screens'
import {
  type RailwayVocabulary,
  type TurningFacts,
  wordsOf,
} from '../../../families/railway/words/vocabulary'
import type * as Common from '../../../families/words/vocabulary'
import { type CommonRest, textOf } from '../../../families/words/vocabulary'
import type { Late } from '../../../rules/late'
import type { PageOfBook, TitleWords } from '../../../rules/title'
import type { Paragraph } from '../book'
import type { Correct, VaAction } from '../law'
import type { VaHappening } from '../state'
import { game } from '../state'
import type { VaView } from '../table/view'
import type { beside } from './en/beside'
import type { play } from './en/play'
import type { stock } from './en/stock'

/** The sentences of the log that are 18VA's own. */
export type EntryWords = Pick<
  Common.EntryWords<VaAction, VaHappening>,
  'pass' | 'par' | 'convert' | 'usePrivate' | 'run' | 'buyTrain' | 'declareBankruptcy'
>

/** The same for what follows by itself. */
export type HappeningWords = Pick<
  Common.HappeningWords<VaHappening>,
  'paid' | 'token' | 'train' | 'private' | 'sold' | 'reduced' | 'order' | 'converted' | 'closed' | 'bankrupt'
>

/** What the rulings say that only 18VA has. */
export type RuledWords = Common.CorrectionWords<
  Correct,
  'convert' | 'express' | 'extraStation' | 'certificateLimit' | 'trainLimit'
>

/** The facts of each turning point of the chronicle that other railway games lack, or tell less of. */
export type TurningWords = Common.RefusalWords<{
  readonly phase: TurningFacts['phase'] & { readonly converted: readonly string[] }
  readonly converted: { readonly corporation: string }
  readonly bankrupt: { readonly player: string }
  readonly closed: { readonly corporation: string }
}>

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** What 18VA says beside play, in one language. */
export interface VaRest extends CommonRest {
  readonly screens: RestScreens & typeof beside
}

/** The words of 18VA, including those of its screens. */
export interface VaWords extends TitleWords {
  readonly screens: PlayScreens & {
    readonly play: typeof play
    readonly stock: OwnLotsWords & typeof stock
  } & VaRest['screens']
}

/** What one language says of 18VA besides what it says of every railway game. */
interface Spoken {
  readonly vocabulary: RailwayVocabulary & {
    readonly screens: { readonly play: typeof play }
    stock(): Promise<VaWords['screens']['stock']>
  }
  readonly rest: Late<VaRest>
  /** That a set keeps its number of operating rounds although the phase that has just begun has another (4.5). */
  setKeeps(rounds: number, phase: string, next: number): string
}

/** Makes the words of 18VA. */
export function vaWords({ vocabulary, rest, setKeeps }: Spoken): VaWords {
  const { setsOff } = vocabulary
  const said = wordsOf(vocabulary, rest)
  return {
    ...said,
    label: id => (said.label(id) === id ? textOf(setsOff, id) : said.label(id)),
    stillInRound(view) {
      const { lots, turn } = view as VaView
      // The B&O's buyer says its value between the auction and the shares.
      return lots.length > 0 || turn.at === 'value' ? vocabulary.sharesFollow : undefined
    },
    doubtful(happened, view) {
      const { phase, round, rounds } = view as VaView
      const changed = (happened as readonly VaHappening[]).some(it => it.is === 'phase')
      const next = game.phase({ phase }).rounds
      if (!changed || !round.startsWith('OR') || rounds === next) return undefined
      return { text: setKeeps(rounds, phase, next), to: '4.5' satisfies Paragraph }
    },
  }
}
