import type { Holder } from '../bank/money'
import type { ShellView } from './view'

/**
 * What a field of a ruling holds, and so its control: a holder, one of a list, a sum, a number of things, or a space of the
 * chart for the token of the corporation that the field `corporation` holds.
 */
export type RulingControl = 'holder' | 'one' | 'money' | 'number' | 'space'

/** A field of a ruling. */
export interface RulingField {
  readonly id: string
  readonly is: RulingControl
  /** For a number: its bounds. */
  readonly least?: number
  readonly most?: number
}

/**
 * What kinds of rulings are found under: what tables rule on most, then what is a corporation's, what is of the round, and
 * whatever else lies on the table.
 */
export const RULED_ON = ['often', 'corporation', 'round', 'things'] as const
export type RuledOn = (typeof RULED_ON)[number]

/** A kind of ruling: the key of the `correct` entry that it fills, and its fields. */
export interface RulingKind {
  readonly id: string
  readonly on: RuledOn
  /** The key holds the value of the one field itself, not a record of several. */
  readonly bare?: true
  readonly fields: readonly RulingField[]
}

/** What has been filled in so far, by field. */
export type Filled = Readonly<Record<string, unknown>>

/** What the banker of a title may rule; the rule of `correct` alone decides what it takes. */
export interface Rulings<V extends ShellView> {
  readonly kinds: readonly RulingKind[]
  /** What a field of a kind may be chosen from. */
  options(view: V, kind: string, field: string): readonly Holder[]
  /** What another field is likely to be once one is filled in, such as the stations that a corporation has. */
  follows?(view: V, kind: string, field: string, value: unknown): Filled
}
