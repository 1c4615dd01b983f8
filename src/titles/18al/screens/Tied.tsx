import { desk } from '../../../app/desk/table'
import { enter } from '../../../app/saving/commands'
import { Button } from '../../../ui/kit/parts/Button'
import { said } from './words'

/** First place is tied: the rule, and the extra round if it may be played (5.1). */
export function Tied() {
  const { pieces: text } = said.value
  const shown = desk.value
  const more = shown?.choices.find(choice => choice.draft.type === 'extraRound')
  return (
    <section class="stack">
      <p>{text.tied}</p>
      {more && shown ? (
        <Button kind="ink" refusal={more.refusal} onTap={() => enter([more.draft], shown.revision)}>
          {text.extraRound}
        </Button>
      ) : null}
    </section>
  )
}
