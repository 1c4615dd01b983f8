import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { voice } from '../../../app/desk/table'
import { dismiss, setMay } from '../../../app/follow/bank'
import type { Phone } from '../../../app/follow/lines'
import { MAY } from '../../../app/follow/messages'
import { said } from '../../../app/follow/words'
import { Button } from '../../kit/parts/Button'
import { Icon } from '../../kit/parts/Icon'
import { OneOf } from '../../kit/parts/OneOf'
import './phone.css'

/**
 * A phone that follows: whose it is, how it is connected, what it may do, and a way to disconnect it, which is asked once. The
 * question stays open while phones enter something: nothing moves under the finger.
 */
export function PhoneRow({ phone }: { phone: Phone }) {
  const { watches, states, may, mays, dismiss: dismissText, dismissWhat } = said.value
  const who = phone.player === '' ? watches : voice.value.name(phone.player)
  const end = () => dismiss(phone.id)
  const asked = useSignal(false)
  const connected = phone.is === 'here' || phone.is === 'silent'
  const asks = connected && asked.value
  // One that comes back is not asked about again.
  useEffect(() => {
    if (!connected) asked.value = false
  }, [connected])
  const leave = connected ? { expanded: asks, onTap: () => (asked.value = !asks) } : { onTap: end }
  return (
    <li class={`phone ${phone.is}`}>
      <p class="grow">
        <i />
        <b>{who}</b>: {states[phone.is]}
      </p>
      <Button kind="quiet" label={dismissText(who)} {...leave}>
        <Icon of="close" />
      </Button>
      {asks ? (
        <div class="stack may">
          <p class="soft">{dismissWhat}</p>
          <Button kind="stop" onTap={end}>
            {dismissText(who)}
          </Button>
        </div>
      ) : null}
      {phone.player === '' || phone.is === 'refused' ? null : (
        <div class="stack may">
          <p class="soft">{may(who)}</p>
          <OneOf
            name={may(who)}
            value={phone.may}
            options={MAY.map(value => ({ value, text: mays[value] }))}
            onChange={value => setMay(phone.id, value)}
          />
        </div>
      )}
    </li>
  )
}
