import type { Money } from '../bank/money'
import type { PlayerId } from './state'
import { isTree } from './tree'

/**
 * The table in the form that leaves the program. Every title has these keys; `players` and `corporations` hold one record
 * each per id, and a title adds keys of its own to the table and to those records.
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

/**
 * What a value in a report is, which decides how it is worded and compared: a sum of money, a holder's id, shares by
 * corporation, the shares of one corporation in a pool, a list of ids, a tile with how often it is turned …
 */
export type ReportKind = 'money' | 'number' | 'text' | 'holder' | 'list' | 'shares' | 'pool' | 'flag' | 'tile'

/** A column of the tables by round, with the report keys it reads for players and for corporations. */
export interface ReportColumn {
  readonly head: string
  readonly player?: string
  readonly corporation?: string
}

/**
 * Describes a title's report: the kind of each key, wherever the key occurs, and the columns of its tables in order. A key
 * within another one that has a kind and a name of its own is written after it, with a dot.
 */
export interface ReportFields {
  readonly kinds: Readonly<Record<string, ReportKind>>
  readonly columns: readonly ReportColumn[]
  /**
   * Figures that people see under another key with the opposite sign: the money in play is what an unlimited bank has paid
   * out.
   */
  readonly opposites?: Readonly<Record<string, string>>
}

/** The values at one path of two reports; `undefined` in a report that has none there. */
export interface LeafPair {
  readonly path: readonly string[]
  readonly was: unknown
  readonly is: unknown
}

/** The values of two reports path by path, in the order of the first report; a list counts as one value. */
export function leafPairs(was: unknown, is: unknown, path: readonly string[] = []): readonly LeafPair[] {
  if (!isTree(was) && !isTree(is)) return [{ path, was, is }]
  const [left, right] = [isTree(was) ? was : {}, isTree(is) ? is : {}]
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].flatMap(key => leafPairs(left[key], right[key], [...path, key]))
}
