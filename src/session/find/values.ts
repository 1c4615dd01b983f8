import type { Action, Offer } from '../../rules/rule'
import { isFormed, type SchemaField, schemaFields } from '../../rules/schema'
import type { AnyState } from '../../rules/state'
import { MOST_COUNTED, withField } from '../mend/fields'
import { before, type Session } from '../session'
import { type Alternative, type Fields, keyOf, LIKELY, offersOf, type Slip, stepOf } from './slips'
import { meant } from './typing'

/** How likely one more or one less is among all other counts. */
const NEXT = 0.35

/** A value that a field may have been meant to hold, with the slip that would explain it. */
interface Value {
  readonly value: unknown
  readonly slip: Slip
  readonly likely: number
}

/** Values that share the likelihood of a slip. */
const shared = (values: readonly unknown[], slip: keyof typeof LIKELY): readonly Value[] =>
  values.map(value => ({ value, slip, likely: LIKELY[slip] / values.length }))

/** What the table itself offers for a field besides its present value; empty if any value in a range will do. */
function offered(offers: readonly Offer<Action>[], name: string, held: unknown): readonly unknown[] {
  const all = offers.flatMap(({ draft, vary }): readonly unknown[] => {
    const domain = vary?.[name]
    if (!domain) return [(draft as Fields)[name]]
    return 'spaces' in domain ? domain.spaces : 'values' in domain ? domain.values : []
  })
  if (offers.some(({ vary }) => vary?.[name] && 'step' in vary[name])) return []
  const values = new Map(all.map(value => [keyOf(value), value]))
  values.delete(keyOf(held))
  return [...values.values()].filter(it => it !== undefined)
}

function figures(offers: readonly Offer<Action>[], name: string, held: number): readonly Value[] {
  const few = offered(offers, name, held)
  if (few.length > 0) return shared(few, 'price')
  return meant(held, stepOf(offers, name)).map(({ figure: value, by, likely }) => ({
    ...{ value, slip: by, likely },
  }))
}

function counts(held: number): readonly Value[] {
  const all = Array.from({ length: MOST_COUNTED }, (_, i) => i + 1).filter(it => it !== held)
  return all.map(value => ({
    ...{ value, slip: 'count' as const },
    likely: LIKELY.count * (Math.abs(value - held) === 1 ? NEXT : (1 - 2 * NEXT) / all.length),
  }))
}

function valuesOf(session: Session, state: AnyState, action: Action, field: SchemaField): readonly Value[] {
  const { name, kind, options, optional } = field
  const held = (action as Fields)[name]
  const others = (all: readonly unknown[]) =>
    [...all, ...(optional ? [undefined] : [])].filter(it => it !== held)
  const offers = () => offersOf(session, state, action.type)
  if (kind === 'money') return typeof held === 'number' ? figures(offers(), name, held) : []
  if (kind === 'space') return shared(offered(offers(), name, held), 'price')
  if (kind === 'count') return counts(Number(held))
  if (kind === 'player') return shared(others(state.players), 'player')
  if (kind === 'holder') return shared(others(Object.keys(state.cash)), 'player')
  if (kind === 'flag') return shared(others(options), 'yesNo')
  return kind === 'list' ? shared(others(options), 'other') : []
}

/** The entry with another value in one field, once for each value that the table at that place accepts. */
export function otherValues(session: Session, index: number): readonly Alternative[] {
  const entry = session.entries[index]
  const rule = entry && session.title.law.rules[entry.action.type]
  if (!rule) return []
  const state = before(session, index)
  const { action } = entry
  return schemaFields(rule.schema).flatMap(field => {
    const fitting = valuesOf(session, state, action, field).filter(({ value }) => {
      const other = withField(action, field.name, value)
      // Without an optional field it may be no entry at all, such as a ruling on nothing, which no rule is asked about.
      return isFormed(rule.schema, other) && !rule.check(state, other)
    })
    // A value that could not have been entered is no slip: only those that could share its likelihood.
    const [first] = fitting
    const share = first && first.likely > 0 && first.slip in LIKELY && first.slip !== 'count'
    return fitting.map(
      ({ value, slip, likely }): Alternative => ({
        ...{ slip, field: field.name },
        mends: [{ index, remove: 1, insert: [withField(action, field.name, value)] }],
        likely: share ? LIKELY[slip as keyof typeof LIKELY] / fitting.length : likely,
      }),
    )
  })
}
