import type { Space } from '../bank/chart'
import type { Holder } from '../bank/money'
import type { Carried } from './ledger'
import type { ActionSchema } from './schema'
import type { PlayerId, Table } from './state'

/** An entry of the banker: small, plain data that says what was intended. `at` and `note` never change the result. */
export interface Action {
  readonly type: string
  readonly at?: string
  readonly note?: string
}

/** A fact of a refusal or happening, not yet worded. */
export type Fact = string | number | boolean | null | readonly string[]

/** Why an action is refused: the paragraph, a stable code, and the figures that decide it. The words are made elsewhere. */
export interface Refusal {
  readonly rule: string
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
}

/** The values one field of an offer may take: a few, a range of whole numbers in steps, or spaces of the chart. */
export type Domain =
  | { readonly values: readonly (string | number)[] }
  | { readonly from: number; readonly to: number; readonly step: number }
  | { readonly spaces: readonly Space[] }

/**
 * An action that might be possible now: the panel slot it goes in, a complete draft, and the fields the banker may vary,
 * each within its domain.
 */
export interface Offer<A> {
  readonly slot: string
  readonly draft: A
  readonly vary?: Readonly<Record<string, Domain>>
}

/** An offer judged: open, or refused with the reason. */
export interface Choice<A> extends Offer<A> {
  readonly refusal?: Refusal
}

/**
 * One kind of action, written in the order cite, schema, offers, check, play. `offers` proposes more than is legal; `check`
 * alone decides; `play` assumes that `check` passed.
 */
export interface Rule<S extends Table, A, L extends Carried<S>> {
  readonly cite: string
  readonly schema: ActionSchema
  offers(state: S): readonly Offer<A>[]
  check(state: S, action: A): Refusal | undefined
  play(ledger: L, action: A): void
}

/** One rule per type of action: leaving one out does not compile. */
export type Rules<S extends Table, A extends Action, L extends Carried<S>> = {
  readonly [T in A['type']]: Rule<S, Extract<A, { type: T }>, L>
}

/** Follows by itself once it is due. Consequences run in order until none is due. */
export interface Consequence<S extends Table, L extends Carried<S>> {
  due(state: S): boolean
  play(ledger: L): void
}

/** A player at the table. */
export interface Player {
  readonly id: PlayerId
  readonly name: string
}

/** The options that are switched on. */
export type Options = Readonly<Record<string, true>>

/**
 * What a table needs besides the actions: the seating, the options, and `own`, the title's further questions before the
 * game, by key, such as a ladder of prices printed on its cards. `own` is absent if the title asks nothing.
 */
export interface Setup {
  readonly players: readonly Player[]
  readonly options: Options
  readonly own?: Readonly<Record<string, unknown>>
}

/** How the title's words render names and money. */
export interface Voice {
  /** A player's name, or a corporation's short name; the id of anything else. */
  name(id: Holder): string
  money(amount: number): string
}
