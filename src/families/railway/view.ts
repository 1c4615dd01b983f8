import type { Holder, Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'
import type { CorporationCard, ShellView } from '../../rules/view'
import type { Goal } from '../chart/goal'
import type { Source } from './stock/policy'
import type { AnyRailway } from './table'

/** A player as a screen shows them; `free` is their cash less what is set aside for bids. */
export interface PlayerView {
  readonly id: PlayerId
  readonly cash: Money
  readonly free: Money
  readonly certificates: number
  readonly limit: number
  /** Certificates that do not count against the limit where the tokens lie now. */
  readonly uncounted: number
  readonly privates: readonly string[]
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly string[]
  readonly netWorth: Money
}

/** Where a corporation's token would end up, and the zone of the chart that this is in. */
export interface TokenGoal extends Goal {
  readonly zone: string | null
}

/** A corporation as a screen shows it; `par` and `price` are `null` until its president's certificate is sold. */
export interface CorporationView extends CorporationCard {
  readonly par: Money | null
  readonly price: Money | null
  /** What a certificate costs by where it is bought, per share; `null` before it is started. */
  readonly costs: Readonly<Record<Source, Money>> | null
  /** The zone of the chart that its token lies in, as a code of the words; `null` in none. */
  readonly zone: string | null
  /** Where its token would go; empty before the corporation has one. */
  readonly goals: readonly TokenGoal[]
  readonly president: PlayerId | null
  readonly floated: boolean
  readonly treasury: Money
  readonly ipo: number
  readonly market: number
  readonly trains: readonly string[]
  readonly privates: readonly string[]
  /** Stations left, and the price of the next one. */
  readonly stations: number
  readonly stationPrice: Money
  readonly lastRun: Money | null
}

/** A private company; `price` is `null` unless it is the next one that the bank sells. */
export interface PrivateView {
  readonly id: string
  readonly name: string
  readonly face: Money
  /** What it pays now. */
  readonly income: Money
  readonly owner: Holder
  /** An option takes its power. */
  readonly powerless: boolean
  readonly price: Money | null
  readonly bids: readonly { readonly player: PlayerId; readonly amount: Money }[]
}

/** A type of train; `left` is how many new ones are left, `null` if it never runs out. */
export interface TrainView {
  readonly type: string
  readonly price: Money
  /** What it costs with the private company that lowers the price of trains. */
  readonly reduced: Money
  /** What it costs for whoever hands a train in, by what that is. */
  readonly tradedIn: Readonly<Record<string, Money>>
  readonly left: number | null
  /** What the first train of the type sets off, as codes for the title's words, in order; empty once one has been bought. */
  readonly setsOff: readonly string[]
}

/** A purchase that the treasury cannot pay: what the president must add, has, is short of, and could still raise. */
export interface ForcedView {
  readonly president: PlayerId
  readonly train: string
  readonly from: string
  readonly price: Money
  readonly contribution: Money
  readonly has: Money
  readonly short: Money
  readonly canRaise: Money
}

/** The current decision. */
export type TurnView =
  | {
      readonly at: 'stock'
      readonly player: PlayerId
      /** Whether the bank still sells private companies. */
      readonly unsold: boolean
      readonly acted: boolean
    }
  | {
      readonly at: 'auction'
      readonly private: string
      readonly player: PlayerId
      readonly high: { readonly player: PlayerId; readonly amount: Money }
      readonly least: Money
      /** Who is asked, then the other bidders in their order, with their standing bids and how much they may bid. */
      readonly bidders: readonly { readonly player: PlayerId; readonly amount: Money; readonly free: Money }[]
    }
  | {
      readonly at: 'operate'
      readonly corporation: string
      readonly president: PlayerId
      readonly step: string
      /** Whether it has run, or skipped its run. */
      readonly ran: boolean
      /** What its trains earned on this turn; 0 if it did not run. */
      readonly revenue: Money
      /** The most that its trains could earn; a higher revenue is doubted. */
      readonly mostRun: Money
      /** It is number `nth` of `of` in the round. */
      readonly nth: number
      readonly of: number
      readonly forced?: ForcedView
    }
  | {
      readonly at: 'discard'
      readonly owners: readonly {
        readonly corporation: string
        readonly president: PlayerId
        readonly excess: number
      }[]
    }
  | { readonly at: 'over'; readonly by: string }

/** Everything that a screen shows of the table of a railway game; it makes no decisions. */
export interface RailwayView extends ShellView {
  readonly phase: string
  readonly trainLimit: number
  readonly turn: TurnView & { readonly cite: string }
  /** The paragraphs on what the phases bring, and on how many certificates a player may hold. */
  readonly cites: { readonly phase: string; readonly certificates: string; readonly forced: string }
  readonly priorityDeal: PlayerId
  readonly players: readonly PlayerView[]
  readonly corporations: readonly CorporationView[]
  /** Those of this game, cheapest first. */
  readonly privates: readonly PrivateView[]
  readonly trains: readonly TrainView[]
  /** Used trains that the bank sells. */
  readonly market: readonly string[]
  /** Types of trains that are obsolete: each goes after its next run. */
  readonly obsolete: readonly string[]
  /** What only this title's table knows. */
  readonly own: object
}

/** The paragraph that explains each kind of decision, and two things of the table. */
export interface ViewCites {
  /** How private companies come to the players: by auction, or as an option of the table has it. */
  unsold(state: AnyRailway): string
  readonly stock: string
  readonly auction: string
  readonly operate: string
  readonly forced: string
  readonly discard: string
  readonly over: string
  readonly phase: string
  readonly certificates: string
}
