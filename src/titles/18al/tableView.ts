import type { Space } from '../../bank/chart'
import type { Holder, Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'
import type { CorporationCard, ShellView } from '../../rules/view'

/** A player as a screen shows them; `free` is their cash less what is set aside for bids. */
export interface PlayerView {
  readonly id: PlayerId
  readonly cash: Money
  readonly free: Money
  readonly certificates: number
  readonly limit: number
  /** Certificates in the yellow zone, which do not count against the limit (3.3(b)). */
  readonly uncounted: number
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
export interface CorporationView extends CorporationCard {
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
      /** Who may speak, clockwise from the player asked, with their standing bids and what they may bid. */
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
    }

/** Everything that a screen shows of a table of 18AL; it decides nothing. */
export interface TableView extends ShellView {
  readonly phase: string
  readonly trainLimit: number
  readonly turn: TurnView & { readonly cite: string }
  /** The paragraphs that tell what the phases bring, and how many certificates one may hold. */
  readonly cites: { readonly phase: string; readonly certificates: string }
  readonly priorityDeal: PlayerId
  readonly players: readonly PlayerView[]
  readonly corporations: readonly CorporationView[]
  readonly privates: readonly PrivateView[]
  readonly trains: readonly TrainView[]
  /** Used trains in the Open Market. */
  readonly market: readonly string[]
}
