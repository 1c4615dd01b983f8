import { apply, type Done } from '../../rules/apply'
import type { Action } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'
import type { Played } from '../session'
import { bridge, hasNoPlace } from './ends'
import type { Wanted } from './wanted'

/** A list with the ends of turns and passes that the order of play needs, and no others. */
export interface Fitted {
  readonly list: readonly Wanted[]
  /** Index in the list of the first entry that is refused even so; everything after it is left as it was. */
  readonly stop?: number
  /** How many ends and passes were inserted or removed. */
  readonly moved: number
  /** The results of the entries that were played. */
  readonly played: Played
}

/**
 * Plays a list from a table, inserting and removing entries that only give turns away: an end or a pass that no longer has a
 * place is removed, and one that the next entry needs is inserted. Stops at any other refusal.
 */
export function tidied(
  title: AnyTitle,
  from: AnyState,
  wanted: readonly Wanted[],
  wasEnd: (one: Wanted) => boolean,
): Fitted {
  const list: Wanted[] = []
  const played = new Map<Action, { on: AnyState; done: Done<AnyState> }>()
  let state = from
  let moved = 0
  const goOn = (one: Wanted, outcome: Done<AnyState>) => {
    played.set(one.action, { on: state, done: outcome })
    list.push(one)
    state = outcome.state
  }
  for (const [i, one] of wanted.entries()) {
    const outcome = apply(title.law, state, one.action)
    if (!('refusal' in outcome)) {
      goOn(one, outcome)
      continue
    }
    const { action } = one
    if (hasNoPlace(title, state, { action, end: wasEnd(one) })) {
      moved++
      continue
    }
    const before = bridge(title, state, action)
    if (!before) return { list: [...list, ...wanted.slice(i)], stop: list.length, moved, played }
    for (const step of [...before.map(it => ({ action: it })), one]) {
      const next = apply(title.law, state, step.action)
      if ('refusal' in next) throw new Error('a bridge that does not carry')
      goOn(step, next)
    }
    moved += before.length
  }
  return { list, moved, played }
}
