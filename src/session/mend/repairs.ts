import { apply } from '../../rules/apply'
import type { Happening } from '../../rules/happening'
import type { Action } from '../../rules/rule'
import type { Draft } from '../change'
import { ACTOR, fieldsOf, otherwise } from './fields'
import { type Mend, mends } from './mend'
import { tableAt } from './turns'

/** What an entry that no longer fits might have been instead, such that all that follows fits. */
export interface Repair {
  readonly action: Action
  /** What happens by it then. */
  readonly happened: readonly Happening[]
  readonly mend: Mend
}

/** So many other values are tried: each plays the rest of the game. */
const MOST_TRIED = 24
/** More would be no help. */
const MOST_SHOWN = 3

/** What the entry at which a draft stops might have been, the one that changes least besides first; none where it does not stop. */
export function repairsOf(draft: Draft): readonly Repair[] {
  const { of, stop } = draft
  if (!stop) return []
  const { title } = of
  const state = tableAt(draft, stop.index)
  const others = fieldsOf(title, state, stop.action)
    .filter(({ name }) => name !== ACTOR)
    .flatMap(({ name, value, options = [] }) =>
      options
        .filter(other => other !== value)
        .map(other => otherwise(title, state, stop.action, name, other)),
    )
  return others
    .slice(0, MOST_TRIED)
    .flatMap((action): Repair[] => {
      const outcome = apply(title.law, state, action)
      if ('refusal' in outcome) return []
      const [mend] = mends(draft, { is: 'instead', id: stop.id, actions: [action] })
      return mend && mend.stop === undefined ? [{ action, happened: outcome.happened, mend }] : []
    })
    .toSorted((a, b) => a.mend.moved - b.mend.moved)
    .slice(0, MOST_SHOWN)
}
