import type { Action, Choice } from '../../rules/rule'
import { ChoiceButton } from '../panels/play/ChoiceButton'
import type { Play } from '../panels/play/kit'
import { openedIn } from '../parts/opened'
import { Amount } from './Amount'
import { Values } from './Values'

/** Any choice, without a layout of its own: the words of its entry, and the control of the field that it varies. */
export function PlainChoice({ play, choice }: { play: Play; choice: Choice<Action> }) {
  const opened = openedIn(play)
  const sentence = (draft: Action) => play.say.entry(draft, [], play.voice)
  const domain = choice.vary?.domain
  const field = choice.vary?.field ?? ''
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
  const tap = () => (domain ? opened.toggle(id) : play.submit(choice.draft))
  return (
    <>
      <ChoiceButton
        of={choice}
        class="wide"
        refusal={choice.refusal}
        onTap={tap}
        {...(domain ? { expanded: opened.is(id) } : {})}
      >
        {sentence(choice.draft)}
      </ChoiceButton>
      {domain && opened.is(id) ? (
        <Amount play={play} choice={choice} start={domain.from} confirm={amount => amount} />
      ) : null}
    </>
  )
}
