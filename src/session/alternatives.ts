import type { Holder, Money } from '../bank/money'
import { apply } from '../rules/apply'
import type { Action, Offer } from '../rules/rule'
import { type SchemaField, schemaFields } from '../rules/schema'
import type { AnyState } from '../rules/state'
import type { Differences } from './counting'
import { before, type Session } from './session'
import { meant, type Typing, typed } from './typing'

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

type Fields = Action & Readonly<Record<string, unknown>>

/** How likely each slip is; the values that one may have come from share it. */
const LIKELY = {
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
/** Of all other counts, how likely one more or less is. */
const NEXT = 0.35
/** An amount that nothing speaks for. */
const ANY_FIGURE = 0.3
/** No holding and no number of trains is larger. */
const MOST_COUNTED = 10
/** Entries that stand for themselves: nobody enters them in the place of a move, or forgets them. */
const OWN = new Set(['correct', 'count', 'stop', 'position'])

const with1 = (action: Action, name: string, value: unknown): Action => {
  const changed: Fields = { ...action, [name]: value }
  if (value !== undefined) return changed
  const { [name]: _, ...rest } = changed
  return { ...rest, type: action.type }
}

const remarkless = ({ at: _, note: __, ...rest }: Action) => rest

/** Are two actions the same but for their remarks? */
const sameAction = (one: Action, other: Action) =>
  JSON.stringify(remarkless(one)) === JSON.stringify(remarkless(other))

function offersOf({ title }: Session, state: AnyState, type: string): readonly Offer<Action>[] {
  return title.law.rules[type]?.offers(state) ?? []
}

/** What the figures of a field are multiples of, as far as the table's own offers say. */
function stepOf(offers: readonly Offer<Action>[], name: string): number {
  const steps = offers.map(({ vary }) => vary?.[name]).map(it => (it && 'step' in it ? it.step : 1))
  return Math.max(1, ...steps)
}

/** A value that a field may have been meant to hold, with what speaks for it. */
interface Value {
  readonly value: unknown
  readonly slip: Slip
  readonly likely: number
}

/** So many values share what is likely of a slip. */
const shared = (values: readonly unknown[], slip: keyof typeof LIKELY): readonly Value[] =>
  values.map(value => ({ value, slip, likely: LIKELY[slip] / values.length }))

const key = (value: unknown) => JSON.stringify(value)

/** What the table itself offers for a field beside the value that it holds; nothing where that is any of a range. */
function offered(offers: readonly Offer<Action>[], name: string, held: unknown): readonly unknown[] {
  const all = offers.flatMap(({ draft, vary }): readonly unknown[] => {
    const domain = vary?.[name]
    if (!domain) return [(draft as Fields)[name]]
    return 'spaces' in domain ? domain.spaces : 'values' in domain ? domain.values : []
  })
  if (offers.some(({ vary }) => vary?.[name] && 'step' in vary[name])) return []
  const values = new Map(all.map(value => [key(value), value]))
  values.delete(key(held))
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

/** The entry with another value in one field, each that is not refused on the table as it stood. */
function otherValues(session: Session, index: number): readonly Alternative[] {
  const entry = session.entries[index]
  const rule = entry && session.title.law.rules[entry.action.type]
  if (!rule) return []
  const state = before(session, index)
  const { action } = entry
  return schemaFields(rule.schema).flatMap(field => {
    const fitting = valuesOf(session, state, action, field).filter(
      ({ value }) => !rule.check(state, with1(action, field.name, value)),
    )
    // What could not have been entered is no slip: those that could share what is likely of it.
    const [first] = fitting
    const share = first && first.likely > 0 && first.slip in LIKELY && first.slip !== 'count'
    return fitting.map(
      ({ value, slip, likely }): Alternative => ({
        ...{ slip, field: field.name },
        mends: [{ index, remove: 1, insert: [with1(action, field.name, value)] }],
        likely: share ? LIKELY[slip as keyof typeof LIKELY] / fitting.length : likely,
      }),
    )
  })
}

const playerOf = (action: Action | undefined) => (action as Fields | undefined)?.player

/** Where turns of a player begin in the round of an entry: the nearest before it and behind it. */
function turnsNear({ entries }: Session, index: number, player: string): readonly number[] {
  const begins = (at: number) =>
    playerOf(entries[at]?.action) === player && playerOf(entries[at - 1]?.action) !== player
  const found: number[] = []
  for (let at = index - 1; at >= 0 && !entries[at]?.happened.some(it => it.is === 'round'); at--)
    if (begins(at)) {
      found.push(at)
      break
    }
  for (let at = index + 1; at < entries.length; at++) {
    if (begins(at)) {
      found.push(at)
      break
    }
    if (entries[at]?.happened.some(it => it.is === 'round')) break
  }
  return found
}

/** What was entered for a player, by another in their own turn. */
function otherPlayers(session: Session, index: number): readonly Alternative[] {
  const action = session.entries[index]?.action
  const player = playerOf(action)
  const rule = action && session.title.law.rules[action.type]
  if (!rule || typeof player !== 'string') return []
  const others = before(session, index).players.filter(it => it !== player)
  return others.flatMap(other => {
    const insert = [with1(action, 'player', other)]
    const gone: Mend = { index, remove: 1, insert: [] }
    return turnsNear(session, index, other).flatMap((at): Alternative[] => {
      const put: Mend = { index: at, remove: 0, insert }
      // Behind it the table is another by then: whether it fits there the replay says.
      if (at < index && rule.check(before(session, at), insert[0] as Action)) return []
      const likely = LIKELY.player / others.length / 2
      return [{ slip: 'player', field: 'player', mends: at < index ? [put, gone] : [gone, put], likely }]
    })
  })
}

/** The entry taken out: it stands there twice, or was never done. */
function without({ entries }: Session, index: number): readonly Alternative[] {
  const action = entries[index]?.action
  if (!action) return []
  const twin = [entries[index - 1], entries[index + 1]].some(it => it && sameAction(it.action, action))
  const slip = twin ? 'twice' : 'notDone'
  return [{ slip, mends: [{ index, remove: 1, insert: [] }], likely: LIKELY[slip] }]
}

/** The entry and the one before it, the other way round. */
function otherOrder({ entries }: Session, index: number): readonly Alternative[] {
  const [first, second] = [entries[index - 1]?.action, entries[index]?.action]
  if (!first || !second || sameAction(first, second)) return []
  return [
    {
      slip: 'order',
      mends: [{ index: index - 1, remove: 2, insert: [second, first] }],
      likely: LIKELY.order,
    },
  ]
}

/** Drafts of an offer: with the values of a field that it may vary, where they are few. */
function draftsOf({ draft, vary = {} }: Offer<Action>): readonly Action[] {
  const [field, ...more] = Object.entries(vary)
  if (!field || more.length > 0) return [draft]
  const [name, domain] = field
  if ('values' in domain) return domain.values.map(value => ({ ...draft, [name]: value }))
  if (!('from' in domain) || (domain.to - domain.from) / domain.step > MOST_COUNTED) return [draft]
  const count = Math.floor((domain.to - domain.from) / domain.step) + 1
  return Array.from({ length: count }, (_, i) => ({ ...draft, [name]: domain.from + i * domain.step }))
}

/** What may have been done before an entry and was never entered. */
export function forgottenBefore(session: Session, index: number): readonly Alternative[] {
  const state = before(session, index)
  const { rules } = session.title.law
  const drafts = Object.entries(rules).flatMap(([type, rule]) =>
    OWN.has(type)
      ? []
      : rule
          .offers(state)
          .flatMap(draftsOf)
          .filter(draft => !rule.check(state, draft)),
  )
  return drafts.map(draft => ({
    slip: 'forgotten' as const,
    mends: [{ index, remove: 0, insert: [draft] }],
    likely: LIKELY.forgotten / drafts.length,
  }))
}

/**
 * All that the banker may have meant where an entry stands: another value in one field, the same by another player in their
 * turn, nothing, the other order. Each fits the table as it stood there; whether the rest of the game does is not said.
 */
export function alternativesTo(session: Session, index: number): readonly Alternative[] {
  const action = session.entries[index]?.action
  if (!action || action.type === 'position') return []
  return [
    ...otherValues(session, index),
    ...otherPlayers(session, index),
    ...without(session, index),
    ...otherOrder(session, index),
  ]
}

/** A figure in a field of the entry that an alternative puts in, which it is not refused with. */
function withFigure(
  session: Session,
  of: Alternative,
  field: string,
  figure: number,
): Alternative | undefined {
  const [mend] = of.mends
  const [action] = mend.insert
  const there = action && with1(action, field, figure)
  const rule = there && session.title.law.rules[there.type]
  if (!rule || !Number.isInteger(figure) || figure < 0 || rule.check(before(session, mend.index), there))
    return undefined
  return { ...of, field, mends: [{ ...mend, insert: [there] }] }
}

/** What was forgotten, with the one amount that would change a purse by so many times what it does now. */
function forgottenFor(session: Session, of: Alternative, times: number): Alternative | undefined {
  const [{ index, insert }] = of.mends
  const [draft] = insert as readonly Fields[]
  if (!draft) return undefined
  const offers = offersOf(session, before(session, index), draft.type)
  const field = Object.entries(offers.find(it => sameFields(it, draft))?.vary ?? {}).find(
    ([name, domain]) => 'step' in domain && schemaKind(session, draft.type, name) === 'money',
  )?.[0]
  if (field === undefined) return undefined
  const found = withFigure(session, of, field, Number(draft[field]) * times)
  return found && { ...found, likely: of.likely * ANY_FIGURE }
}

/** Is an offer the one that a draft was made of, whatever its amount? */
const sameFields = ({ draft, vary = {} }: Offer<Action>, made: Fields) =>
  Object.entries(draft).every(([name, value]) => Object.hasOwn(vary, name) || key(value) === key(made[name]))

const schemaKind = ({ title }: Session, type: string, name: string) => {
  const rule = title.law.rules[type]
  return rule && schemaFields(rule.schema).find(field => field.name === name)?.kind
}

/**
 * The figure that would explain differences of purses, where an alternative that puts another into its field changes some of
 * them by so much; nothing where it is no figure that can stand there, or one that is tried already.
 */
export function solvedFor(
  session: Session,
  of: Alternative,
  off: Differences,
  changed: (holder: Holder) => Money,
): Alternative | undefined {
  const [holder, by] = [...off].find(([it, is]) => is !== 0 && changed(it) !== 0) ?? []
  if (holder === undefined || by === undefined || changed(holder) === by) return undefined
  const times = by / changed(holder)
  if (of.slip === 'forgotten') return times > 0 ? forgottenFor(session, of, times) : undefined
  const { field, mends } = of
  const [{ index, insert }] = mends
  const action = session.entries[index]?.action as Fields | undefined
  const [held, tried] = [action?.[field ?? ''], (insert[0] as Fields | undefined)?.[field ?? '']]
  if (!action || field === undefined || typeof held !== 'number' || typeof tried !== 'number')
    return undefined
  const step = stepOf(offersOf(session, before(session, index), action.type), field)
  // All figures of a field lead to the same one: one of them is enough.
  if (tried - held !== step || of.slip === 'count') return undefined
  const figure = held + step * times
  if (figure % step !== 0 || meant(held, step).some(it => it.figure === figure)) return undefined
  const found = withFigure(session, of, field, figure)
  const { by: slip, likely } = typed(held, figure, step)
  return found && { ...found, slip, likely }
}

/** What a list of entries comes to from its first mend on: the table after each, until an entry is refused. */
export function* replayed(
  session: Session,
  mends: Alternative['mends'],
): Generator<{ readonly state: AnyState; readonly index: number }, boolean> {
  const { entries, title } = session
  let state = before(session, mends[0].index)
  let index = mends[0].index
  for (let next = 0; index < entries.length || next < mends.length; ) {
    const mend = mends[next]
    const here = mend && mend.index === index ? mend : undefined
    const actions = here ? here.insert : [(entries[index] as (typeof entries)[number]).action]
    for (const action of actions) {
      const outcome = apply(title.law, state, action)
      if ('refusal' in outcome) return false
      state = outcome.state
    }
    if (here) next++
    index += here ? here.remove : 1
    if (next === mends.length) yield { state, index }
  }
  return true
}
