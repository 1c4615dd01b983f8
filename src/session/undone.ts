import type { AnyState } from '../rules/state'
import { listOf } from './records'
import { fold, type Session } from './session'

/** How many changes were taken back one after the other at last; 0 if the last record took nothing back. */
export const undosAtLast = ({ records }: Session): number =>
  records.length - 1 - records.findLastIndex(record => !('undo' in record))

/** The table before what was just taken back, one entry after the other; `undefined` if the last record took nothing back. */
export function beforeUndone(session: Session): AnyState | undefined {
  const { done, undone, start } = session
  const count = undosAtLast(session)
  if (count === 0) return undefined
  const list = listOf([...done, ...undone.slice(-count).toReversed()])
  return fold(session, list).entries.at(-1)?.state ?? start
}
