import type { TitleWords } from '../../../rules/title'
import type { BooksWords, PrivateWords } from '../../words/books'
import type { ChartWords } from '../../words/chart'
import type { NewcomerWords } from '../../words/newcomer'
import type {
  CompanyWords,
  DiscardWords,
  ForcedWords,
  OperateHeadWords,
  RunWords,
  TrainWords,
} from '../../words/operating'
import type { SheetWords } from '../../words/sheet'
import type { BidWords, BuyWords, HeadWords, OverLimitWords, PassWords, SaleWords } from '../../words/stock'
import type { RailAheadWords } from './ahead'
import type { RailJoinWords } from './join'

/** What the panels of an operating turn say, and those of several kinds of turns. */
export interface PlayWords extends OperateHeadWords, RunWords, TrainWords, CompanyWords {
  // private companies between players
  readonly deals: string
  dealLabel(company: string, from: string, to: string): string
  fromTo(from: string, to: string): string
  paysTo(buyer: string, seller: string, amount: string, what: string): string
  /** What private companies may do. */
  readonly powers: string
  /** A sale that makes the token fall into a zone. */
  fallsInto(zone: string): string
  // an operating turn
  /** A train that goes after its next run. */
  obsolete(train: string): string
  charter(trains: string, stations: number): string
  earlierSteps(run: string, ran: boolean): string
  readonly noTrainNoRun: string
  readonly terrain: string
  terrainLabel(cost: string): string
  readonly station: string
  stationLabel(price: string): string
  readonly sheet: string
  readonly sheetLabel: string
  readonly trains: string
  trainLimit(limit: number): string
  left(count: number): string
  readonly noEnd: string
  /** Where used trains are sold, and how many there are of a type. */
  used(count: number): string
  train(type: string, price: string): string
  tradedIn(train: string): string
  /** A private company lowers the price. */
  reducedBy(company: string): string
  buyTrainLabel(visible: string, corporation: string, from: string): string
  endTurn(corporation: string): string
  noRoute(corporation: string): string
  readonly notNow: string
}

/** What the panels of stock turns and of auctions say; fetched with them. */
export interface StockWords extends HeadWords, BuyWords, SaleWords, OverLimitWords, PassWords, BidWords {
  readonly stockTurn: string
  readonly corporations: string
  readonly corporationsLater: string
  readonly floats: string
  /** What it is good for that a sale makes the token fall into a zone. */
  zoneTrick(corporation: string, zone: string): string
  // private companies
  faceAndIncome(face: string, income: string): string
  soldTo(name: string): string
  bidsSoFar(bids: string): string
  buyFor(price: string): string
  buyCompanyLabel(price: string, name: string, company: string): string
  auctionOf(company: string): string
  highBid(name: string, amount: string): string
  readonly mayRaise: string
  readonly freeForThis: string
  leads(amount: string): string
  bid(amount: string): string
  upTo(amount: string): string
}

/** What is said where a treasury cannot pay for a train, and of too many trains; those panels wait for it. */
export interface RareWords extends ForcedWords, DiscardWords {
  overTrainLimit(limit: number): string
}

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
