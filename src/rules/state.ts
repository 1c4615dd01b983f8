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
 * What every table has, whatever the game, as one plain value: replaced, never mutated. A slice that did not change keeps
 * its identity. A title adds its own slices.
 */
export interface Table<Turn extends Frame = Frame> {
  /** Player ids clockwise. */
  readonly players: readonly PlayerId[]
  readonly cash: Cash
  /** True until the first entry, be it only a ruling or a count: only then can a game in progress be joined. */
  readonly fresh: boolean
  /** A stack: the first frame acts, those under it resume afterwards. */
  readonly turn: readonly [Turn, ...Turn[]]
}

/** A table of any title, for code that reads only what all titles share. */
export type AnyState = Table

/** Slices of a game in which corporations have stock and a token on a price chart. */
export interface Stocks<C extends string> {
  readonly held: Readonly<Record<C, Held>>
  readonly chart: Tokens<C>
}

/**
 * Slices of a game that has trains as well. `T` names the types of trains, `Card` the individual trains if their names may
 * differ (declared, turned over).
 */
export interface Railways<C extends string, T extends string, Card extends string = T> extends Stocks<C> {
  readonly depot: Depot<C, T, Card>
}

/** A record of all `ids`, each with the value made from it. */
export function recordOf<K extends string, V>(ids: readonly K[], value: (id: K) => V): Record<K, V> {
  return Object.fromEntries(ids.map(id => [id, value(id)])) as Record<K, V>
}
