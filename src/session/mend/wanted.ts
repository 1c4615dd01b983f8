import type { Action } from '../../rules/rule'
import type { EntryId, Placed, Splice } from '../records'

/** An entry of a target list; it has an id if it is in the game already. */
export interface Wanted {
  readonly id?: EntryId
  readonly action: Action
}

/**
 * The splices that turn a list of entries into the target list, one for each place where they differ. Entries that stay must
 * keep their order (throws otherwise): an entry that moves is removed and inserted again.
 */
export function splicesTo(entries: readonly Placed[], wanted: readonly Wanted[]): readonly Splice[] {
  const kept = new Set(wanted.map(({ id }) => id))
  const splices: Splice[] = []
  let [at, after] = [0, 0]
  let open: { remove: EntryId[]; insert: Action[] } = { remove: [], insert: [] }
  const close = () => {
    if (open.remove.length + open.insert.length > 0) splices.push({ after, ...open })
    open = { remove: [], insert: [] }
  }
  const leaveOut = () => {
    for (let entry = entries[at]; entry && !kept.has(entry.id); entry = entries[++at])
      open.remove.push(entry.id)
  }
  for (const { id, action } of wanted) {
    leaveOut()
    if (id === undefined) {
      open.insert.push(action)
      continue
    }
    if (entries[at]?.id !== id) throw new Error(`entry ${id} is not in its place`)
    close()
    after = id
    at++
  }
  leaveOut()
  close()
  return splices
}
