import { apply } from '../../rules/apply'
import type { Happening } from '../../rules/happening'
import type { Action } from '../../rules/rule'
import type { Draft } from '../change'
import { ACTOR, fieldsOf, otherwise } from './fields'
import { type Mend, mends } from './mend'
import { tableAt } from './turns'

/** What an entry that no longer fits might have been instead, or a ruling before it with which it stands, such that all that follows fits. */
export interface Repair {
  readonly is: 'instead' | 'before'
  readonly action: Action
  /** What happens by it then. */
  readonly happened: readonly Happening[]
  readonly mend: Mend
}

/** So many other values are tried: each plays the rest of the game. */
const MOST_TRIED = 24
/** More would be no help. */
const MOST_SHOWN = 3

/** The ruling that gives the turn to whoever made the entry at which a draft stops, where that is all that stood against it: they went in that order. */
function turnRuled(draft: Draft, reason: string): readonly Repair[] {
  const { of, stop } = draft
  const kind = of.title.rulings.kinds.find(({ id, bare }) => id === 'turn' && bare)
  if (!stop || !kind) return []
  const state = tableAt(draft, stop.index)
  const { player, corporation } = stop.action as Action & Readonly<Record<string, string>>
  const { actor } = of.title.view(state)
  for (const turn of [corporation, player]) {
    // Whose turn it is already did too much in it: that is no other order.
    if (turn === undefined || turn === actor) continue
    const action: Action & Readonly<Record<string, string>> = { type: 'correct', reason, turn }
    const ruled = apply(of.title.law, state, action)
    if ('refusal' in ruled || 'refusal' in apply(of.title.law, ruled.state, stop.action)) continue
    const [mend] = mends(draft, { is: 'before', id: stop.id, actions: [action] })
    if (mend) return [{ is: 'before', action, happened: ruled.happened, mend }]
  }
  return []
}

/** Has one entry a value, besides who made it, that another would have and did not have before? */
function sharesValue(one: Action, other: Action, was: Action): boolean {
  const fields = (action: Action) => new Map<string, unknown>(Object.entries(action))
  const [had, before] = [fields(one), fields(was)]
  return [...fields(other)].some(
    ([name, value]) => name !== ACTOR && value !== before.get(name) && value === had.get(name),
  )
}

/**
 * What the entry at which a draft stops might have been, the one that changes least besides first; none where it does not
 * stop. Before all stands that it was made out of turn, a ruling with `reason`; of the values those come first that the
 * change has just set free.
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
