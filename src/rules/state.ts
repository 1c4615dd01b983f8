import type { Tokens } from '../bank/chart'
import type { Depot } from '../bank/depot'
import type { Cash, Money } from '../bank/money'
import type { Held } from '../bank/paper'
import type { PrivateOwners } from '../bank/privates'

/** A player's id in this game, such as `p1`. */
export type PlayerId = string

/** The id types of one title, so that a record by id needs no look-up that may fail. */
export interface Ids {
  readonly corporation: string
  readonly private: string
  readonly train: string
}

/** What every title keeps of a corporation; money, shares and trains stand elsewhere. */
export interface Corporation {
  /** Par value a share, `null` until the president's certificate is sold (1.5). */
  readonly par: Money | null
  readonly president: PlayerId | null
  readonly floated: boolean
  /** Stations left on the charter, the home station never among them. */
  readonly stations: number
  /** Revenue of the last run, offered for the next one; `null` before the first. */
  readonly lastRun: Money | null
}

/**
 * The table as one plain value: replaced, never mutated; a slice that did not change keeps its identity.
 * `turn` is a stack, the frame to act first. `extra` is the title's own drawer.
 */
export interface State<I extends Ids, Turn, Extra> {
  /** Player ids clockwise. */
  readonly players: readonly PlayerId[]
  readonly cash: Cash
  readonly held: Readonly<Record<I['corporation'], Held>>
  readonly corporations: Readonly<Record<I['corporation'], Corporation>>
  readonly chart: Tokens<I['corporation']>
  readonly depot: Depot<I['corporation'], I['train']>
  readonly privates: PrivateOwners<I['private']>
  readonly phase: string
  readonly turn: readonly [Turn, ...Turn[]]
  readonly extra: Extra
}

/** A state of any title, for code that reads only what all share. */
export type AnyState = State<Ids, unknown, unknown>
