import type { Action, Choice } from '../../../rules/rule'
import { opened } from '../parts/opened'
import { ChoiceButton } from '../play/ChoiceButton'
import { type Play, variedField } from '../play/kit'
import { Amount } from './Amount'
import { Values } from './Values'

/** Renders any choice without a layout of its own: the sentence of its entry, and a control for the field that it varies. */
export function PlainChoice({ play, choice }: { play: Play; choice: Choice<Action> }) {
  const sentence = (draft: Action) => play.say.entry(draft, [], play.voice)
  const { domain, field = '' } = variedField(choice) ?? {}
  if (domain && 'values' in domain)
    return (
      <Values
        play={play}
        choice={choice}
        values={domain.values}
        name={value => sentence({ ...choice.draft, [field]: value })}
      />
    )
  const id = `${choice.slot} ${choice.draft.type}`
  const range = domain && 'from' in domain ? domain : undefined
  return (
    <>
      <ChoiceButton
        of={choice}
        class="wide"
        play={play}
        {...(range ? { expanded: opened.is(id), onTap: () => opened.toggle(id) } : {})}
      >
        {sentence(choice.draft)}
      </ChoiceButton>
      {range && opened.is(id) ? (
        <Amount play={play} choice={choice} start={range.from} confirm={amount => amount} />
      ) : null}
    </>
  )
}
