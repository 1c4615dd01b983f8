import type { Action, Choice } from '../../../rules/rule'
import { ChoiceButton } from '../play/ChoiceButton'
import { type Play, refusalOf, varied } from '../play/kit'

/** A field with a few values: one button each, grayed if the value is refused. */
export function Values({
  play,
  choice,
  values,
  name,
}: {
  play: Play
  choice: Choice<Action>
  values: readonly (string | number)[]
  name: (value: string | number) => string
}) {
  return (
    <div class="chips">
      {values.map((value, i) => {
        const draft = varied(choice, value)
        return (
          <ChoiceButton
            key={value}
            of={i === 0 ? choice : undefined}
            class="long"
            refusal={refusalOf(play.tryOut(draft))}
            onTap={() => play.submit(draft)}
          >
            {name(value)}
          </ChoiceButton>
        )
      })}
    </div>
  )
}
