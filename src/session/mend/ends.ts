import { apply, choices } from '../../rules/apply'
import type { Action } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import type { AnyTitle } from '../../rules/title'
import type { Entry, Session } from '../session'

/** Do two entries say the same? When they were made, and what was noted beside them, is not asked. */
export function sameEntry(one: Action, other: Action): boolean {
  const said = ({ at: _, note: __, ...rest }: Action) =>
    Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))
  return one === other || JSON.stringify(said(one)) === JSON.stringify(said(other))
}

const known = new WeakMap<Entry, boolean>()

/**
 * Is the entry at this place of the list the end of a turn that the app entered by itself? Nobody made such an entry: it
 * is put in, moved and taken out as the order of play needs, and never shown as somebody's.
 */
export function isEnd(
  { title, start, entries }: Pick<Session, 'title' | 'start' | 'entries'>,
  index: number,
): boolean {
  const entry = entries[index]
  if (!entry) return false
  const before = known.get(entry)
  if (before !== undefined) return before
  const [next] = title.implied(entries[index - 1]?.state ?? start)
  const is = next !== undefined && sameEntry(next, entry.action)
  known.set(entry, is)
  return is
}

/** Is it this one's turn to make such an entry, whether or not it is refused for a reason of its own? */
function isOffered(title: AnyTitle, state: AnyState, action: Action): boolean {
  return choices(title.law, state, [action.type]).some(({ draft }) => sameEntry(draft, action))
}

/** A pass, or an end of a turn, that has no place on this table, for the turn is another's: it only gave a turn away. */
export function hasNoPlace(
  title: AnyTitle,
  state: AnyState,
  { action, end }: { readonly action: Action; readonly end: boolean },
): boolean {
  return (end || action.type === title.pass) && !isOffered(title, state, action)
}

const playerOf = (action: Action) => (action as Action & { player?: unknown }).player

/** What gives the turn away on this table: what the app would enter by itself, else a pass. */
function givesAway(title: AnyTitle, state: AnyState): Action | undefined {
  const [end] = title.implied(state)
  if (end) return end
  if (title.pass === undefined) return undefined
  return choices(title.law, state, [title.pass]).find(({ refusal }) => !refusal)?.draft
}

/**
 * The ends of turns and passes that lead from a table to one on which an entry is taken, in their order; nothing where there
 * are none. Nobody is passed over by whom that entry is made; and only where a round ends by it does more than one player
 * pass, for else the order of play itself is another, and no pass would mend that.
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
    if (outcome.happened.some(it => it.is === 'round')) ended = true
    passed.push(next)
    state = outcome.state
    if ('refusal' in apply(title.law, state, to)) continue
    return passes > 1 && !ended ? undefined : passed
  }
  return undefined
}
