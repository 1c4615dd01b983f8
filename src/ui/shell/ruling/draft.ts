import type { Action } from '../../../rules/rule'
import type { Filled, RulingKind, Rulings } from '../../../rules/rulings'
import type { ShellView } from '../../../rules/view'

/**
 * A counter starts at its least value before anything is touched, unless it is all that the ruling says: then it has to be
 * touched.
 */
const counters = ({ bare, fields }: RulingKind): Filled =>
  Object.fromEntries(
    fields.flatMap(({ id, is, least = 0 }) => (is === 'number' && !bare ? [[id, least]] : [])),
  )

/** A kind of ruling with nothing filled in. */
export function fresh(kind: RulingKind): Filled {
  return counters(kind)
}

/** The kind, values and reason that an earlier ruling was filled in with; no kind if the action is no ruling. */
export function filledFrom(
  { kinds }: Pick<Rulings<ShellView>, 'kinds'>,
  action: Action | undefined,
): { readonly kind?: RulingKind; readonly filled: Filled; readonly reason: string } {
  const entered = (action?.type === 'correct' ? action : {}) as Readonly<Record<string, unknown>>
  const kind = kinds.find(({ id }) => entered[id] !== undefined)
  const reason = `${entered.reason ?? ''}`
  if (!kind) return { filled: {}, reason }
  const what = entered[kind.id]
  const [only] = kind.fields
  const filled = kind.bare && only ? { [only.id]: what } : (what as Filled)
  return { kind, filled: { ...counters(kind), ...filled }, reason }
}

/** `filled` with one more field, and with what the title says is likely to follow from it. */
export function withFilled(
  rulings: Rulings<ShellView>,
  kind: RulingKind,
  filled: Filled,
  field: string,
  value: unknown,
  view: ShellView,
): Filled {
  return { ...filled, [field]: value, ...rulings.follows?.(view, kind.id, field, value) }
}

/** The ruling as an action; `undefined` while a field is still to be filled in. */
export function draftOf(
  { id, fields, bare }: RulingKind,
  filled: Filled,
  reason: string,
): Action | undefined {
  if (fields.some(field => filled[field.id] === undefined)) return undefined
  const [only] = fields
  const what =
    bare && only ? filled[only.id] : Object.fromEntries(fields.map(field => [field.id, filled[field.id]]))
  const draft: Action & Record<string, unknown> = { type: 'correct', reason, [id]: what }
  return draft
}
