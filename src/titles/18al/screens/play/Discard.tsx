import { Discard as DiscardPanel } from '../../../../families/operating/screens/Discard'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { AlAction } from '../../law'
import { said } from '../words'
import type { Play, TurnOf } from './kit'

/** The trains that may be discarded. */
export function discardSlots(slots: KitSlots<AlAction>) {
  return { discards: slots.take('discardTrain', 'discard:') }
}

/** Corporations over the train limit: the trains they discard go into the Open Market (4.2.5(g)). */
export function Discard({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnOf<'discard'>
  slots: ReturnType<typeof discardSlots>
}) {
  const text = said.value.play
  return (
    <DiscardPanel
      play={play}
      text={text}
      owners={turn.owners}
      notice={text.overTrainLimit(play.view.trainLimit)}
      discards={slots.discards}
    />
  )
}
