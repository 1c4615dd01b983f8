import type { Holder } from '../bank/money'
import type { Ledger } from './ledger'
import type { ActionSchema } from './schema'
import type { Ids, PlayerId, State } from './state'

/** An entry of the banker: small, plain, what was intended. `at` and `note` never change the result. */
export interface Action {
  readonly type: string
  readonly at?: string
  readonly note?: string
}

/** A fact of a refusal or a happening, before words are made of it. */
export type Fact = string | number | boolean | null | readonly string[]

/** Why an action is refused: the paragraph, a stable code, and the numbers that decide it. The words are made elsewhere. */
export interface Refusal {
  readonly rule: string
  readonly code: string
  readonly facts: Readonly<Record<string, Fact>>
}

/** The values that one field of an offer may take: a few, or a range of whole numbers in steps. */
export type Domain =
  | { readonly values: readonly (string | number)[] }
  | { readonly from: number; readonly to: number; readonly step: number }

/** Something that might be done now: where a panel puts it, a complete draft, and the one field that the banker may vary. */
export interface Offer<A> {
  readonly slot: string
  readonly draft: A
  readonly vary?: { readonly field: string; readonly domain: Domain }
}

/** An offer judged: refused with the reason, or open. */
export interface Choice<A> extends Offer<A> {
  readonly refusal?: Refusal
}

/**
 * One kind of action, in the order cite, schema, offers, check, play. `offers` proposes more than is legal; `check` alone
 * decides; `play` assumes that `check` passed.
 */
export interface Rule<I extends Ids, Turn, Extra, A> {
  readonly cite: string
  readonly schema: ActionSchema
  offers(state: State<I, Turn, Extra>): readonly Offer<A>[]
  check(state: State<I, Turn, Extra>, action: A): Refusal | undefined
  play(ledger: Ledger<I, Turn, Extra>, action: A): void
}

/** A rule for each type of action: a missing one does not compile. */
export type Rules<I extends Ids, Turn, Extra, A extends Action> = {
  readonly [T in A['type']]: Rule<I, Turn, Extra, Extract<A, { type: T }>>
}

/** Something that follows by itself once it is due (cite, due?, play); consequences run in order until none is due. */
export interface Consequence<I extends Ids, Turn, Extra> {
  readonly cite: string
  due(state: State<I, Turn, Extra>): boolean
  play(ledger: Ledger<I, Turn, Extra>): void
}

/** A player at the table. */
export interface Player {
  readonly id: PlayerId
  readonly name: string
}

/** Options that are switched on. */
export type Options = Readonly<Record<string, true>>

/** What a table needs besides the actions: the seating and the options. */
export interface Setup {
  readonly players: readonly Player[]
  readonly options: Options
}

/** How names and money are said, for the title's words. */
export interface Voice {
  name(id: Holder): string
  money(amount: number): string
}
