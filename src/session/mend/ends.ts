import { apply, choices } from '../../rules/apply'
import { endsRound } from '../../rules/happening'
import type { Action } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'
import { sameEntry } from '../records'
import { before, type Course, type Entry } from '../session'
import { playerOf } from './fields'

const known = new WeakMap<Entry, boolean>()

/**
 * Is the entry at this index the end of a turn that the app entered by itself? Nobody made such an entry: it is inserted,
 * moved and removed as the order of play needs it, and never shown as anybody's.
 */
export function isEnd(game: Course, index: number): boolean {
  const entry = game.entries[index]
  if (!entry) return false
  const was = known.get(entry)
  if (was !== undefined) return was
  const [next] = game.title.implied(before(game, index))
  const is = next !== undefined && sameEntry(next, entry.action)
  known.set(entry, is)
  return is
}

/** Does this table offer the action, even if it would be refused for some other reason? */
function isOffered(title: AnyTitle, state: AnyState, action: Action): boolean {
  return choices(title.law, state, [action.type]).some(({ draft }) => sameEntry(draft, action))
}

/** Is this a pass, or the end of a turn, that has no place on this table because the turn is somebody else's? */
export function hasNoPlace(
  title: AnyTitle,
  state: AnyState,
  { action, end }: { readonly action: Action; readonly end: boolean },
): boolean {
  return (end || action.type === title.pass) && !isOffered(title, state, action)
}

/** The action that gives the turn away on this table: the one the app would enter by itself, or else a pass. */
function givesAway(title: AnyTitle, state: AnyState): Action | undefined {
  const [end] = title.implied(state)
  if (end) return end
  if (title.pass === undefined) return undefined
  return choices(title.law, state, [title.pass]).find(({ refusal }) => !refusal)?.draft
}

/**
 * The ends of turns and passes that lead from a table to one that accepts the entry `to`, in order; `undefined` if there are
 * none. The player who makes that entry is never passed over. More than one pass is allowed only if a round ends on the way:
 * otherwise the order of play itself is different, and passes would not mend that.
 */
export function bridge(title: AnyTitle, from: AnyState, to: Action): readonly Action[] | undefined {
  const passed: Action[] = []
  let [state, passes, ended] = [from, 0, false]
  for (const _ of from.players) {
    const next = givesAway(title, state)
    if (!next || (playerOf(next) !== undefined && playerOf(next) === playerOf(to))) return undefined
    const outcome = apply(title.law, state, next)
    if ('refusal' in outcome) return undefined
    if (title.implied(state).length === 0) passes++
    if (endsRound(outcome)) ended = true
    passed.push(next)
    state = outcome.state
    if ('refusal' in apply(title.law, state, to)) continue
    return passes > 1 && !ended ? undefined : passed
  }
  return undefined
}
