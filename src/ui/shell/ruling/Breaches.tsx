import { desk, shownSession, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { applyAll } from '../../../rules/apply'
import type { Action, Refusal } from '../../../rules/rule'
import { now } from '../../../session/session'
import './ruling.css'

/** The rules that an action would newly break on the table that is shown; empty if the action is refused. */
function breachesBy(action: Action): readonly Refusal[] {
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

/** The rules that a ruling would newly break. Only warns, never blocks. */
export function Breaches({ draft }: { draft: Action }) {
  const found = breachesBy(draft)
  if (found.length === 0) return null
  return (
    <div class="strip breaches" role="status">
      <p>{words.value.past.breaches.title}</p>
      <ul>
        {found.map(refusal => (
          <li key={JSON.stringify(refusal)}>
            {titleWords.value?.refusal(refusal, voice.value)} <span class="soft">{refusal.rule}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
