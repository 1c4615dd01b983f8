import { FOLLOWED, followed } from '../desk/followed'
import { writeLocal } from '../device/local'

/** Whose phone this is in a game that it follows, empty for nobody's; `undefined` if it does not follow it. */
export const ownerIn = (game: string): string | undefined => followed.peek()?.[game]

/** Notes that this phone follows a game as a player's, or as nobody's (empty); `undefined`: it no longer follows it. */
export function setOwner(game: string, player: string | undefined): void {
  const { [game]: _, ...others } = followed.value ?? {}
  followed.value = player === undefined ? others : { ...others, [game]: player }
  writeLocal(FOLLOWED, followed.value)
}
