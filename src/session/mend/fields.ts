import { apply, choices } from '../../rules/apply'
import type { Action, Choice, Domain, Refusal } from '../../rules/rule'
import {
  type ActionSchema,
  type FieldKind,
  isFormed,
  type SchemaField,
  schemaFields,
} from '../../rules/schema'
import type { AnyState, PlayerId } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'

/** The value of a simple field of an entry; `undefined` if it is left out. */
export type FieldValue = string | number | boolean | undefined

/**
 * A field of an entry that can be corrected on its own, by typing or from a few options. Every option fits the table, except
 * in the field for the player who made the entry: another player may have done it in another turn.
 */
export interface EntryField {
  readonly name: string
  readonly kind: FieldKind
  readonly value: FieldValue
  /** The bounds of a sum to be typed, if the table states them. */
  readonly range?: Extract<Domain, { from: number }>
  /** The values to choose from; if missing, the value is typed. */
  readonly options?: readonly FieldValue[]
  /** Sums that the table also offers but refuses here, each with the reason. */
  readonly refused?: readonly { readonly value: FieldValue; readonly refusal: Refusal }[]
}

/** The field that says who made an entry. */
export const ACTOR = 'player'

/** The player who makes an entry; `undefined` if it names none. */
export const playerOf = (action: Action | undefined): PlayerId | undefined =>
  (action as (Action & { readonly [ACTOR]?: PlayerId }) | undefined)?.[ACTOR]

type Fields = Readonly<Record<string, FieldValue>>

/** The value of a simple field of an entry. */
export const valueIn = (action: Action, name: string): FieldValue => (action as Action & Fields)[name]

/** Fields for who acts, which stay the same when another value brings changes along. */
const SAME = [ACTOR, 'corporation'] as const
/** The kinds of fields that can be corrected here; a ruling's reason or a whole table cannot. */
const SIMPLE: ReadonlySet<string> = new Set<FieldKind>(['player', 'holder', 'money', 'count', 'list', 'flag'])
/** No holding and no number of trains is larger. */
export const MOST_COUNTED = 10

/** The entry with another value in one field; `undefined` removes the field. */
export function withField(action: Action, name: string, value: unknown): Action {
  const changed: Action & Record<string, unknown> = { ...action, [name]: value }
  if (value === undefined) delete changed[name]
  return changed
}

/** Values that the table itself offers for a field, such as par values or payments for coal; empty if any in a range will do. */
function offered(title: AnyTitle, state: AnyState, type: string, name: string): readonly FieldValue[] {
  const alike = choices(title.law, state).filter(({ draft }) => draft.type === type)
  const varied = alike.flatMap(({ vary }) => vary?.[name] ?? [])
  const few = varied.flatMap(domain => ('values' in domain ? (domain.values as readonly FieldValue[]) : []))
  if (varied.length > 0) return [...new Set(few)]
  const values = new Set(alike.map(({ draft }) => valueIn(draft, name)))
  return values.size > 1 ? [...values] : []
}

/** The range that the table offers for a sum; empty if it offers none. */
function rangeFor(title: AnyTitle, state: AnyState, type: string, name: string): Partial<EntryField> {
  const domains = choices(title.law, state, [type]).map(({ vary }) => vary?.[name])
  const range = domains.find(domain => domain && 'from' in domain)
  return range && 'from' in range ? { range } : {}
}

/** An offered draft with the entry's own figures in the fields that may vary, except the field being changed. */
function withFigures({ draft, vary = {} }: Choice<Action>, action: Action, name: string): Action {
  const figures = Object.keys(vary).filter(it => it !== name && Object.hasOwn(action, it))
  return figures.reduce((made, it) => withField(made, it, valueIn(action, it)), draft)
}

/**
 * The entry with another value in one field, and with what that entails on this table: a train of another type may be
 * somewhere else. Fields that the form asks for earlier stay as they are. If no accepted offer has the value, only that
 * field changes.
 */
export function otherwise(
  title: AnyTitle,
  state: AnyState,
  action: Action,
  name: string,
  value: FieldValue,
): Action {
  const plain = withField(action, name, value)
  const rule = title.law.rules[action.type]
  // A ruling on two things at once, for example, is no entry, whatever its rule says to it.
  const fits = (made: Action) =>
    rule !== undefined && isFormed(rule.schema, made) && !('refusal' in apply(title.law, state, made))
  if (fits(plain)) return plain
  const same = (draft: Action, key: string) => valueIn(draft, key) === valueIn(action, key)
  const alike = (draft: Action) => Object.keys(action).filter(key => same(draft, key)).length
  const names = rule ? schemaFields(rule.schema).map(field => field.name) : []
  const given = [...SAME, ...names.slice(0, names.indexOf(name))].filter(key => key !== name)
  const [best] = choices(title.law, state, [action.type])
    .filter(({ draft, refusal }) => !refusal && valueIn(draft, name) === value)
    .filter(({ draft }) => given.every(key => same(draft, key)))
    .map(choice => withFigures(choice, action, name))
    .filter(fits)
    .toSorted((a, b) => alike(b) - alike(a))
  if (!best) return plain
  const { at, note } = action
  return { ...best, ...(at === undefined ? {} : { at }), ...(note === undefined ? {} : { note }) }
}

/** A value of a field, and why the rules refuse the entry with it, if they do. */
interface Tried {
  readonly value: FieldValue
  readonly refusal?: Refusal
}

function candidates(title: AnyTitle, state: AnyState, action: Action, { name, kind, options }: SchemaField) {
  switch (kind) {
    case 'money':
      return offered(title, state, action.type, name)
    case 'count':
      return Array.from({ length: MOST_COUNTED }, (_, i) => i + 1)
    case 'player':
      return state.players
    case 'holder':
      return Object.keys(state.cash)
    default:
      return options
  }
}

function fieldOf(
  title: AnyTitle,
  state: AnyState,
  action: Action,
  of: SchemaField,
  schema: ActionSchema,
): EntryField | undefined {
  const { name, kind, optional } = of
  const value = valueIn(action, name)
  if (!SIMPLE.has(kind)) return undefined
  const field = { name, kind, value }
  if (name === ACTOR) return action.type === title.pass ? undefined : { ...field, options: state.players }
  const all = candidates(title, state, action, of)
  if (kind === 'money' && all.length === 0)
    return value === undefined ? undefined : { ...field, ...rangeFor(title, state, action.type, name) }
  // An optional sum of 0 is the same as none, so only one of the two is offered.
  const sums = kind === 'money' && optional ? all.filter(other => other !== 0 || value === 0) : all
  const wanted = new Set(optional && value !== 0 ? [...sums, undefined] : sums)
  const tried = [...wanted].flatMap((other): readonly Tried[] => {
    if (other === value) return [{ value }]
    const made = otherwise(title, state, action, name, other)
    if (!isFormed(schema, made)) return []
    const outcome = apply(title.law, state, made)
    return [{ value: other, ...('refusal' in outcome ? { refusal: outcome.refusal } : {}) }]
  })
  const options = tried.flatMap(it => (it.refusal ? [] : [it.value]))
  // People would miss a sum that is not shown, so refused sums are listed too; of players and things, only possible ones.
  const refused = tried.flatMap(it =>
    it.refusal && kind === 'money' ? [{ value: it.value, refusal: it.refusal }] : [],
  )
  if (options.length + refused.length < 2) return undefined
  return { ...field, options, ...(refused.length > 0 ? { refused } : {}) }
}

/**
 * The fields of an entry that can be corrected one by one on the table before it; empty if its form is not that simple. Those of
 * the entry as it `was` stay, with their options, where what it says by now leaves only one value.
 */
export function fieldsOf(
  title: AnyTitle,
  state: AnyState,
  action: Action,
  was: Action = action,
): readonly EntryField[] {
  const rule = title.law.rules[action.type]
  if (!rule) return []
  const kept = (of: SchemaField): readonly EntryField[] => {
    const field = was === action ? undefined : fieldOf(title, state, was, of, rule.schema)
    return field ? [{ ...field, value: valueIn(action, of.name) }] : []
  }
  return schemaFields(rule.schema).flatMap(
    field => fieldOf(title, state, action, field, rule.schema) ?? kept(field),
  )
}
