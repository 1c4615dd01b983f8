import type { Action } from '../../rules/rule'
import type { EntryId, Placed, Splice } from '../records'

/** An entry as it is wanted in a list: one that is in the game already has its id. */
export interface Wanted {
  readonly id?: EntryId
  readonly action: Action
}

/**
 * What turns a list of entries into the one that is wanted, a splice for each place in which they differ. Entries of the
 * game that are wanted must be in the order in which they are there: what moves goes out and comes in anew.
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
