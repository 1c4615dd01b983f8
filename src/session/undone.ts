import type { AnyState } from '../rules/state'
import { listOf } from './records'
import { fold, type Session } from './session'

/** How many changes were taken back, or redone, one after the other at last. */
export interface InARow {
  readonly is: 'undo' | 'redo'
  readonly count: number
}

/** What was taken back or redone one after the other at last; `undefined` if the last record did neither. */
export function inARowAtLast({ records }: Session): InARow | undefined {
  const last = records.at(-1)
  const is = last && 'undo' in last ? 'undo' : last && 'redo' in last ? 'redo' : undefined
  if (is === undefined) return undefined
  return { is, count: records.length - 1 - records.findLastIndex(record => !(is in record)) }
}

/** The table before what was just taken back, or redone, one after the other; `undefined` if the last record did neither. */
export function beforeThese(session: Session): AnyState | undefined {
  const { done, undone, start } = session
  const row = inARowAtLast(session)
  if (!row) return undefined
  const list =
    row.is === 'undo' ? [...done, ...undone.slice(-row.count).toReversed()] : done.slice(0, -row.count)
  return fold(session, listOf(list)).entries.at(-1)?.state ?? start
}
