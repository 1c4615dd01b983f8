import type { AnyState } from '../rules/state'
import { listOf } from './records'
import { fold, type Session } from './session'

/** The table before what was just taken back, one entry after the other; `undefined` if the last record took nothing back. */
export function beforeUndone(session: Session): AnyState | undefined {
  const { records, done, undone, start } = session
  const count = records.length - 1 - records.findLastIndex(record => !('undo' in record))
  if (count === 0) return undefined
  const list = listOf([...done, ...undone.slice(-count).toReversed()])
  return fold(session, list).entries.at(-1)?.state ?? start
}
