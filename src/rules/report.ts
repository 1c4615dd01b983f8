import type { Money } from '../bank/money'
import type { PlayerId } from './state'

/**
 * The state of the table in the form that leaves the program. Every title has these keys; `players` and `corporations`
 * hold a record each, and a title adds keys of its own to the table and to them.
 */
export interface TableReport {
  /** Absent once the game is over, as is `turn`. */
  readonly round?: string
  readonly turn?: string
  readonly bank: Money
  readonly players: Readonly<Record<PlayerId, object>>
  readonly corporations: Readonly<Record<string, object>>
  readonly gameOver?: string
  readonly scores?: Readonly<Record<PlayerId, Money>>
}

/** What a figure or fact of a report is, so that it can be said and compared: a sum of money, a holder's id, shares by corporation, ids in a row … */
export type ReportKind = 'money' | 'number' | 'text' | 'holder' | 'list' | 'shares' | 'flag'

/** A column of the tables by round: under which key players and corporations have it. */
export interface ReportColumn {
  readonly head: string
  readonly player?: string
  readonly corporation?: string
}

/** What is known of a title's report: the kind of each key wherever it stands, and the columns of its tables in their order. */
export interface ReportFields {
  readonly kinds: Readonly<Record<string, ReportKind>>
  readonly columns: readonly ReportColumn[]
  /** Figures that a person is told by another of the opposite sign: what a bank without limit has paid out is in play. */
  readonly opposites?: Readonly<Record<string, string>>
}
