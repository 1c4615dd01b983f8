import { asked } from '../../../app/desk/asked'
import { voice } from '../../../app/desk/table'
import { said } from '../../../app/follow/words'
import { Button } from '../parts/Button'
import './following.css'

/** What players ask from their own phones: one tap enters it, another refuses. */
export function Requests() {
  const { asks, take, refuse } = said.value
  return (
    <section role="status">
      {asked.value.map(one => (
        <div key={one.phone} class="strip notice request">
          <p>
            <b>{asks(voice.value.name(one.player))}</b> {one.said}
          </p>
          <div class="buttons">
            <Button kind="go" label={`${take}: ${one.said}`} onTap={one.take}>
              {take}
            </Button>
            <Button label={`${refuse}: ${one.said}`} onTap={one.refuse}>
              {refuse}
            </Button>
          </div>
        </div>
      ))}
    </section>
  )
}
