import type { CorporationView } from '../view'
import { type Play, said } from './shown'

/** What private companies of the corporation and its president mean for the map. */
export function Reminders({ play, corporation }: { play: Play; corporation: CorporationView }) {
  const { reminders } = said.value
  const owners = [corporation.id, corporation.president]
  const owned = play.view.privates.filter(
    ({ id, owner, powerless }) => !powerless && owners.includes(owner) && reminders[id],
  )
  return owned.map(({ id }) => (
    <p key={id} class="soft">
      {reminders[id]}
    </p>
  ))
}
