import type { Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Action, Choice } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'

/** The parts of a player that the panels of a stock turn read; `free` is the cash less what is set aside for bids. */
export interface StockPlayer {
  readonly id: string
  readonly cash: Money
  readonly free: Money
  readonly certificates: number
  readonly limit: number
  /** Certificates that currently do not count against the limit, in titles that have them. */
  readonly uncounted?: number
}

/** The parts of a corporation that they read: its price, and the shares for sale. */
export interface StockCorporation {
  readonly id: string
  readonly price: Money | null
  readonly ipo: number
  readonly market: number
}

/** The slice of a view that the panels of a stock turn draw. */
export interface StockTable extends ShellView {
  readonly priorityDeal: string
  readonly players: readonly StockPlayer[]
}

/** Buys one certificate. */
export interface BuyShare extends Action {
  readonly player: string
  readonly corporation: string
  readonly from: 'ipo' | 'market'
}

/** Starts a corporation. */
export interface Par extends Action {
  readonly player: string
  readonly corporation: string
  readonly price: number
}

/** Sells shares of one corporation. */
export interface SellShares extends Action {
  readonly player: string
  readonly corporation: string
  readonly shares: number
}

/** Bids on the item being auctioned. */
export interface Bid extends Action {
  readonly player: string
  readonly amount: number
}

/** The choices for one type of entry. */
export type Choices<A extends Action> = readonly Choice<A>[]

/** How a ledger reports that a presidency changes hands. */
interface PresidentChange {
  readonly is: 'president'
  readonly corporation: string
  readonly from: string | null
  readonly to: string
}

/** Who takes over a corporation through what happened; `undefined` if the president stays. */
export function newPresident(happened: readonly Happening[], corporation: string): string | undefined {
  return (happened as readonly (Happening | PresidentChange)[])
    .filter(it => it.is === 'president')
    .findLast(it => it.corporation === corporation && it.from !== null)?.to
}
