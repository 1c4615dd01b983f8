import { useComputed, useSignal } from '@preact/signals'
import { reseated, takeSeats } from '../../../app/pastSeats'
import { go } from '../../../app/routes'
import { session, titleWords, voice } from '../../../app/table'
import { words } from '../../../app/words'
import { Button } from '../../parts/Button'
import { Icon } from '../../parts/Icon'
import { Page } from '../frame/Page'
import { movedBy } from '../seating'
import { sentenceOf } from './said'
import '../../style/pages.css'

/** Seats put right later: the game played again in another order, where its entries still fit. */
export function Seats() {
  const open = session.value
  const { past, setup } = words.value
  const { seats } = past
  const order = useSignal<readonly string[]>(open?.setup.players.map(({ id }) => id) ?? [])
  const failed = useSignal(false)
  const again = useComputed(() => session.value && reseated(session.value, order.value))
  if (!open || !again.value) return null
  const same = open.setup.players.every(({ id }, i) => order.value[i] === id)
  const move = (i: number, by: -1 | 1) => {
    order.value = movedBy(order.value, i, by)
  }
  const take = async () => {
    failed.value = false
    if (await takeSeats(order.value)) go('play', undefined, true)
    else failed.value = true
  }
  const fits = 'actions' in again.value
  const why =
    'refusal' in again.value
      ? seats.stops(
          again.value.number,
          sentenceOf(again.value.action),
          titleWords.value?.refusal(again.value.refusal, voice.value) ?? '',
        )
      : same
        ? seats.same
        : seats.fits
  return (
    <Page title={seats.title}>
      <p class="soft">{seats.what}</p>
      <ol class="seats">
        {order.value.map((id, i) => {
          const who = voice.value.name(id)
          return (
            <li key={id} class="seat">
              <span class="number">{i + 1}</span>
              <b class="seat-name">{who}</b>
              <Button onTap={() => move(i, -1)} off={i === 0} label={setup.up(who)}>
                <Icon of="up" />
              </Button>
              <Button onTap={() => move(i, 1)} off={i === order.value.length - 1} label={setup.down(who)}>
                <Icon of="down" />
              </Button>
            </li>
          )
        })}
      </ol>
      <p class={`strip ${fits ? '' : 'stop'}`} role="status">
        {why}
      </p>
      {failed.value ? <p class="strip stop">{seats.failed}</p> : null}
      <Button kind="ink" class="big" off={same || !fits} onTap={() => void take()}>
        {seats.take}
      </Button>
      <p class="soft">{seats.swapNote}</p>
    </Page>
  )
}
