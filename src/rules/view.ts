import type { Grid, Space, Tokens } from '../bank/chart'
import type { Holder, Money } from '../bank/money'
import type { PlayerId } from './state'

/** A player as a screen shows him; `free` is his cash less what is set aside for bids. */
export interface PlayerView {
  readonly id: PlayerId
  readonly cash: Money
  readonly free: Money
  readonly certificates: number
  readonly limit: number
  readonly privates: readonly string[]
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly string[]
  readonly netWorth: Money
}

/** Where a corporation's token would come to rest, and what is printed there; `shares` are those sold at once. */
export interface TokenGoal {
  readonly why: 'pays' | 'withholds' | 'sold'
  readonly shares: number
  readonly at: Space
  readonly price: Money
  readonly yellow: boolean
}

/** A corporation as a screen shows it; `par` and `price` are `null` until its president's certificate is sold. */
export interface CorporationView {
  readonly id: string
  readonly name: string
  /** Colours of its tokens: the plate and the letters on it. */
  readonly plate: { readonly fill: string; readonly ink: string }
  readonly par: Money | null
  readonly price: Money | null
  readonly yellow: boolean
  /** Where its token would go; empty before it has one. */
  readonly goals: readonly TokenGoal[]
  readonly president: PlayerId | null
  readonly floated: boolean
  readonly treasury: Money
  readonly ipo: number
  readonly market: number
  readonly trains: readonly { readonly type: string; readonly obsolete: boolean }[]
  readonly privates: readonly string[]
  /** Stations left, and what the next one costs. */
  readonly stations: number
  readonly stationPrice: Money
  readonly home: string
  readonly objective: string
  readonly objectiveReached: boolean
  readonly lastRun: Money | null
  /** Tokens that change its revenue: the coal token's city, the name chits. */
  readonly coal: string | null
  readonly chits: boolean
}

/** A private company; `price` only while the Bank sells it next. */
export interface PrivateView {
  readonly id: string
  readonly name: string
  readonly par: Money
  readonly income: Money
  readonly owner: Holder
  readonly price: Money | null
  readonly bids: readonly { readonly player: PlayerId; readonly amount: Money }[]
  readonly leastBid: Money
}

/** A type of train: what is left in the Initial Offering, `null` where it never runs out. */
export interface TrainView {
  readonly type: string
  readonly price: Money
  readonly left: number | null
  /** What the first one of it sets off, as codes for the title's words, in order; empty once it was bought. */
  readonly setsOff: readonly string[]
}

/** A purchase that the treasury cannot pay: what the president must add, has, lacks, and could still raise (4.2.5.2). */
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

/** The decision of the moment. */
export type TurnView =
  | {
      readonly at: 'stock'
      readonly player: PlayerId
      /** Private companies are still to be sold: a turn of 3.1. */
      readonly unsold: boolean
      readonly acted: boolean
      readonly bought: boolean
      readonly sold: boolean
      /** Turns in a row that ended without an action, of so many that end the round. */
      readonly passes: number
    }
  | {
      readonly at: 'auction'
      readonly private: string
      readonly player: PlayerId
      readonly high: { readonly player: PlayerId; readonly amount: Money }
      readonly least: Money
      /** Who may speak, clockwise from the player asked, with his standing bid and what he may bid. */
      readonly bidders: readonly { readonly player: PlayerId; readonly amount: Money; readonly free: Money }[]
    }
  | {
      readonly at: 'operate'
      readonly corporation: string
      readonly president: PlayerId
      readonly step: string
      /** Has it run (or passed its run by)? */
      readonly ran: boolean
      /** What its trains brought in on this turn; 0 where it did not run. */
      readonly revenue: Money
      /** Its place in the round: the 2nd of 4. */
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
  | {
      readonly at: 'over'
      readonly by: string
      /** Best first; equal totals share a place. */
      readonly ranking: readonly {
        readonly player: PlayerId
        readonly place: number
        readonly cash: Money
        readonly stock: Money
        readonly privates: Money
        readonly total: Money
      }[]
    }

/** Everything that a screen shows of a table; it decides nothing. */
export interface TableView {
  /** `SR 3`, `OR 3.1`; the last one played when the game is over. */
  readonly round: string
  readonly phase: string
  readonly bank: Money
  readonly trainLimit: number
  readonly turn: TurnView
  /** The paragraphs that tell how a turn like this one goes, what the phases bring, and how many certificates one may hold. */
  readonly cites: { readonly turn: string; readonly phase: string; readonly certificates: string }
  /** Who acts; nobody after the end. */
  readonly actor: Holder | null
  /** Who follows in this round, in the order that stands now. */
  readonly followers: readonly Holder[]
  /** The round after this one, or `null` where the game ends with this one. */
  readonly nextRound: string | null
  readonly priorityDeal: PlayerId
  /** Which end was set off: the bank is out, or a token stands at the top. */
  readonly ending: string | null
  readonly players: readonly PlayerView[]
  readonly corporations: readonly CorporationView[]
  readonly privates: readonly PrivateView[]
  readonly trains: readonly TrainView[]
  /** Used trains in the Open Market. */
  readonly market: readonly string[]
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<string> }
}
