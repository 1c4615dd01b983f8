import type { Holder } from '../bank/money'
import type { ShellView } from './view'

/**
 * What a field of a ruling holds, which picks its control: a holder, one item of a list, a sum, a number of things, or a
 * space of the chart for the token of the corporation in the field `corporation`.
 */
export type RulingControl = 'holder' | 'one' | 'money' | 'number' | 'space'

/** A field of a ruling. */
export interface RulingField {
  readonly id: string
  readonly is: RulingControl
  /** Bounds, for a number. */
  readonly least?: number
  readonly most?: number
}

/**
 * The headings that group kinds of rulings: what tables rule on most often, what belongs to a corporation, what belongs to
 * the round, and anything else on the table.
 */
export const RULED_ON = ['often', 'corporation', 'round', 'things'] as const
export type RuledOn = (typeof RULED_ON)[number]

/** A kind of ruling: the key it fills in the `correct` entry, and its fields. */
export interface RulingKind {
  readonly id: string
  readonly on: RuledOn
  /** The key holds the single field's value itself rather than a record of fields. */
  readonly bare?: true
  readonly fields: readonly RulingField[]
}

/** The values filled in so far, by field. */
export type Filled = Readonly<Record<string, unknown>>

/** The rulings a title's banker may make; whether one is accepted is up to the rule of `correct` alone. */
export interface Rulings<V extends ShellView> {
  readonly kinds: readonly RulingKind[]
  /** The choices for a field of a kind. */
  options(view: V, kind: string, field: string): readonly Holder[]
  /**
   * Paragraphs that can be read in more than one way, with the kind of ruling by which a table that reads one otherwise puts
   * that into the books.
   */
  readonly readings?: Readonly<Record<string, string>>
  /** Likely values of other fields once one is filled in, such as the number of stations a corporation has. */
  follows?(view: V, kind: string, field: string, value: unknown): Filled
  /** What a number that is all of a ruling is now, from which its counter goes up and down. */
  stands?(view: V, kind: string): number | undefined
}
