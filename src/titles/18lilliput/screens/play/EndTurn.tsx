import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../../ui/kit/play/Foot'
import { said } from '../words'
import type { Choices, Play } from './kit'

/** Ends the turn; with `last`, bureaucracy follows (in the variant for professionals). */
export function EndTurn({ play, ends, last }: { play: Play; ends: Choices<'endTurn'>; last: boolean }) {
  const text = said.value.play
  return (
    <Foot>
      {ends.map(end => (
        <ChoiceButton
          key={end.slot}
          of={end}
          kind={end.refusal ? 'plain' : 'ink'}
          class="big"
          refusal={end.refusal}
          onTap={() => play.submit(end.draft)}
        >
          {(last ? text.doneLast : text.done)(play.voice.name(end.draft.player))}
        </ChoiceButton>
      ))}
    </Foot>
  )
}
