import { apply } from '../../rules/apply'
import type { Happening } from '../../rules/happening'
import type { Action } from '../../rules/rule'
import type { Draft } from '../change'
import { ACTOR, fieldsOf, otherwise } from './fields'
import { type Mend, mends } from './mend'
import { tableAt } from './turns'

/** Another entry in place of one that no longer fits, such that everything after it fits; or a ruling before it that lets it stand. */
export interface Repair {
  readonly is: 'instead' | 'before'
  readonly action: Action
  /** What the action makes happen. */
  readonly happened: readonly Happening[]
  readonly mend: Mend
}

/** At most this many other values are tried: each plays the rest of the game. */
const MOST_TRIED = 24
/** At most this many are shown; more would be no help. */
const MOST_SHOWN = 3

/**
 * The ruling that gives the turn to whoever made the entry at which a draft stops, if nothing else stood against it: they
 * acted in that order.
 */
function turnRuled(draft: Draft, reason: string): readonly Repair[] {
  const { of, stop } = draft
  const kind = of.title.rulings.kinds.find(({ id, bare }) => id === 'turn' && bare)
  if (!stop || !kind) return []
  const state = tableAt(draft, stop.index)
  const { player, corporation } = stop.action as Action & Readonly<Record<string, string>>
  const { actor } = of.title.view(state)
  for (const turn of [corporation, player]) {
    // If they have the turn already, they did too much in it: that is no question of order.
    if (turn === undefined || turn === actor) continue
    const action: Action & Readonly<Record<string, string>> = { type: 'correct', reason, turn }
    const ruled = apply(of.title.law, state, action)
    if ('refusal' in ruled || 'refusal' in apply(of.title.law, ruled.state, stop.action)) continue
    const [mend] = mends(draft, { is: 'before', id: stop.id, actions: [action] })
    if (mend) return [{ is: 'before', action, happened: ruled.happened, mend }]
  }
  return []
}

/** Does `one` have a value, other than who made it, that `other` has and `was` did not have? */
function sharesValue(one: Action, other: Action, was: Action): boolean {
  const fields = (action: Action) => new Map<string, unknown>(Object.entries(action))
  const [had, before] = [fields(one), fields(was)]
  return [...fields(other)].some(
    ([name, value]) => name !== ACTOR && value !== before.get(name) && value === had.get(name),
  )
}

/**
 * Repairs of the entry at which a draft stops; empty if it does not stop. First comes a ruling, with `reason`, that it was
 * made out of turn; then other values, the one that moves least first. Values that the change has just freed are tried
 * before all others.
 */
export function repairsOf(draft: Draft, reason: string): readonly Repair[] {
  const { of, stop } = draft
  if (!stop) return []
  const { title } = of
  const state = tableAt(draft, stop.index)
  const kept = new Set(draft.list.map(({ id }) => id))
  const gone = of.entries.filter(({ id, action }) => !kept.has(id) && action.type === stop.action.type)
  const isFree = (action: Action) => gone.some(it => sharesValue(it.action, action, stop.action))
  const others = fieldsOf(title, state, stop.action)
    .filter(({ name }) => name !== ACTOR)
    .flatMap(({ name, value, options = [] }) =>
      options
        .filter(other => other !== value)
        .map(other => otherwise(title, state, stop.action, name, other)),
    )
    .toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)))
  const instead = others
    .slice(0, MOST_TRIED)
    .flatMap((action): Repair[] => {
      const outcome = apply(title.law, state, action)
      if ('refusal' in outcome) return []
      const [mend] = mends(draft, { is: 'instead', id: stop.id, actions: [action] })
      return mend && mend.stop === undefined && !mend.how.exchanged
        ? [{ is: 'instead', action, happened: outcome.happened, mend }]
        : []
    })
    .toSorted((a, b) => a.mend.moved - b.mend.moved)
    .slice(0, MOST_SHOWN)
  return [...turnRuled(draft, reason), ...instead]
}
