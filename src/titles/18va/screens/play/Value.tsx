import { PlayerHead } from '../../../../families/stock/screens/PlayerHead'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf } from '../../../../ui/kit/play/kit'
import type { Slots as KitSlots } from '../../../../ui/kit/play/slots'
import type { VaAction } from '../../law'
import { said } from '../shown'
import { type ChoiceOf, ownHappenings, type Play, type TurnOf } from './kit'

/** The starting values to choose from. */
export function valueSlots(slots: KitSlots<VaAction>) {
  return { values: slots.take('par', 'corporation:') }
}

/** The move order to come, with the cash that decides it; it is the same for every value. */
function orderAfter(play: Play, values: readonly ChoiceOf<'par'>[]): string {
  const [first] = values
  const happened = ownHappenings(first ? followsOf(play.tryOut(first.draft)) : [])
  const order = happened.find(it => it.is === 'order')?.order ?? []
  const cashOf = (id: string) => play.view.players.find(it => it.id === id)?.cash ?? 0
  return order.map(id => `${play.voice.name(id)} ${play.voice.money(cashOf(id))}`).join(', ')
}

/** The buyer of the first presidency sets its starting value: one tap for each, showing what the treasury gets (4.1). */
export function Value({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnOf<'value'>
  slots: ReturnType<typeof valueSlots>
}) {
  const text = said.value.play
  const { money, name } = play.voice
  const corporation = name(turn.corporation)
  const order = orderAfter(play, slots.values)
  return (
    <>
      <PlayerHead play={play} text={text} id={turn.player} />
      <StepLabel to={turn.cite} level={2}>
        {text.setValue(corporation)}
      </StepLabel>
      <p>{text.valueIs(name(turn.player), corporation)}</p>
      <div class="buttons">
        {slots.values.map(value => {
          const { price } = value.draft
          const sum = money(flowOf(followsOf(play.tryOut(value.draft)), turn.corporation))
          return (
            <ChoiceButton
              key={price}
              of={value}
              refusal={value.refusal}
              onTap={() => play.submit(value.draft)}
              label={text.valueLabel(price, corporation, sum)}
            >
              <b>{price}</b>
              <small>{text.forTreasury(sum)}</small>
            </ChoiceButton>
          )
        })}
      </div>
      {order ? <p class="soft">{text.orderBy(order)}</p> : null}
    </>
  )
}
