import { Discard as DiscardPanel } from '../../../../families/operating/screens/Discard'
import type { Slots } from '../../../../ui/kit/play/slots'
import type { LilAction } from '../../law'
import { said } from '../words'
import type { Play, TurnOf } from './kit'

/** The trains that may be discarded. */
export const discardSlots = (slots: Slots<LilAction>) => slots.take('discardTrain', 'discard:')

/** The companies over the limit of a new phase, which discard in any order (trainLimit). */
export function Discard({
  play,
  turn,
  discards,
}: {
  play: Play
  turn: TurnOf<'discard'>
  discards: ReturnType<typeof discardSlots>
}) {
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
