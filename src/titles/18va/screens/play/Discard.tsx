import { Discard as DiscardPanel } from '../../../../families/operating/screens/Discard'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { VaAction } from '../../law'
import { said } from '../words'
import { corporationOf, type Play, type TurnOf } from './kit'

/** The trains that may be discarded. */
export function discardSlots(slots: KitSlots<VaAction>) {
  return { discards: slots.take('discardTrain', 'discard:') }
}

/** The corporations over their train limit, which depends on size and the Potomac Yards (4.5.8). */
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
  const limits = turn.owners.map(({ corporation }) =>
    text.mayKeep(play.voice.name(corporation), corporationOf(play.view, corporation)?.trainLimit ?? 0),
  )
  return (
    <DiscardPanel
      play={play}
      text={text}
      owners={turn.owners}
      notice={text.overTrainLimit(limits.join(', '))}
      discards={slots.discards}
    />
  )
}
