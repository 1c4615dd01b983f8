import type { ComponentChildren } from 'preact'
import type { Holder, Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { CorporationCard } from '../../../rules/view'

/** What the books read of a player. */
export interface BooksPlayer {
  readonly id: PlayerId
  readonly cash: Money
  readonly certificates: number
  readonly limit: number
  /** Certificates that do not count against the limit now, in titles that have such. */
  readonly uncounted?: number
  readonly shares: Readonly<Record<string, number | undefined>>
  readonly presidencies: readonly string[]
  readonly netWorth: Money
}

/** The slice of a view that the matrix of players and corporations draws. */
export interface BooksTable<C extends CorporationCard> {
  readonly players: readonly BooksPlayer[]
  readonly corporations: readonly C[]
  readonly priorityDeal: PlayerId
}

/** A row below the players: what stands under each corporation. */
export interface BankRow<C extends CorporationCard> {
  readonly name: string
  readonly of: (corporation: C) => ComponentChildren
  /** Also for corporations that have not begun; the other rows are empty there. */
  readonly always?: boolean
}

/** A type of train of which some are left. */
export interface TrainLeft {
  readonly type: string
  /** What it is called in the list. */
  readonly name: string
  readonly price: Money
  /** `null` where it never runs out. */
  readonly left: number | null
  /** What the first one of it sets off, in sentences; empty once it was bought. */
  readonly setsOff: readonly string[]
}

/** A private company with its owner: a player, a corporation, `bank` before it is sold, or `closed`. */
export interface BooksPrivate {
  readonly id: string
  readonly name: string
  readonly income: Money
  readonly owner: Holder
}
