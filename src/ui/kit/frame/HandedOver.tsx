import { session, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { banksNow, handTo } from '../../../app/games/handed'
import { Button } from '../parts/Button'

/** On every screen of a game that was handed over: whose phone banks it now, and a way to take it back. */
export function HandedOver() {
  const player = banksNow.value
  const { notices } = words.value
  if (player === undefined || !session.value) return null
  return (
    <div class="strip handed-over" role="status">
      <p class="grow">{notices.handed(voice.value.name(player))}</p>
      <Button onTap={() => handTo(undefined)}>{notices.takeBack}</Button>
    </div>
  )
}
