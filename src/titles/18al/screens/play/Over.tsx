import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { Over as Ended } from '../../../../ui/kit/play/Over'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

/** The game is over; a tie may be broken by one more operating round (5.1). */
export function Over({ play, extra }: { play: Play; extra: readonly ChoiceOf<'extraRound'>[] }) {
  return (
    <Ended play={play}>
      {extra.map(choice => (
        <ChoiceButton
          key={choice.slot}
          of={choice}
          class="big wide"
          refusal={choice.refusal}
          onTap={() => play.submit(choice.draft)}
        >
          {said.value.play.extraRound}
        </ChoiceButton>
      ))}
    </Ended>
  )
}
