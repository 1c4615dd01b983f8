import { applyAll } from '../../rules/apply'
import type { Action, Refusal } from '../../rules/rule'
import { now } from '../../session/session'
import { desk, shownSession } from '../desk/table'

/** What of the rules an action breaks, on the table that is shown, that is not broken already; nothing where it is refused. */
export function breachesBy(action: Action): readonly Refusal[] {
  const open = shownSession.value
  if (!open) return []
  const { title } = open
  if (!title.breaches) return []
  const state = now(open)
  const before = new Set(title.breaches(state).map(it => JSON.stringify(it)))
  const outcome = applyAll(title.law, state, [...(desk.value?.implied ?? []), action])
  if ('refusal' in outcome) return []
  return title.breaches(outcome.state).filter(it => !before.has(JSON.stringify(it)))
}
