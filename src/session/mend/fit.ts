import { apply } from '../../rules/apply'
import type { AnyState } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'
import { bridge, hasNoPlace } from './ends'
import type { Wanted } from './wanted'

/** A list with the ends of turns and the passes that the order of play needs, and no more of them. */
export interface Fitted {
  readonly list: readonly Wanted[]
  /** The place in the list of the first entry that is refused all the same; what is behind it stands as it was. */
  readonly stop?: number
  /** How many ends and passes came in or went. */
  readonly moved: number
}

/**
 * Plays a list from a table and puts in and takes out what only gives turns away: an end or a pass that has no place any
 * more goes, and one that is needed for the next entry to be taken comes. Whatever else is refused stops it.
 */
export function tidied(
  title: AnyTitle,
  from: AnyState,
  wanted: readonly Wanted[],
  wasEnd: (one: Wanted) => boolean,
): Fitted {
  const list: Wanted[] = []
  let state = from
  let moved = 0
  for (const [i, one] of wanted.entries()) {
    const outcome = apply(title.law, state, one.action)
    if (!('refusal' in outcome)) {
      list.push(one)
      state = outcome.state
      continue
    }
    const { action } = one
    if (hasNoPlace(title, state, { action, end: wasEnd(one) })) {
      moved++
      continue
    }
    const before = bridge(title, state, action)
    if (!before) return { list: [...list, ...wanted.slice(i)], stop: list.length, moved }
    for (const step of [...before.map(it => ({ action: it })), one]) {
      const next = apply(title.law, state, step.action)
      if ('refusal' in next) throw new Error('a bridge that does not carry')
      state = next.state
      list.push(step)
    }
    moved += before.length
  }
  return { list, moved }
}
