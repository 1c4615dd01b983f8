import type { Action } from '../rules/rule'
import { type EntryId, type LogRecord, type Placed, type Splice, spliced } from './records'
import {
  type Attempt,
  type Entry,
  fold,
  type Played,
  reusing,
  type Session,
  type Stop,
  take,
} from './session'

/**
 * A change of the past under construction: the splices so far, the game as it would be, and the first entry that no longer
 * fits. Nothing takes effect until `accept`, and then everything at once.
 */
export interface Draft {
  readonly of: Session
  readonly splices: readonly Splice[]
  readonly list: readonly Placed[]
  readonly entries: readonly Entry[]
  readonly stop?: Stop
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
  const { entries, stop } = fold(draft.of, list, played && reusing(played))
  return { of: draft.of, splices, list, entries, ...(stop ? { stop } : {}) }
}

/**
 * A draft from splices that were put together earlier; `undefined` if they name entries that are not in the game. Results
 * in `played` are reused, not computed again.
 */
export function draftWith(session: Session, splices: readonly Splice[], played?: Played): Draft | undefined {
  try {
    return splices.length === 0 ? draftOf(session) : withSplices(draftOf(session), splices, played)
  } catch {
    return undefined
  }
}

/** Takes a draft into the game as one change with one undo; refused while an entry does not fit. */
export function accept(draft: Draft, at?: string): Attempt {
  const change = record(draft, draft.splices)
  return take(draft.of, at === undefined ? change : { ...change, at })
}

/** One change of an entry: the actions before and after it, and when it was made. */
export interface Changed {
  readonly at?: string
  readonly was: readonly Action[]
  readonly is: readonly Action[]
}

/**
 * The changes of the past, by the entry that now stands in place of the old ones; entries removed without a replacement are
 * listed under the entry before them.
 */
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
    list = spliced(list, change) ?? list
  }
  return changes
}
