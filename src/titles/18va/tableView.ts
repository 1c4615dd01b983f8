import type { Grid, Tokens } from '../../bank/chart'
import type { Holder, Money } from '../../bank/money'
import type { Goal } from '../../families/chart/moves'
import type { Bid } from '../../families/railway/table'
import type { PlayerId } from '../../rules/state'
import type { CorporationCard, ShellView } from '../../rules/view'
import type { Paragraph } from './book'
import type { CardId, CityId, CorporationId, LotId, PhaseId, PlaceId, PrivateId, Size, TrainId } from './data'
import type { Step } from './state'

/** A player as a screen shows them; `free` is their cash less what is set aside for bids. */
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

/** A train on a charter as declared, and its number as a freight train, 0 for a passenger train. */
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
  /** Current value; a dividend of at least this moves the token right. */
  readonly price: Money | null
  readonly goals: readonly Goal[]
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
  /** Stations left, the price of the next one, and the known places of those on the map. */
  readonly stations: number
  readonly stationPrice: Money
  readonly places: readonly PlaceId[]
  readonly extraStation: boolean
  readonly express: boolean
  /** Has it completed a turn, so that its shares may be sold? */
  readonly operated: boolean
  readonly lastRun: Money | null
}

/** A private company; `least` and `most` limit what a corporation may pay a player for it. */
export interface PrivateView {
  readonly id: PrivateId
  readonly name: string
  readonly face: Money
  readonly income: Money
  readonly owner: Holder
  readonly least: Money
  readonly most: Money
}

/** An item of the first auction: its current face value, the standing bid, and the lowest next bid. */
export interface LotView {
  readonly id: LotId
  readonly name: string
  readonly face: Money
  readonly bid: Bid | null
  readonly least: Money
  /** Must the next action be a bid on it? */
  readonly forced: boolean
}

/** A train type: how many are left in the bank, and whether it is on sale. */
export interface TrainView {
  readonly type: TrainId
  readonly cards: readonly CardId[]
  readonly price: Money
  readonly left: number
  readonly onSale: boolean
  /** Effects of its first train, in order, as codes for the title's words; empty once that was bought. */
  readonly setsOff: readonly string[]
}

/** A purchase that the treasury cannot pay: what the president must add, has, lacks, and could still raise (4.6.2). */
export interface ForcedView {
  readonly president: PlayerId
  readonly train: TrainId
  readonly from: Holder
  readonly price: Money
  readonly contribution: Money
  /** The contribution if the Tredegar Iron Works are used; `null` if the corporation does not own them. */
  readonly withTredegar: Money | null
  readonly has: Money
  readonly short: Money
  readonly canRaise: Money
  /** Corporations whose shares have already been sold for it. */
  readonly sold: readonly CorporationId[]
}

interface Turn<At extends string> {
  readonly at: At
  readonly cite: Paragraph
}

export interface AuctionView extends Turn<'auction'> {
  readonly player: PlayerId
  /** Players who have passed in a row; once `of` have, the auction is settled. */
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
  /** Turns in a row without a purchase or sale; `of` of them end the round. */
  readonly passes: number
  readonly of: number
  /** Corporations that the player may not buy back in this round. */
  readonly notBack: readonly CorporationId[]
}

export interface OperatingView extends Turn<'operate'> {
  readonly corporation: CorporationId
  readonly president: PlayerId
  readonly step: Step
  /** Has it placed its station of this turn? */
  readonly station: boolean
  /** Has it run, or skipped its run? */
  readonly ran: boolean
  readonly revenue: Money
  /** The most that its trains could earn by the printed values; a revenue beyond that is doubted. */
  readonly mostRun: Money
  /** Types that may not be bought from the bank again in this turn; empty once that rule no longer applies. */
  readonly typesBought: readonly TrainId[]
  /** Its place in the round, such as 2nd of 4. */
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

/** The current decision. */
export type TurnView = AuctionView | ValueView | StockView | OperatingView | DiscardView | OverView

/** A table of 18VA as its screens show it; it decides nothing. */
export interface VaView extends ShellView {
  readonly turn: TurnView
  readonly phase: PhaseId
  /** Number of operating rounds in the current set, or in the next one by the current phase. */
  readonly rounds: number
  readonly priorityDeal: PlayerId
  /** Players in move order, bankrupt ones included. */
  readonly players: readonly PlayerView[]
  readonly corporations: readonly CorporationView[]
  readonly privates: readonly PrivateView[]
  /** Items of the first auction still to be sold; empty once it is over. */
  readonly lots: readonly LotView[]
  readonly trains: readonly TrainView[]
  /** Train types in the Pool. */
  readonly market: readonly TrainId[]
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<CorporationId> }
}
