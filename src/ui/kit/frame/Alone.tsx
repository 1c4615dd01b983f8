import { current } from '../../../app/desk/current'
import { addressOf } from '../../../app/desk/routes'
import { said } from '../../../app/follow/apart'
import { setLed } from '../../../app/follow/owner'
import { Button } from '../parts/Button'
import { Icon } from '../parts/Icon'
import './alone.css'

/** On the bank's phone, after its page was closed: those that followed the game lost it, and perhaps go on by themselves. */
export function Alone() {
  const game = current.value?.id
  const { alone, forget, help } = said.value
  if (game === undefined) return null
  return (
    <div class="strip alone" role="status">
      <p>{alone}</p>
      <Button kind="quiet" label={forget} onTap={() => setLed(game, false)}>
        <Icon of="close" />
      </Button>
      <a class="button" href={addressOf('follow', 'bank')}>
        {help.title}
      </a>
    </div>
  )
}
