import { computed, type ReadonlySignal } from '@preact/signals'
import type { Action } from '../../rules/rule'
import { type Changed, changesOf } from '../../session/change'
import { appendsTo, type Change, type EntryId, type Placed, spliced } from '../../session/records'
import { type Entry, fold, type Session } from '../../session/session'
import { session } from '../desk/table'

const NONE: ReadonlyMap<EntryId, readonly Changed[]> = new Map()

const changesPast = ({ record }: Change) => record.splices.some(({ remove }) => remove.length > 0)

/** What was changed later, by the entry that shows it; found empty without a search if nothing was changed. */
export const changed: ReadonlySignal<ReadonlyMap<EntryId, readonly Changed[]>> = computed(() => {
  const open = session.value
  return open?.done.some(changesPast) ? changesOf(open) : NONE
})

/** Returns the list of entries after a number of changes. Call it with rising numbers: it continues from the last one. */
function listing(done: readonly Change[]): (after: number) => readonly Placed[] {
  let list: readonly Placed[] = []
  let at = 0
  return after => {
    for (; at < after; at++) list = spliced(list, done[at] as Change) ?? list
    return list
  }
}

/** Entries that were inserted before others made earlier, with the time of the insertion. */
export const putIn: ReadonlySignal<ReadonlyMap<EntryId, string | undefined>> = computed(() => {
  const found = new Map<EntryId, string | undefined>()
  const done = session.value?.done ?? []
  const listAfter = listing(done)
  let last: EntryId = 0
  for (const [nth, { record, firstId }] of done.entries()) {
    const appended: boolean = appendsTo(record, last)
    let id = firstId
    for (const { after, remove, insert } of record.splices)
      for (const _ of insert) {
        if (!appended && remove.length === 0 && after !== last) found.set(id, record.at)
        id++
      }
    last = appended ? id - 1 : (listAfter(nth + 1).at(-1)?.id ?? 0)
  }
  return found
})

const stood = new WeakMap<Change, ReadonlyMap<Action, Entry>>()

/** The entries that a change took out, as they stood before it. They are always the same, so they are computed once. */
function stoodBefore(open: Session, nth: number): ReadonlyMap<Action, Entry> {
  const change = open.done[nth]
  if (!change) return new Map()
  const known = stood.get(change)
  if (known) return known
  const list = listing(open.done)(nth)
  const removed = new Set(change.record.splices.flatMap(({ remove }) => remove))
  const entries = fold(open, list).entries.filter(entry => removed.has(entry.id))
  const found = new Map(entries.map(entry => [entry.action, entry] as const))
  stood.set(change, found)
  return found
}

/** The former entry of an action that is no longer in the game, with all that it made happen; `undefined` if no change took it out. */
export function asItStood(open: Session, action: Action): Entry | undefined {
  for (const [nth, change] of open.done.entries()) {
    if (!changesPast(change)) continue
    const entry = stoodBefore(open, nth).get(action)
    if (entry) return entry
  }
  return undefined
}
