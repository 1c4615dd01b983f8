import { addressOf } from '../../../app/desk/routes'
import { said } from '../../../app/follow/apart'
import { startFollowing } from '../../../app/follow/follower'
import { live } from '../../../app/follow/following'
import { Button } from '../../kit/parts/Button'
import { BankHere } from './Parted'
import { Whose } from './Whose'

/** What the phone of somebody who follows offers besides looking: to say whose it is, to stop or to follow again, to bank. */
export function Followed({ game }: { game: string }) {
  const { again, leave, leaveWhat } = said.value
  return (
    <>
      <Whose game={game} />
      {live.value ? (
        <Button class="left" onTap={startFollowing}>
          {leave}
          <small>{leaveWhat}</small>
        </Button>
      ) : (
        <a class="button left" href={addressOf('follow')}>
          {again}
        </a>
      )}
      <BankHere game={game} />
    </>
  )
}
