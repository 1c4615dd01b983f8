import type { Holder, Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { CorporationCard } from '../../../rules/view'

/** A player on the table view. */
export interface BoardPlayer {
  readonly id: PlayerId
  readonly cash: Money
  /** The number of shares, by corporation. */
  readonly shares: Readonly<Record<Holder, number | undefined>>
  readonly presidencies: readonly Holder[]
  /** What else the player owns, each by the shortest name that the table knows. */
  readonly others: readonly string[]
}

/** A corporation on the table view; `price` is `null` until it has one. */
export interface BoardCorporation {
  readonly of: CorporationCard
  readonly price: Money | null
  /** The zone of the chart that its price lies in, by the code of its color; `null` in none. */
  readonly zone?: string | null
  /** What the rows below the players say of it. */
  readonly cells: readonly string[]
}

/** Something that is sold by bids, or to whoever pays its price. */
export interface BoardLot {
  readonly id: Holder
  /** The corporation, if it is a presidency. */
  readonly presidencyOf: CorporationCard | undefined
  /** What it costs whoever buys it now, and the lowest bid on it now; `null` if there is no such thing. */
  readonly price: Money | null
  readonly least: Money | null
  readonly bids: Readonly<Record<PlayerId, Money | undefined>>
  /** Whose bid is the highest. */
  readonly leader: PlayerId | undefined
}

/** An auction in progress, on the table view. */
export interface BoardAuction {
  /** What is not sold yet. */
  readonly lots: readonly BoardLot[]
  /** The lot on which players bid in turn; `null` while there is none, and the sentence that names it. */
  readonly called: Holder | null
  readonly says: string | null
  /** The cash of each player that is not set aside for bids. */
  readonly free: Readonly<Record<PlayerId, Money | undefined>>
  readonly text: {
    readonly price: string
    readonly least: string
    readonly free: string
    of(cash: string): string
    readonly leads: string
  }
}

/** What the table view shows, for people who look at it from two metres: money and prices first, then who holds what. */
export interface Board {
  readonly players: readonly BoardPlayer[]
  readonly corporations: readonly BoardCorporation[]
  /** What is being auctioned, by whose bids; missing while nothing is. */
  readonly auction?: BoardAuction
  /** Names of the rows below the players: treasuries, trains, shares that nobody holds. */
  readonly rows: readonly string[]
  /** Who has the Priority Deal or whatever the title has in its place; `null` if nobody. */
  readonly priority: PlayerId | null
  /** The title's words for its marks and columns. */
  readonly text: {
    readonly president: string
    readonly priority: string
    readonly cash: string
    readonly price: string
    /** The names of the zones, by their codes. */
    readonly zones?: Readonly<Record<string, string>>
    readonly player: string
  }
}
