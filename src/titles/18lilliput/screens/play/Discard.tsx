import { Discard as DiscardPanel } from '../../../../families/operating/screens/Discard'
import { said } from '../words'
import type { Choices, Play, TurnOf } from './kit'

interface DiscardProps {
  readonly play: Play
  readonly turn: TurnOf<'discard'>
  readonly discards: Choices<'discardTrain'>
}

/** The companies over the limit of a new phase, which discard in any order (trainLimit). */
export function Discard({ play, turn, discards }: DiscardProps) {
  const text = said.value.play
  return (
    <DiscardPanel
      play={play}
      text={text}
      owners={turn.owners.map(({ director, ...owner }) => ({ ...owner, president: director }))}
      notice={text.overTrainLimit(play.view.trainLimit)}
      discards={discards}
    />
  )
}
