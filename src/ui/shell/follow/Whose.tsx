import { followedAs } from '../../../app/desk/followed'
import { session } from '../../../app/desk/table'
import { sayWho } from '../../../app/follow/follower'
import { watches } from '../../../app/follow/owner'
import { said } from '../../../app/follow/words'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'

/** Asks whose phone this is, a player's or nobody's. Nothing looks chosen before somebody has chosen it. */
export function Whose({ game, then }: { game: string; then?: () => void }) {
  const { yours, yoursWhat, nobody } = said.value
  const choose = (player: string) => {
    sayWho(game, player)
    then?.()
  }
  return (
    <section class="stack">
      <Label level={2}>{yours}</Label>
      <p class="soft">{yoursWhat}</p>
      <div class="buttons roomy">
        {session.value?.setup.players.map(({ id, name }) => (
          <Button key={id} pressed={followedAs.value === id} onTap={() => choose(id)}>
            {name}
          </Button>
        ))}
        <Button pressed={followedAs.value === '' && watches.value[game] === true} onTap={() => choose('')}>
          {nobody}
        </Button>
      </div>
    </section>
  )
}
