import type { Tokens } from '../bank/chart'
import type { Depot } from '../bank/depot'
import type { Cash } from '../bank/money'
import type { Held } from '../bank/paper'

/** A player's id in this game, such as `p1`. */
export type PlayerId = string

/** Whose decision it is, tagged by what is decided; a title's frames carry what that decision needs. */
export interface Frame {
  readonly at: string
}

/**
 * What every table has, whatever game is played at it, as one plain value: replaced, never mutated; a slice that did not
 * change keeps its identity. A title adds its own slices.
 */
export interface Table<Turn extends Frame = Frame> {
  /** Player ids clockwise. */
  readonly players: readonly PlayerId[]
  readonly cash: Cash
  /** Nothing has been entered yet, not even a ruling or a count: only then may a game be joined on its way. */
  readonly fresh: boolean
  /** A stack: the first frame is to act, those under it go on afterwards. */
  readonly turn: readonly [Turn, ...Turn[]]
}

/** A table of any title, for code that reads only what all share. */
export type AnyState = Table

/** Slices of a game in which corporations have stock and a token on a price chart. */
export interface Stocks<C extends string> {
  readonly held: Readonly<Record<C, Held>>
  readonly chart: Tokens<C>
}

/**
 * Slices of a game in which they have trains too. `T` names the types of trains,
 * `Card` the trains themselves where these may be called otherwise (declared, turned over).
 */
export interface Railways<C extends string, T extends string, Card extends string = T> extends Stocks<C> {
  readonly depot: Depot<C, T, Card>
}
