import type { Action, Choice } from '../../../rules/rule'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../ui/kit/play/Foot'
import type { Play } from '../../../ui/kit/play/kit'

/** A way to end an operating turn, as a button. */
export interface End {
  readonly choice: Choice<Action>
  readonly says: string
  /** Not the usual way, so it does not stand out. */
  readonly quiet?: boolean
}

/** Ends the operating turn: above the bar once that is possible; until then it leaves this space to what must come first. */
export function EndFoot({ play, ends }: { play: Play; ends: readonly End[] }) {
  const buttons = ends.map(({ choice, says, quiet = false }) => (
    <ChoiceButton
      key={says}
      of={choice}
      kind={choice.refusal || quiet ? 'plain' : 'ink'}
      class="big"
      refusal={choice.refusal}
      onTap={() => play.submit(choice.draft)}
    >
      {says}
    </ChoiceButton>
  ))
  const shut = ends.every(({ choice }) => choice.refusal)
  return shut ? <div class="not-yet">{buttons}</div> : <Foot>{buttons}</Foot>
}
