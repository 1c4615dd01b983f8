import type { Money } from '../../../bank/money'
import type { Action } from '../../../rules/rule'
import type { ShellView } from '../../../rules/view'

/** The parts of a corporation that the panels of an operating turn read. */
export interface OperatingCorporation {
  readonly id: string
  readonly treasury: Money
  readonly lastRun: Money | null
}

/** The slice of a view that a run and the trains of others draw. */
export interface RunTable extends ShellView {
  readonly players: readonly { readonly id: string; readonly netWorth: Money }[]
  readonly corporations: readonly OperatingCorporation[]
}

/** An operating turn, number `nth` of `of` in its round. */
export interface OperatingTurn {
  readonly corporation: string
  readonly president: string
  readonly nth: number
  readonly of: number
}

/** Corporations that own more trains than they may keep. */
export interface DiscardTurn {
  readonly at: 'discard'
  readonly cite: string
  readonly owners: readonly Owner[]
}

/** A corporation with trains to discard. */
export interface Owner {
  readonly corporation: string
  readonly president: string
  readonly excess: number
}

/** The earnings of all trains, paid out or withheld. */
export interface Run extends Action {
  readonly corporation: string
  readonly revenue: number
  readonly pay: boolean
}

/** Buys a train; `price` is given if it was agreed on with another corporation. */
export interface BuyTrain extends Action {
  readonly corporation: string
  readonly train: string
  readonly from: string
  readonly price?: number | undefined
}

/** Discards a train over the limit. */
export interface DiscardTrain extends Action {
  readonly corporation: string
  readonly train: string
}

/** A corporation by its id. */
export function corporationOf<C extends { readonly id: string }>(
  { corporations }: { readonly corporations: readonly C[] },
  id: string,
): C | undefined {
  return corporations.find(it => it.id === id)
}
