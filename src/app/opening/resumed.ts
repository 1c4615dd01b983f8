import { setupOf } from '../../rules/setup'
import type { AnyTitle } from '../../rules/title'
import { leadsToTail, resume, type Tail } from '../../session/resume'
import { now, type Session } from '../../session/session'
import { canonical } from '../../store/chain'
import type { StoredGame } from '../../store/types'
import { digest } from '../saving/replay'

/**
 * A stored game with the last tables that were kept beside its log, not replayed yet; `undefined` if none were kept, or they
 * are not what the log says: its last record has the digest of the table after it.
 */
export function resumedFrom(
  title: AnyTitle,
  { head, records, tables, tail }: StoredGame,
): Session | undefined {
  if (!tail) return undefined
  try {
    const session = resume(title, setupOf(head), records, JSON.parse(tail.text) as Tail)
    return session && digest(title.report(now(session))) === tables.at(-1) ? session : undefined
  } catch {
    return undefined
  }
}

/** How long after a game is on the desk its replay begins, in ms: by then its first picture is complete. */
const AFTER = 250

const pause = (ms = 0) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Later: are all records of a resumed game good, and do they lead to the tables that were kept? Replays the game, in a task
 * of its own.
 */
export async function isConfirmed({ tail }: StoredGame, resumed: Session): Promise<boolean> {
  await pause(AFTER)
  if (tail?.isSound() !== true) return false
  await pause()
  return leadsToTail(resumed, (one, other) => canonical(one) === canonical(other))
}
