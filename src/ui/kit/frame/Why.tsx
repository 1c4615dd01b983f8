import { said } from '../../../app/follow/apart'
import type { EndReason } from '../../../app/follow/following'

/** Why a connection ended that is not made again by itself. */
export function Why({ of }: { of: Exclude<EndReason, 'notHere'> }) {
  return <>{said.value.reasons[of]}</>
}
