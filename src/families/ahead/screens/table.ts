import type { Money } from '../../../bank/money'
import type { CorporationCard } from '../../../rules/view'

/** The parts of a corporation that the outlook reads. */
export interface AheadCorporation extends CorporationCard {
  readonly price: Money | null
  /** Shares in the market; their dividend goes to the treasury. */
  readonly market: number
  readonly trains: readonly unknown[]
}

/** The parts of a player that the outlook reads. */
export interface AheadPlayer {
  readonly id: string
  readonly certificates: number
  readonly limit: number
}
