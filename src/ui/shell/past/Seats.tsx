import { useComputed, useSignal } from '@preact/signals'
import { go } from '../../../app/desk/routes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { type Reseated, reseat, takeNames, takeSeats } from '../../../app/past/seats'
import { Page } from '../../kit/frame/Page'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import { Label } from '../../kit/parts/Label'
import { TakeButton } from '../../kit/parts/TakeButton'
import { sentenceOf } from '../log/said'
import { Rename } from '../menu/Rename'
import { movedBy } from '../setup/seating'
import { told } from '../start/told'
import '../../style/pages.css'
import './past.css'

/** What becomes of the game with these seats, or the first entry that does not fit them. */
function verdict(again: Reseated): string {
  const { seats } = words.value.past
  if ('session' in again) return again.history ? seats.fits : seats.fitsWithout
  const why = titleWords.value?.refusal(again.refusal, voice.value) ?? ''
  return seats.stops(again.number, sentenceOf(again.action), why)
}

/** The order of the players, to be moved one place at a time. */
function Order({ order, put }: { order: readonly string[]; put: (order: readonly string[]) => void }) {
  const { setup } = words.value
  return (
    <ol class="seats">
      {order.map((id, i) => {
        const who = voice.value.name(id)
        return (
          <li key={id} class="seat">
            <span class="number">{i + 1}</span>
            <b class="seat-name">{who}</b>
            <Button onTap={() => put(movedBy(order, i, -1))} off={i === 0} label={setup.up(who)}>
              <Icon of="up" />
            </Button>
            <Button
              onTap={() => put(movedBy(order, i, 1))}
              off={i === order.length - 1}
              label={setup.down(who)}
            >
              <Icon of="down" />
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

/**
 * Corrects names or seats later: either only the names change places, or the game is played again with the new seats, if
 * its entries still fit.
 */
export function Seats() {
  const open = session.value
  const { seats } = words.value.past
  const order = useSignal<readonly string[]>(open?.setup.players.map(({ id }) => id) ?? [])
  const failed = useSignal(false)
  const again = useComputed(() => session.value && reseat(session.value, order.value))
  if (!open || !again.value) return null
  const same = open.setup.players.every(({ id }, i) => order.value[i] === id)
  const fits = 'session' in again.value
  const exchangeNames = async () => {
    failed.value = !(await takeNames(order.value))
    if (!failed.value) go('play', undefined, true)
  }
  const exchangeSeats = async () => {
    const became = await takeSeats(order.value)
    failed.value = became === 'failed'
    if (became === 'taken') go('play', undefined, true)
    // The start page, with both games, is on the screen by now.
    if (became === 'beside') told.value = { text: seats.beside, stop: true }
  }
  return (
    <Page title={seats.title}>
      <Label level={2}>{seats.called}</Label>
      <ul class="stack">
        {open.setup.players.map(player => (
          <Rename key={player.id} player={player} />
        ))}
      </ul>
      <Label level={2}>{seats.around}</Label>
      <p class="soft">{seats.what}</p>
      <Order order={order.value} put={next => (order.value = next)} />
      {failed.value ? (
        <p class="strip stop" role="alert">
          {seats.failed}
        </p>
      ) : null}
      <Label level={2}>{seats.namesLabel}</Label>
      <p class="soft">{seats.names}</p>
      <TakeButton kind="ink" class="big" off={same} onTap={() => void exchangeNames()}>
        {seats.takeNames}
      </TakeButton>
      <Label level={2}>{seats.seatsLabel}</Label>
      <p class="soft">{seats.seats}</p>
      {same ? null : (
        <p class={`strip ${fits ? '' : 'stop'}`} role="status">
          {verdict(again.value)}
        </p>
      )}
      <TakeButton kind="ink" class="big" off={same || !fits} onTap={() => void exchangeSeats()}>
        {seats.take}
      </TakeButton>
    </Page>
  )
}
