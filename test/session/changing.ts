import type { Action } from '../../src/rules/rule'
import { type Draft, draftWith } from '../../src/session/change'
import type { EntryId, Splice } from '../../src/session/records'

/** Adds a splice at an entry to a draft; throws if the draft does not have the entry. */
function spliceAt(draft: Draft, id: EntryId, splice: Omit<Splice, 'after'>): Draft {
  const at = draft.list.findIndex(placed => placed.id === id)
  const after = draft.list[at - 1]?.id ?? 0
  const changed = at < 0 ? undefined : draftWith(draft.of, [...draft.splices, { after, ...splice }])
  if (!changed) throw new Error(`no entry ${id} in the draft`)
  return changed
}

/** Replaces an entry with other actions. */
export const replace = (draft: Draft, id: EntryId, insert: readonly Action[]): Draft =>
  spliceAt(draft, id, { remove: [id], insert })

/** Inserts actions before an entry. */
export const insertBefore = (draft: Draft, id: EntryId, insert: readonly Action[]): Draft =>
  spliceAt(draft, id, { remove: [], insert })

/** Removes neighboring entries. */
export const remove = (draft: Draft, [id, ...more]: readonly [EntryId, ...EntryId[]]): Draft =>
  spliceAt(draft, id, { remove: [id, ...more], insert: [] })
