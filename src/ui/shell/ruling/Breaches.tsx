import { titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { breachesBy } from '../../../app/past/breaches'
import type { Action } from '../../../rules/rule'
import '../../style/past.css'

/** What of the rules a ruling would break that is not broken already. It says so, and stands in nobody's way. */
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
