import { Discard as DiscardPanel } from '../../../../families/operating/screens/Discard'
import { said } from '../words'
import type { ChoiceOf, Play, TurnOf } from './kit'

/** Corporations over the train limit: the trains they discard go into the Open Market (4.2.5(g)). */
export function Discard({
  play,
  turn,
  discards,
}: {
  play: Play
  turn: TurnOf<'discard'>
  discards: readonly ChoiceOf<'discardTrain'>[]
}) {
  const text = said.value.play
  return (
    <DiscardPanel
      play={play}
      text={text}
      owners={turn.owners}
      notice={text.overTrainLimit(play.view.trainLimit)}
      discards={discards}
    />
  )
}
