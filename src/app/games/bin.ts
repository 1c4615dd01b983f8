import { isTree } from '../../rules/tree'
import type { GameHead } from '../../store/types'
import { shelf } from '../device/shelf'

/** For how many days on which the app is opened a game can be restored from the bin, at least. */
export const DAYS_IN_BIN = 30

/** The key of the note in which the days are counted. */
const BIN = 'bin'

/** On how many days the app was opened while a game was in the bin, by what `binned` says of it; and the last such day. */
interface DaysSeen {
  readonly day: string
  readonly days: Readonly<Record<string, number>>
}

/** A game as it went to the bin: if it goes there again, its days count anew. */
const binned = ({ id, deleted }: GameHead) => `${id} ${deleted}`

function daysSeen(note: unknown): DaysSeen {
  const { day, days } = (note ?? {}) as Partial<DaysSeen>
  return { day: String(day), days: isTree(days) ? days : {} }
}

/**
 * Permanently removes games that were in the bin for more than 30 days, and on 30 days on which the app was opened: a clock
 * that jumps is only one more of these. `drop` removes the copy of one, and does so first: a game would come back from a copy
 * that is left, and so stays in the bin as long as that does. Returns the ids of those that went. Rejects if there is no store.
 */
export async function emptyBin(at: Date, drop: (id: string) => Promise<void>): Promise<readonly string[]> {
  const store = await shelf()
  const there = (await store.games()).filter(({ deleted }) => deleted !== undefined)
  if (there.length === 0) return []
  const before = daysSeen(await store.note(BIN))
  const day = at.toISOString().slice(0, 10)
  const more = day === before.day ? 0 : 1
  const count = (head: GameHead) => (Number(before.days[binned(head)]) || 0) + more
  if (more > 0)
    await store.setNote(BIN, {
      day,
      days: Object.fromEntries(there.map(head => [binned(head), count(head)])),
    })
  const oldest = new Date(at.getTime() - DAYS_IN_BIN * 86_400_000).toISOString()
  const old = there.filter(head => String(head.deleted) < oldest && count(head) >= DAYS_IN_BIN)
  const went: string[] = []
  for (const head of old) {
    const isDropped = await drop(head.id).then(
      () => true,
      () => false,
    )
    // Somebody may have restored it meanwhile.
    const isThere = (await store.games()).some(it => binned(it) === binned(head))
    if (!isDropped || !isThere) continue
    await store.purge(head.id)
    went.push(head.id)
  }
  return went
}
