import { signal } from '@preact/signals'
import { paragraphOf } from '../../../app/desk/paragraphs'
import { desk } from '../../../app/desk/table'
import { set } from '../../../app/device/settings'
import { Button } from '../../../ui/kit/parts/Button'
import { RuleLink } from '../../../ui/kit/parts/RuleLink'
import type { NewcomerWords } from '../../words/newcomer'
import '../../../ui/style/story.css'

/** Whether the banker has folded the hints; kept from turn to turn. */
const folded = signal(false)

/** The options of the turn and the reasons to choose them, each with its paragraph. */
export function Hints({
  text,
  kind,
  step,
  cite,
}: {
  text: NewcomerWords
  /** The kind of turn and its current step, as codes of the words. */
  kind: string
  step?: string | undefined
  /** The paragraph of the turn. */
  cite: string
}) {
  const shown = desk.value
  if (!shown) return null
  const types = new Set(shown.choices.filter(choice => !choice.refusal).map(choice => choice.draft.type))
  const instead = text.instead[kind] ?? {}
  const options = Object.entries({ ...text.options, ...instead }).filter(([type]) => types.has(type))
  const about = (step === undefined ? undefined : text.steps[step]) ?? text.kinds[kind]
  return (
    <details
      class="told newcomer"
      open={!folded.value}
      onToggle={event => {
        folded.value = !event.currentTarget.open
      }}
    >
      <summary>
        <span class="told-line">{text.title}</span>
      </summary>
      <div class="told-body">
        <p>{about}</p>
        <ul>
          {options.map(([type, [name, why]]) => (
            <li key={type}>
              <span>
                <b>{name}.</b> {why}
              </span>
              <RuleLink to={type in instead ? cite : paragraphOf(type)} brief />
            </li>
          ))}
        </ul>
        <Button onTap={() => set('newcomer', false)}>{text.off}</Button>
      </div>
    </details>
  )
}
