import type { TitleWords } from '../../../rules/title'
import type { BooksWords, PrivateWords } from '../../words/books'
import type { ChartWords } from '../../words/chart'
import type { NewcomerWords } from '../../words/newcomer'
import type { SheetWords } from '../../words/sheet'
import type { RailAheadWords } from './ahead'
import type { bidding } from './en/books'
import type { railForced } from './en/forced'
import type { railJoining } from './en/join'
import type { railPlay } from './en/play'
import type { railStock } from './en/stock'

/** What the panels of an operating turn say, and those of several kinds of turns. */
export type PlayWords = ReturnType<typeof railPlay>

/** What the panels of stock turns and of auctions say; fetched with them. */
export type StockWords = ReturnType<typeof railStock>

/** What is said where a treasury cannot pay for a train, and of too many trains; those panels wait for it. */
export type RareWords = ReturnType<typeof railForced>

/** Words of the form for the table of a railway game that is joined in progress. */
export type RailJoinWords = ReturnType<typeof railJoining>

/** What the screens of a railway game say during play. */
export interface PlayScreens {
  readonly play: PlayWords
  readonly stock: StockWords
  /** The zones of the chart by their marks, such as `yellow zone`. */
  readonly zones: Readonly<Record<string, string>>
  /** What the power of a private company means for the map, by its id: a reminder for its owner. */
  readonly reminders: Readonly<Record<string, string>>
  /** What the first train of a type sets off, by code. */
  setsOff(code: string): string
}

/** What the screens beside play say, fetched once a game is open. */
export interface RestScreens {
  readonly forced: RareWords
  readonly joining: RailJoinWords
  readonly ahead: RailAheadWords
  readonly books: BooksWords &
    PrivateWords & {
      readonly offering: string
      readonly market: string
      readonly price: string
      readonly par: string
      readonly treasury: string
      /** The row of the private companies that corporations own, in short. */
      readonly privates: string
      readonly bankrupt: string
      readonly obsolete: string
      uncounted(certificates: number): string
      limit(limit: number): string
      /** What the table view says of an auction. */
      readonly bidding: typeof bidding
    }
  readonly chart: ChartWords & { readonly legend: string }
  readonly holdings: {
    readonly cash: string
    sharesAt(shares: number, corporation: string, price: string): string
  }
  readonly newcomer: NewcomerWords
  readonly sheet: Omit<SheetWords, 'trains'>
}

/** What all screens of a railway game say. */
export type ScreenWords = PlayScreens & RestScreens

/** The words of a railway game, with those of its screens. */
export interface RailwayWords extends TitleWords {
  readonly screens: ScreenWords
}
