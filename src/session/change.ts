import type { Action, Refusal } from '../rules/rule'
import { type EntryId, insertedBy, type LogRecord, type Placed, type Splice, spliced } from './records'
import { type Attempt, type Entry, fold, type Played, type Session, take } from './session'

/**
 * A change of the past that is being put together: the splices so far, the game as it would be, and the first entry that no
 * longer fits. Nothing of it is in force before it is accepted, and then all of it at once.
 */
export interface Draft {
  readonly of: Session
  readonly splices: readonly Splice[]
  readonly list: readonly Placed[]
  readonly entries: readonly Entry[]
  readonly stop?: {
    readonly id: EntryId
    readonly index: number
    readonly action: Action
    readonly refusal: Refusal
  }
}

/** A draft that changes nothing yet. */
export function draftOf(session: Session): Draft {
  return { of: session, splices: [], list: session.entries, entries: session.entries }
}

function record(draft: Draft, splices: readonly Splice[]): Extract<LogRecord, { splices: unknown }> {
  return { n: draft.of.records.length + 1, splices }
}

function withSplices(draft: Draft, splices: readonly Splice[], played?: Played): Draft {
  const list = spliced(draft.of.entries, { record: record(draft, splices), firstId: draft.of.lastId + 1 })
  if (!list) throw new Error('a change of an entry that is not in the game')
  const { entries, stop } = fold(draft.of, list, played)
  return { of: draft.of, splices, list, entries, ...(stop ? { stop } : {}) }
}

/**
 * A draft from splices that were put together before; nothing where they speak of entries that are not in the game. What was
 * `played` while they were put together is not played again.
 */
export function draftWith(session: Session, splices: readonly Splice[], played?: Played): Draft | undefined {
  try {
    return splices.length === 0 ? draftOf(session) : withSplices(draftOf(session), splices, played)
  } catch {
    return undefined
  }
}

function placeOf(draft: Draft, id: EntryId): number {
  const index = draft.list.findIndex(placed => placed.id === id)
  if (index < 0) throw new Error(`no entry ${id} in the game`)
  return index
}

/** The entry before a place in the list; 0 at its head. */
function idBefore(draft: Draft, index: number): EntryId {
  return draft.list[index - 1]?.id ?? 0
}

/** Puts other actions in the place of an entry: one for an amendment, none to take it out. Throws for an entry that is not there. */
export function replace(draft: Draft, id: EntryId, actions: readonly Action[]): Draft {
  const after = idBefore(draft, placeOf(draft, id))
  return withSplices(draft, [...draft.splices, { after, remove: [id], insert: actions }])
}

/** Puts actions in before an entry. Throws for an entry that is not there. */
export function insertBefore(draft: Draft, id: EntryId, actions: readonly Action[]): Draft {
  const after = idBefore(draft, placeOf(draft, id))
  return withSplices(draft, [...draft.splices, { after, remove: [], insert: actions }])
}

/** Takes entries out. Throws where one of them is not there. */
export function remove(draft: Draft, ids: readonly EntryId[]): Draft {
  const [first] = ids
  if (first === undefined) return draft
  const after = idBefore(draft, placeOf(draft, first))
  return withSplices(draft, [...draft.splices, { after, remove: ids, insert: [] }])
}

/** Takes a draft into the game as one change with one undo; refused as long as an entry does not fit. */
export function accept(draft: Draft, at?: string): Attempt {
  const change = record(draft, draft.splices)
  return take(draft.of, at === undefined ? change : { ...change, at })
}

/** An entry that was changed later: what stood there, what stands there now, when. */
export interface Changed {
  readonly at?: string
  readonly was: readonly Action[]
  readonly is: readonly Action[]
}

/** By entry now in force: what a change of the past had put it in the place of; entries taken out altogether stand under the one before them. */
export function changesOf(session: Session): ReadonlyMap<EntryId, readonly Changed[]> {
  const changes = new Map<EntryId, Changed[]>()
  let list: readonly Placed[] = []
  for (const change of session.done) {
    let id = change.firstId
    for (const { after, remove, insert } of change.record.splices) {
      const was = list.filter(placed => remove.includes(placed.id)).map(placed => placed.action)
      const under = insert.length > 0 ? id : after
      id += insert.length
      const inherited = remove.flatMap(gone => changes.get(gone) ?? [])
      const { at } = change.record
      if (was.length > 0)
        changes.set(under, [
          ...(changes.get(under) ?? []),
          ...inherited,
          { ...(at === undefined ? {} : { at }), was, is: insert },
        ])
    }
    list =
      insertedBy(change.record) > 0 || change.record.splices.length > 0
        ? (spliced(list, change) ?? list)
        : list
  }
  return changes
}
