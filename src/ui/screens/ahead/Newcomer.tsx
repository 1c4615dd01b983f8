import { signal } from '@preact/signals'
import { paragraphOf } from '../../../app/paragraphs'
import { set } from '../../../app/settings'
import { desk } from '../../../app/table'
import { words } from '../../../app/words'
import type { TurnView } from '../../../rules/view'
import { Button } from '../../parts/Button'
import { RuleLink } from '../../parts/RuleLink'
import '../../style/story.css'

/** Folded up by the banker: it stays so from turn to turn. */
const folded = signal(false)

/** What kind of turn this is. */
function kindOf(turn: TurnView) {
  if (turn.at === 'stock') return turn.unsold ? 'unsold' : 'stock'
  return turn.at === 'operate' && turn.forced ? 'forced' : turn.at
}

/** What this turn is about. */
function about(turn: TurnView): string {
  const { kinds, steps } = words.value.newcomer
  const kind = kindOf(turn)
  return kind === 'operate' && turn.at === 'operate' ? (steps[turn.step] ?? kinds.operate) : kinds[kind]
}

/** The options of the turn and why one would take them, each with its paragraph. */
export function Newcomer() {
  const { newcomer } = words.value
  const shown = desk.value
  if (!shown) return null
  const types = new Set(shown.choices.filter(choice => !choice.refusal).map(choice => choice.draft.type))
  const { turn, cites } = shown.view
  const instead = newcomer.instead[kindOf(turn)] ?? {}
  const options = Object.entries({ ...newcomer.options, ...instead }).filter(([type]) => types.has(type))
  return (
    <details
      class="told newcomer"
      open={!folded.value}
      onToggle={event => {
        folded.value = !event.currentTarget.open
      }}
    >
      <summary>
        <span class="told-line">{newcomer.title}</span>
      </summary>
      <div class="told-body">
        <p>{about(turn)}</p>
        <ul>
          {options.map(([type, [name, why]]) => (
            <li key={type}>
              <span>
                <b>{name}.</b> {why}
              </span>
              <RuleLink to={type in instead ? cites.turn : paragraphOf(type)} brief />
            </li>
          ))}
        </ul>
        <Button onTap={() => set('newcomer', false)}>{newcomer.off}</Button>
      </div>
    </details>
  )
}
