import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import type { Check, Why } from '../law'
import type { RailLedger } from '../ledger'
import type { Needs, Sale } from '../stock/policy'
import type { AnyRailway } from '../table'

/** A station, perhaps with the place where it is. */
export interface StationPlaced {
  readonly corporation: string
  readonly city?: string | undefined
}

/** A tile with terrain to pay for. */
export interface TileLaid {
  readonly corporation: string
  readonly cost: Money
  readonly hex?: string | undefined
}

/** A train to be bought, from the bank (`ipo`, `market`) or a corporation, perhaps with another one handed in or a private company used. */
export interface TrainBought {
  readonly corporation: string
  readonly train: string
  readonly from: string
  readonly exchange?: string
  readonly private?: string
}

/** What a title says about paying for trains. */
export interface TrainPayment {
  /** Why the money does not do. */
  refuse(state: AnyRailway, wanted: TrainBought & { readonly cost: Money }): Why | undefined
  /** The most that a train of another corporation may cost this one. */
  most(state: AnyRailway, corporation: string, train: string): Money
}

/** A private company with which a corporation gets a new train cheaper. */
export interface Reduction {
  readonly private: string
  applies(game: Game, state: AnyRailway, corporation: string): boolean
  /** What a new train then costs instead of this much. */
  price(face: Money): Money
  /** What becomes of it once it was used. */
  used(ledger: RailLedger): void
}

/** A private company that a corporation buys. */
export interface PrivateAcquired {
  readonly corporation: string
  readonly private: string
  readonly price: Money
}

/** The entry of a run, without what only a title adds to it. */
export interface Run {
  readonly type: 'run'
  readonly corporation: string
  readonly revenue: Money
  readonly pay: boolean
}

/** A train that the bank would sell to a corporation now, and its price; less with the private company `with`. */
export interface BankOffer {
  readonly train: string
  readonly from: 'ipo' | 'market'
  readonly price: Money
  readonly with?: string
}

/** A forced purchase that the treasury cannot pay, and what the president must add. */
export interface Need {
  readonly corporation: string
  readonly president: PlayerId
  readonly offer: BankOffer
  readonly contribution: Money
  /** The president's money, less what is set aside for bids, and what is still missing: 0 once there is enough. */
  readonly has: Money
  readonly short: Money
}

/** What the rules of a forced purchase need of each other. */
export interface Forced {
  /** The table once a corporation without a train has skipped its run. */
  afterSkip(state: AnyRailway): AnyRailway
  /** A corporation that owns no train did not run: its token moves before it goes on. */
  skip(ledger: RailLedger): void
  /** The forced purchase that the president of the operating corporation now has to help with, if there is one. */
  need(state: AnyRailway): Need | undefined
  /** Why this sale is refused to the president who needs the money. */
  refuseSale: Check<Sale>
  /** The sales that the president may still make. */
  open(state: AnyRailway): readonly Sale[]
  /** Refuses a sale of more than is needed. */
  refuseTooMuch(state: AnyRailway, need: Need, sale: Sale): Why | undefined
  /** What the bank sells to a corporation for the least; `undefined` if it has no train. */
  cheapest(state: AnyRailway, corporation: string): BankOffer | undefined
  /** The largest of the open sales of each corporation, in the order in which a bankrupt president makes them. */
  largest(state: AnyRailway): readonly Sale[]
  /** All that the president can raise: cash, and the proceeds of the largest sales. */
  raises(state: AnyRailway, need: Need): Money
  /** What the president must raise at least. */
  needs(state: AnyRailway, need: Need): Money
}

/** What can end the game, and when it then does: at the end of the round, or of the set of operating rounds. */
export interface End {
  readonly due: (state: AnyRailway) => boolean
  readonly after: 'round' | 'set'
}

/** How the tiles of a title are laid. */
export interface TilePolicy {
  /** The step in which tiles are laid. */
  readonly tileIn: string
  /** What terrain may cost, the hexes that can be named, and why a tile is refused. */
  readonly terrain: {
    readonly costs: readonly Money[]
    readonly hexes: readonly string[]
    readonly tiles: readonly Needs<TileLaid>[]
    /** What the table remembers of a tile. */
    readonly laid?: (ledger: RailLedger, tile: TileLaid) => void
  }
}

/** What the operating round of a title does in its own way. */
export interface OperatingPolicy {
  /**
   * The steps of a turn in order. What is due when a turn begins is a first step of its own: a consequence before those of
   * `orderOfPlay` does it, and goes on to the next step.
   */
  readonly steps: readonly [first: string, ...further: string[], run: 'run', trains: 'trains']
  /** The step in which stations are placed. */
  readonly stationIn: string
  /** Why a station is refused, in the order in which the table is told, and what the table remembers of it. */
  readonly stations: readonly Needs<StationPlaced>[]
  readonly placed?: (ledger: RailLedger, station: StationPlaced) => void
  /** The places in which a station can be named. */
  readonly cities: readonly string[]
  /** Why a run is refused, in the order in which the table is told. */
  readonly runs: readonly Needs<Run>[]
  /** Reasons against the purchase of a train besides those of every game. */
  readonly trains: readonly Needs<TrainBought>[]
  readonly reduction?: Reduction
  /** Who pays for a train beyond the treasury, if the president may also do so for a train of another corporation. */
  readonly payment?: TrainPayment
  /** Reasons against a sale for a train besides those of every sale. */
  readonly forcedSales: readonly Needs<Sale>[]
  /** Why a sale for a train would bring more than is needed. */
  readonly tooMuch: (
    forced: Forced,
    game: Game,
  ) => (state: AnyRailway, need: Need, sale: Sale) => Why | undefined
  /** The corporations in the order in which a bankrupt president's shares are sold. */
  readonly soldInOrder: (game: Game, state: AnyRailway) => readonly string[]
  /** What a president who needs money must raise at least, if not the whole contribution: nobody is bankrupt who has as much. */
  readonly leastNeeded?: (state: AnyRailway, need: Need) => Money
  /** What a bankruptcy brings, once all that may be sold is sold. */
  readonly bankrupt: (ledger: RailLedger, player: PlayerId) => void
  /** For how many times its face value a corporation buys a private company at most, and what else must be so. */
  readonly acquires: {
    readonly most: number
    readonly checks?: readonly Needs<PrivateAcquired>[]
  }
  /** What a private company brings its owner now. */
  readonly income: (game: Game, state: AnyRailway, company: string) => Money
  /** Why trains leave the game when a phase begins; the log is told. */
  readonly scraps: string
  /**
   * What the first train of a type brings besides the end of older ones and a new limit. It is called to look ahead, too, where
   * nobody may be operating; not for a ruling on the phase.
   */
  readonly begins: Readonly<Record<string, (game: Game, ledger: RailLedger) => void>>
  readonly ends: Readonly<Record<string, End>>
}
