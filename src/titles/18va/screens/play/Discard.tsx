import { Discard as DiscardPanel } from '../../../../families/operating/screens/Discard'
import { said } from '../words'
import { type ChoiceOf, corporationOf, type Play, type TurnOf } from './kit'

/** The corporations over their train limit, which depends on size and the Potomac Yards (4.5.8). */
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
  const limits = turn.owners.map(({ corporation }) =>
    text.mayKeep(play.voice.name(corporation), corporationOf(play.view, corporation)?.trainLimit ?? 0),
  )
  return (
    <DiscardPanel
      play={play}
      text={text}
      owners={turn.owners}
      notice={text.overTrainLimits(limits.join(', '))}
      discards={discards}
    />
  )
}
