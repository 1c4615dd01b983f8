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

/** What the table view shows, for people who look at it from two metres: money and prices first, then who holds what. */
export interface Board {
  readonly players: readonly BoardPlayer[]
  readonly corporations: readonly BoardCorporation[]
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
