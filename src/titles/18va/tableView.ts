import type { Grid, Space, Tokens } from '../../bank/chart'
import type { Holder, Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'
import type { CorporationCard, ShellView } from '../../rules/view'
import type { Paragraph } from './book'
import type { CardId, CityId, CorporationId, LotId, PhaseId, PlaceId, PrivateId, Size, TrainId } from './data'
import type { Bid, Step } from './state'

/** A player as a screen shows them; `free` is the cash less what is set aside for bids. */
export interface PlayerView {
  readonly id: PlayerId
  readonly cash: Money
  readonly free: Money
  readonly certificates: number
  readonly limit: number
  readonly privates: readonly PrivateId[]
  readonly shares: Readonly<Partial<Record<CorporationId, number>>>
  readonly presidencies: readonly CorporationId[]
  readonly netWorth: Money
  readonly bankrupt: boolean
}

/** Where a corporation's token would come to rest, and what is printed there; `shares` are those sold at once. */
export interface TokenGoal {
  readonly why: 'pays' | 'withholds' | 'sold'
  readonly shares: number
  readonly at: Space
  readonly price: Money
}

/** A train on a charter: as declared, and its number as a freight train, 0 for a passenger train. */
export interface TrainOnCharter {
  readonly card: CardId
  readonly type: TrainId
  readonly freight: number
}

/** A corporation as a screen shows it; `value` and `price` are `null` until it is started. */
export interface CorporationView extends CorporationCard {
  readonly id: CorporationId
  readonly size: Size
  readonly percent: number
  readonly value: Money | null
  /** The current value; a dividend of at least this moves the token right. */
  readonly price: Money | null
  readonly goals: readonly TokenGoal[]
  readonly president: PlayerId | null
  readonly treasury: Money
  /** Shares in its treasury and in the Pool. */
  readonly ipo: number
  readonly market: number
  readonly trains: readonly TrainOnCharter[]
  readonly trainLimit: number
  readonly extraTrain: boolean
  readonly privates: readonly PrivateId[]
  readonly home: CityId
  /** Stations left, what the next one costs, and where those stand that were named. */
  readonly stations: number
  readonly stationPrice: Money
  readonly places: readonly PlaceId[]
  readonly extraStation: boolean
  readonly express: boolean
  /** Has it completed a turn, so that its shares can be sold? */
  readonly operated: boolean
  readonly lastRun: Money | null
}

/** A private company; `least` and `most` are what a corporation may pay a player for it. */
export interface PrivateView {
  readonly id: PrivateId
  readonly name: string
  readonly face: Money
  readonly income: Money
  readonly owner: Holder
  readonly least: Money
  readonly most: Money
}

/** An item of the first auction: its present face value, the bid that stands on it, and the least that may be bid next. */
export interface LotView {
  readonly id: LotId
  readonly name: string
  readonly face: Money
  readonly bid: Bid | null
  readonly least: Money
  /** Must the next action be a bid on it? */
  readonly forced: boolean
}

/** A type of train: what is left in the bank, and whether it is sold now. */
export interface TrainView {
  readonly type: TrainId
  readonly cards: readonly CardId[]
  readonly price: Money
  readonly left: number
  readonly onSale: boolean
  /** What the first one of it sets off, as codes for the title's words, in order; empty once it was bought. */
  readonly setsOff: readonly string[]
}

/** A purchase that the treasury cannot pay: what the president must add, has, lacks, and could still raise (4.6.2). */
export interface ForcedView {
  readonly president: PlayerId
  readonly train: TrainId
  readonly from: Holder
  readonly price: Money
  readonly contribution: Money
  /** The contribution if the Tredegar Iron Works are used; `null` where the corporation does not own them. */
  readonly withTredegar: Money | null
  readonly has: Money
  readonly short: Money
  readonly canRaise: Money
  /** Corporations of which shares were sold for it already. */
  readonly sold: readonly CorporationId[]
}

interface Turn<At extends string> {
  readonly at: At
  readonly cite: Paragraph
}

export interface AuctionView extends Turn<'auction'> {
  readonly player: PlayerId
  /** Who has passed in a row, of so many who have to. */
  readonly passed: readonly PlayerId[]
  readonly of: number
  readonly forced: LotId | null
}

export interface ValueView extends Turn<'value'> {
  readonly player: PlayerId
  readonly corporation: CorporationId
  readonly values: readonly Money[]
}

export interface StockView extends Turn<'stock'> {
  readonly player: PlayerId
  readonly bought: boolean
  readonly sold: readonly CorporationId[]
  /** Turns in a row that ended without a purchase or sale, of so many that end the round. */
  readonly passes: number
  readonly of: number
  /** Corporations that may not be bought back in this round. */
  readonly notBack: readonly CorporationId[]
}

export interface OperatingView extends Turn<'operate'> {
  readonly corporation: CorporationId
  readonly president: PlayerId
  readonly step: Step
  /** Has it placed its station of this turn? */
  readonly station: boolean
  /** Has it run (or passed its run by)? */
  readonly ran: boolean
  readonly revenue: Money
  /** Types bought from the bank on this turn, of which no more may be bought; empty once that rule has ended. */
  readonly typesBought: readonly TrainId[]
  /** Its place in the round: the 2nd of 4. */
  readonly nth: number
  readonly of: number
  readonly forced?: ForcedView
}

export interface DiscardView extends Turn<'discard'> {
  readonly owners: readonly {
    readonly corporation: CorporationId
    readonly president: PlayerId
    readonly excess: number
  }[]
}

export interface OverView extends Turn<'over'> {
  readonly by: string
}

/** The decision of the moment. */
export type TurnView = AuctionView | ValueView | StockView | OperatingView | DiscardView | OverView

/** A table of 18VA as its screens show it; it decides nothing. */
export interface VaView extends ShellView {
  readonly turn: TurnView
  readonly phase: PhaseId
  /** Operating rounds of this set, or of the next one as the phase is now. */
  readonly rounds: number
  readonly priorityDeal: PlayerId
  /** Players in move order, bankrupt ones at their place. */
  readonly players: readonly PlayerView[]
  readonly corporations: readonly CorporationView[]
  readonly privates: readonly PrivateView[]
  /** What the first auction still sells; empty after it. */
  readonly lots: readonly LotView[]
  readonly trains: readonly TrainView[]
  /** Types of trains in the Pool. */
  readonly market: readonly TrainId[]
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<CorporationId> }
}
