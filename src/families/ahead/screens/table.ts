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
  readonly shares: Readonly<Record<string, number | undefined>>
}

/** The slice of a view that the outlook draws. */
export interface AheadTable<
  C extends AheadCorporation = AheadCorporation,
  P extends AheadPlayer = AheadPlayer,
> {
  readonly bank: Money
  /** In a corporation's turn, which one it is, and whether it has run. */
  readonly turn: { readonly at: string; readonly corporation?: string; readonly ran?: boolean }
  readonly followers: readonly string[]
  readonly players: readonly P[]
  readonly corporations: readonly C[]
}
