import type { Action, Offer } from '../../rules/rule'
import { schemaFields } from '../../rules/schema'
import type { AnyState } from '../../rules/state'
import type { Session } from '../session'
import type { Typing } from './typing'

/** How an entry may have gone wrong: a mistyped figure, or something else. */
export type Slip =
  | Typing
  | 'yesNo'
  | 'other'
  | 'player'
  | 'count'
  | 'price'
  | 'twice'
  | 'notDone'
  | 'forgotten'
  | 'order'

/** A place in the list where entries are removed and others inserted. */
export interface Edit {
  readonly index: number
  readonly remove: number
  readonly insert: readonly Action[]
}

/** What the banker may have meant: by which slip, where the list would differ, in order, and how likely it is. */
export interface Alternative {
  readonly slip: Slip
  /** The field that would differ. */
  readonly field?: string
  readonly mends: readonly [Edit, ...Edit[]]
  readonly likely: number
  /** Whether it holds a sum that nobody entered and no rule sets, such as the price of a forgotten sale. */
  readonly anySum?: true
}

/** An action whose fields are read by name. */
export type Fields = Action & Readonly<Record<string, unknown>>

/** How likely each slip is; the values it may have replaced share this. */
export const LIKELY = {
  yesNo: 0.2,
  other: 0.15,
  player: 0.2,
  count: 0.15,
  price: 0.12,
  twice: 0.15,
  notDone: 0.03,
  forgotten: 0.1,
  order: 0.02,
} as const

/** The law's offers for a type of action on a table. */
export function offersOf({ title }: Session, state: AnyState, type: string): readonly Offer<Action>[] {
  return title.law.rules[type]?.offers(state) ?? []
}

/** The field of an offer that may hold any sum in a range; `undefined` if the rules set every sum of it. */
export function anySumIn(
  { title }: Session,
  type: string,
  vary: Offer<Action>['vary'] = {},
): string | undefined {
  const rule = title.law.rules[type]
  const sums = rule ? schemaFields(rule.schema).filter(({ kind }) => kind === 'money') : []
  return sums.find(({ name }) => vary[name] && 'step' in vary[name])?.name
}

/** The step of a field's figures (all are multiples of it), as far as the table's own offers tell. */
export function stepOf(offers: readonly Offer<Action>[], name: string): number {
  const steps = offers.map(({ vary }) => vary?.[name]).map(it => (it && 'step' in it ? it.step : 1))
  return Math.max(1, ...steps)
}

/** A value as text, for comparing. */
export const keyOf = (value: unknown) => JSON.stringify(value)
