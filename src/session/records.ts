import type { Action } from '../rules/rule'

/** Number of an entry, from 1, counting every entry ever made in the game; 0 means "before the first". */
export type EntryId = number

/** Removes entries and inserts others after the entry `after`: appending, amending, inserting and removing are all splices. */
export interface Splice {
  readonly after: EntryId
  readonly remove: readonly EntryId[]
  readonly insert: readonly Action[]
}

/**
 * One change of the log as stored: appended, never rewritten. `n` counts from 1; `at` is the ISO time of the tap; `from` is the
 * player on whose phone it was entered, if not on the bank's.
 */
export type LogRecord =
  | { readonly n: number; readonly at?: string; readonly from?: string; readonly splices: readonly Splice[] }
  | { readonly n: number; readonly at?: string; readonly undo: true }
  | { readonly n: number; readonly at?: string; readonly redo: true }

/** A record that changes entries, with the id of its first new entry. */
export interface Change {
  readonly record: Extract<LogRecord, { splices: unknown }>
  readonly firstId: EntryId
}

/** An action in force, with its id and the number of the record that put it there. */
export interface Placed {
  readonly id: EntryId
  readonly action: Action
  readonly record: number
}

/** How many entries a change inserts. */
export function insertedBy(change: Change['record']): number {
  return change.splices.reduce((sum, splice) => sum + splice.insert.length, 0)
}

/** Does a record only append after the last entry in force, whose id is `last` (0 if there is none)? */
export function appendsTo(record: LogRecord, last: EntryId): record is Change['record'] {
  if (!('splices' in record) || record.splices.length !== 1) return false
  const [splice] = record.splices
  return splice?.after === last && splice.remove.length === 0 && splice.insert.length > 0
}

/** The list after one more change; `undefined` if a splice names an entry that is not in force. */
export function spliced(list: readonly Placed[], { record, firstId }: Change): readonly Placed[] | undefined {
  let next = list
  let id = firstId
  for (const { after, remove, insert } of record.splices) {
    const at = after === 0 ? 0 : next.findLastIndex(placed => placed.id === after) + 1
    if (after !== 0 && at === 0) return undefined
    const placed = insert.map(action => ({ id: id++, action, record: record.n }))
    const removed = new Set(remove)
    const behind = next.slice(at).filter(entry => !removed.delete(entry.id))
    const before =
      removed.size === 0 ? next.slice(0, at) : next.slice(0, at).filter(entry => !removed.delete(entry.id))
    if (removed.size > 0) return undefined
    next = [...before, ...placed, ...behind]
  }
  return next
}

/** The list after a series of changes. A change that names an entry not in force is skipped. */
export function listOf(changes: readonly Change[]): readonly Placed[] {
  let list: Placed[] = []
  for (const change of changes) {
    const { record, firstId } = change
    // Nearly all changes append; copying the list for each of thousands would cost more than the rules do.
    if (appendsTo(record, list.at(-1)?.id ?? 0)) {
      const inserted = record.splices.flatMap(({ insert }) => insert)
      list.push(...inserted.map((action, i) => ({ id: firstId + i, action, record: record.n })))
    } else list = [...(spliced(list, change) ?? list)]
  }
  return list
}

/** Do two entries say the same, apart from their times and notes? */
export function sameEntry(one: Action, other: Action): boolean {
  const said = ({ at: _, note: __, ...rest }: Action) =>
    Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))
  return one === other || isSame(said(one), said(other))
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** How many records, or whatever else, two lists have alike at their start. */
export function commonStart<T>(
  one: readonly T[],
  other: readonly T[],
  same: (a: T, b: T) => boolean = isSame,
): number {
  const differs = one.findIndex((it, i) => i >= other.length || !same(it, other[i] as T))
  return differs < 0 ? one.length : differs
}
