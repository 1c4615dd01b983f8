import type { Action, Choice } from '../../../rules/rule'
import { ChoiceButton } from '../play/ChoiceButton'
import { type Play, refusalOf, varied } from '../play/kit'

interface ValuesProps {
  readonly play: Play
  readonly choice: Choice<Action>
  readonly values: readonly (string | number)[]
  readonly name: (value: string | number) => string
}

/** A field with a few values: one button each, grayed if the value is refused. */
export function Values({ play, choice, values, name }: ValuesProps) {
  return (
    <div class="chips">
      {values.map((value, i) => {
        const draft = varied(choice, value)
        return (
          <ChoiceButton
            key={value}
            of={i === 0 ? choice : undefined}
            enters={draft}
            class="long"
            refusal={refusalOf(play.tryOut(draft))}
            play={play}
          >
            {name(value)}
          </ChoiceButton>
        )
      })}
    </div>
  )
}
