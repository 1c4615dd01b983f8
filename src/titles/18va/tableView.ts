import type { Money } from '../../bank/money'
import type { Bid } from '../../families/railway/table'
import type {
  CorporationView as RailCorporationView,
  ForcedView as RailForcedView,
  RailwayView,
} from '../../families/railway/view'
import type { PlayerId } from '../../rules/state'
import type { LotId, PhaseId, PlaceId, Size } from './data'

/** A corporation as a screen shows it; a dividend of at least its price moves the token right. */
export interface CorporationView extends RailCorporationView {
  readonly size: Size
  readonly percent: number
  readonly trainLimit: number
  readonly extraTrain: boolean
  readonly places: readonly PlaceId[]
  readonly extraStation: boolean
  readonly express: boolean
  /** Has it completed a turn, so that its shares may be sold? */
  readonly operated: boolean
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

/** A purchase that the treasury cannot pay (4.6.2). */
export interface ForcedView extends RailForcedView {
  /** The contribution if the Tredegar Iron Works are used; `null` if the corporation does not own them. */
  readonly withTredegar: Money | null
}

/** A turn of the first auction (4.1). */
interface LotsView {
  readonly at: 'lots'
  readonly cite: string
  readonly player: PlayerId
  /** Players who have passed in a row; once `of` have, the auction is settled. */
  readonly passed: readonly PlayerId[]
  readonly of: number
  readonly forced: LotId | null
}

/** The turn in which the B&O gets its value (4.1). */
interface ValueView {
  readonly at: 'value'
  readonly cite: string
  readonly player: PlayerId
  readonly corporation: string
}

type RailTurn = RailwayView['turn']
type OperatingView = Extract<RailTurn, { at: 'operate' }> & { readonly forced?: ForcedView }

/** The current decision. */
export type TurnView = Exclude<RailTurn, { at: 'operate' | 'auction' }> | OperatingView | LotsView | ValueView

/** A table of 18VA as its screens show it; it decides nothing. Players are in move order, bankrupt ones included. */
export interface VaView extends Omit<RailwayView, 'turn' | 'corporations' | 'phase'> {
  readonly turn: TurnView
  readonly phase: PhaseId
  /** Number of operating rounds in the current set, or in the next one by the current phase. */
  readonly rounds: number
  readonly corporations: readonly CorporationView[]
  /** Items of the first auction still to be sold; empty once it is over. */
  readonly lots: readonly LotView[]
}
