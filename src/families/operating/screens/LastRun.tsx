import { useEffect, useState } from 'preact/hooks'
import { shownSession } from '../../../app/desk/table'
import type { Session } from '../../../session/session'
import type { RunWords } from '../../words/operating'

/** Whether a corporation got, lost or turned over a train since it ran last, or since the table was joined. */
function trainsChanged({ entries }: Session, corporation: string): boolean {
  const ran = entries.findLastIndex(
    ({ action }) =>
      action.type === 'position' ||
      (action.type === 'run' && 'corporation' in action && action.corporation === corporation),
  )
  return entries
    .slice(ran + 1)
    .some(({ happened }) =>
      happened.some(it => it.is === 'train' && (it.from === corporation || it.to === corporation)),
    )
}

/**
 * Whether a corporation has other trains than on its last run. Known after the first picture, because what happened in
 * earlier entries may have to be played for it.
 */
export function useOtherTrains(corporation: string): boolean {
  const open = shownSession.value
  const [changed, setChanged] = useState(false)
  useEffect(() => setChanged(open !== null && trainsChanged(open, corporation)), [open, corporation])
  return changed
}

interface LastRunProps {
  readonly text: Pick<RunWords, 'lastRun' | 'lastRunOther'>
  readonly id: string
  readonly amount: string
}

/** The revenue of the last run, with a warning if it was made with other trains. */
export function LastRun({ text, id, amount }: LastRunProps) {
  return useOtherTrains(id) ? <b>{text.lastRunOther(amount)}</b> : text.lastRun(amount)
}
