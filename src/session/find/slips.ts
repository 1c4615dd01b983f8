import type { Action, Offer } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import type { Session } from '../session'
import type { Typing } from './typing'

/** What may have been done wrong as an entry was made, besides a figure that was typed otherwise. */
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

/** A place of the list where entries go out and others come in. */
export interface Mend {
  readonly index: number
  readonly remove: number
  readonly insert: readonly Action[]
}

/** What the banker may have meant: where the list reads otherwise then, in its order, by which slip, and how likely that is. */
export interface Alternative {
  readonly slip: Slip
  /** The field that would be another. */
  readonly field?: string
  readonly mends: readonly [Mend, ...Mend[]]
  readonly likely: number
}

/** An action whose fields are read by name. */
export type Fields = Action & Readonly<Record<string, unknown>>

/** How likely each slip is; the values that one may have come from share it. */
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
/** No holding and no number of trains is larger. */
export const MOST_COUNTED = 10

/** An action with another value in one field, which is left out where there is none. */
export const withValue = (action: Action, name: string, value: unknown): Action => {
  const changed: Fields = { ...action, [name]: value }
  if (value !== undefined) return changed
  const { [name]: _, ...rest } = changed
  return { ...rest, type: action.type }
}

/** What the law would offer on a table of a type of action. */
export function offersOf({ title }: Session, state: AnyState, type: string): readonly Offer<Action>[] {
  return title.law.rules[type]?.offers(state) ?? []
}

/** What the figures of a field are multiples of, as far as the table's own offers say. */
export function stepOf(offers: readonly Offer<Action>[], name: string): number {
  const steps = offers.map(({ vary }) => vary?.[name]).map(it => (it && 'step' in it ? it.step : 1))
  return Math.max(1, ...steps)
}

/** A value as one can be compared with another. */
export const keyOf = (value: unknown) => JSON.stringify(value)
