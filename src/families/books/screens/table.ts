import type { ComponentChildren } from 'preact'
import type { Holder, Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { CorporationCard } from '../../../rules/view'

/** The parts of a player that the books read. */
export interface BooksPlayer {
  readonly id: PlayerId
  readonly cash: Money
  readonly certificates: number
  readonly limit: number
  /** Certificates that currently do not count against the limit, in titles that have them. */
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

/** A row below the players, with a cell for each corporation. */
export interface BankRow<C extends CorporationCard> {
  readonly name: string
  of(corporation: C): ComponentChildren
  /** Also filled for corporations that have not begun; other rows are empty there. */
  readonly always?: boolean
}

/** A type of train of which some are left. */
export interface TrainLeft {
  readonly type: string
  /** Its name in the list. */
  readonly name: string
  readonly price: Money
  /** `null` if it never runs out. */
  readonly left: number | null
  /** Sentences on what the first train of the type sets off; empty once one has been bought. */
  readonly setsOff: readonly string[]
}

/** A private company and its owner: a player, a corporation, `bank` before it is sold, or `closed`. */
export interface BooksPrivate {
  readonly id: string
  readonly name: string
  readonly income: Money
  readonly owner: Holder
}
