import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../../ui/kit/play/Foot'
import { said } from '../words'
import type { Choices, Play } from './kit'

interface EndTurnProps {
  readonly play: Play
  readonly ends: Choices<'endTurn'>
  readonly last: boolean
  readonly givesUp?: boolean
}

/**
 * Ends the turn; with `last`, bureaucracy follows (in the variant for professionals). `givesUp`: the card allows more, which
 * could be done now.
 */
export function EndTurn({ play, ends, last, givesUp = false }: EndTurnProps) {
  const text = said.value.play
  return (
    <Foot>
      {ends.map(end => (
        <ChoiceButton key={end.slot} of={end} kind={end.refusal ? 'plain' : 'ink'} class="big" play={play}>
          {(last ? text.doneLast : text.done)(play.voice.name(end.draft.player))}
          {givesUp && !end.refusal ? <small> {text.givesUp}</small> : null}
        </ChoiceButton>
      ))}
    </Foot>
  )
}
