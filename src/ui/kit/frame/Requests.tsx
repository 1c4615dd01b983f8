import { type Asked, asked } from '../../../app/desk/asked'
import { voice } from '../../../app/desk/table'
import { said } from '../../../app/follow/words'
import { Button } from '../parts/Button'
import './following.css'

function Request({ of: { player, said: text, take, refuse } }: { of: Asked }) {
  const { asks, take: takeText, refuse: refuseText, parted, compare } = said.value
  if (player === '')
    return (
      <div class="strip notice request">
        <p>{parted}</p>
        <Button onTap={take}>{compare}</Button>
      </div>
    )
  return (
    <div class="strip notice request">
      <p>
        <b>{asks(voice.value.name(player))}</b> {text}
      </p>
      <div class="buttons">
        <Button kind="go" label={`${takeText}: ${text}`} onTap={take}>
          {takeText}
        </Button>
        <Button label={`${refuseText}: ${text}`} onTap={refuse}>
          {refuseText}
        </Button>
      </div>
    </div>
  )
}

/** What players ask from their own phones: one tap enters it, another refuses; and what the table has to pick. */
export function Requests() {
  return (
    <section role="status">
      {asked.value.map(one => (
        <Request key={one.phone} of={one} />
      ))}
    </section>
  )
}
