import { setupOf } from '../../rules/setup'
import type { AnyTitle } from '../../rules/title'
import { leadsToTail, resume, type Tail } from '../../session/resume'
import { now, type Session } from '../../session/session'
import { canonical } from '../../store/chain'
import type { KeptTail, StoredGame } from '../../store/types'
import { painted } from '../device/painted'
import { digest } from '../saving/replay'

/**
 * A stored game with the last tables that were kept beside its log, not replayed yet; `undefined` if they are not what the
 * log says: its last record has the digest of the table after it.
 */
export function resumedFrom(
  title: AnyTitle,
  { head, records, tables }: StoredGame,
  tail: KeptTail,
): Session | undefined {
  try {
    const session = resume(title, setupOf(head), records, JSON.parse(tail.text) as Tail)
    return session && digest(title.report(now(session))) === tables.at(-1) ? session : undefined
  } catch {
    return undefined
  }
}

/** How long after the next frame the replay of a resumed game begins, in ms: its first picture comes before. */
const AFTER = 250

/** Later, in a task of its own: does the log of a resumed game lead to the tables that were kept? Replays the game. */
export async function isConfirmed(resumed: Session): Promise<boolean> {
  await painted()
  await new Promise(resolve => setTimeout(resolve, AFTER))
  return leadsToTail(resumed, (one, other) => canonical(one) === canonical(other))
}
