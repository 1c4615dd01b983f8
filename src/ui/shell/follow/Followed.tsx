import { followedAs } from '../../../app/desk/followed'
import { addressOf } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { sayWho } from '../../../app/follow/follower'
import { live } from '../../../app/follow/following'
import { said } from '../../../app/follow/words'
import { Button } from '../../kit/parts/Button'
import { Label } from '../../kit/parts/Label'
import { inApart } from './inApart'

const BankHere = inApart(async () => (await import('./Parted')).BankHere)

/** Asks whose phone this is, a player's or nobody's. */
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
        <Button pressed={followedAs.value === ''} onTap={() => choose('')}>
          {nobody}
        </Button>
      </div>
    </section>
  )
}

/** What the phone of somebody who follows offers besides looking: to say whose it is, to follow again, to bank. */
export function Followed({ game }: { game: string }) {
  const { again } = said.value
  return (
    <>
      <Whose game={game} />
      {live.value ? null : (
        <a class="button left" href={addressOf('follow')}>
          {again}
        </a>
      )}
      <BankHere game={game} />
    </>
  )
}
