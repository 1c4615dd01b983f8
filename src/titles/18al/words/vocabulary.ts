import type { RailHappening } from '../../../families/railway/ledger'
import type { Reasons } from '../../../families/railway/reasons'
import type { MapWords } from '../../../families/railway/words/map'
import type { PlayScreens, RailwayWords, RestScreens } from '../../../families/railway/words/screens'
import type { RailwayRest } from '../../../families/railway/words/vocabulary'
import type { BestWords } from '../../../families/words/best'
import type { EntryWords, RefusalWords } from '../../../families/words/vocabulary'
import type { Happening } from '../../../rules/happening'
import type { PageOfBook } from '../../../rules/title'
import type { Paragraph } from '../book'
import type { AlAction } from '../law'
import type { OwnReasons } from '../reasons'
import type { pieces } from './en/play'

/** A sentence for each reason that only 18AL has, or tells otherwise than other railway games. */
export type OwnRefusals = RefusalWords<
  Omit<OwnReasons, 'privateOpen' | 'privateClosed'> & Pick<Reasons, 'gameOver' | 'keepsPresidency'>
>

/** The log's sentence for each type of entry that only 18AL has, or takes otherwise. */
export type OwnEntries = Pick<
  EntryWords<AlAction, Happening | RailHappening>,
  'layTile' | 'placeToken' | 'placeCoalToken' | 'buyTrain' | 'extraRound'
>

/** The rule book in our own words: a paragraph without a page does not compile. */
export type Book = Readonly<Record<Paragraph, PageOfBook>>

/** What it says beside play; how near the market value is that ends the game is part of the look ahead. */
export interface AlRest extends RailwayRest {
  readonly screens: RestScreens & {
    readonly map: MapWords
    readonly best: BestWords
    readonly ahead: {
      readonly highest: {
        end(highest: string): string
        near(corporation: string, price: string, runs: number): string
        readonly far: string
      }
    }
  }
}

/** The words of 18AL, including those of its screens. */
export interface AlWords extends RailwayWords {
  readonly screens: PlayScreens & { readonly pieces: typeof pieces } & AlRest['screens']
}
