import { words } from '../../../app/words'
import { ChoiceButton } from './ChoiceButton'
import { Foot } from './Foot'
import type { ChoiceOf, Play } from './kit'

/** Ends the operating turn; without a train only where there is no legal route. */
export function EndFoot({ play, ends }: { play: Play; ends: readonly ChoiceOf<'endTurn'>[] }) {
  const text = words.value.play
  return (
    <Foot>
      {ends.map(end => (
        <ChoiceButton
          key={String(end.draft.noRoute)}
          of={end}
          kind={end.refusal || end.draft.noRoute ? 'plain' : 'ink'}
          class="big"
          refusal={end.refusal}
          onTap={() => play.submit(end.draft)}
        >
          {end.draft.noRoute ? text.noRoute : text.endTurn(end.draft.corporation)}
        </ChoiceButton>
      ))}
    </Foot>
  )
}
