import type { Refusal, Setup } from '../rules/rule'
import type { AnyTitle } from '../rules/title'
import { appendsTo, type Change, type LogRecord } from './records'
import { begin, type Entry, playNow, type Session, take } from './session'

/** The first record that does not fit: its number, the place of the entry (from 1), and the refusal if a rule refuses it. */
export interface Misfit {
  readonly record: number
  readonly entry: number
  readonly refusal?: Refusal
  readonly why: string
}

/** Records replayed as far as they fit. */
export interface Reopened {
  readonly session: Session
  readonly stop?: Misfit
}

/** Plays an entry; why it does not fit if a rule refuses it, or what it throws. */
function tryNow(play: () => Entry | { readonly refusal: Refusal }): Entry | Pick<Misfit, 'refusal' | 'why'> {
  try {
    const entry = play()
    return 'refusal' in entry ? { refusal: entry.refusal, why: entry.refusal.code } : entry
  } catch (error) {
    return { why: messageOf(error) }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Replays a run of append-only records, starting at index `from`. They are taken together, since copying the lists for each
 * of thousands would cost more than the rules do.
 */
function takeRun(
  open: Session,
  records: readonly LogRecord[],
  from: number,
): { reopened: Reopened; next: number } {
  const entries: Entry[] = [...open.entries]
  const done: Change[] = [...open.done]
  let { lastId } = open
  let next = from
  let stop: Misfit | undefined
  for (; next < records.length; next++) {
    const record = records[next] as LogRecord
    if (record.n !== next + 1 || !appendsTo(record, entries.at(-1)?.id ?? 0)) break
    const before = entries.length
    for (const action of record.splices[0]?.insert ?? []) {
      const id = lastId + entries.length - before + 1
      const entry = tryNow(() => playNow(open, entries.at(-1), { id, action, record: record.n }))
      if ('why' in entry) {
        stop = { record: record.n, entry: entries.length + 1, ...entry }
        break
      }
      entries.push(entry)
    }
    if (stop) {
      entries.length = before
      break
    }
    done.push({ record, firstId: lastId + 1 })
    lastId += entries.length - before
  }
  const undone = next > from ? [] : open.undone
  return {
    reopened: {
      session: { ...open, records: records.slice(0, next), entries, done, undone, lastId },
      ...(stop ? { stop } : {}),
    },
    next,
  }
}

function takeOne(session: Session, record: LogRecord): Reopened {
  const misfit = { record: record.n, entry: session.entries.length + 1 }
  try {
    const step = take(session, record)
    if (!('stop' in step)) return { session: step.session }
    const { refusal, index } = step.stop
    return { session, stop: { ...misfit, entry: index + 1, refusal, why: refusal.code } }
  } catch (error) {
    return { session, stop: { ...misfit, why: messageOf(error) } }
  }
}

/** Replays stored records as far as they fit, and names the first that does not. */
export function reopen(title: AnyTitle, setup: Setup, records: readonly LogRecord[]): Reopened {
  let reopened: Reopened = { session: begin(title, setup) }
  let next = 0
  while (next < records.length && !reopened.stop) {
    const run = takeRun(reopened.session, records, next)
    reopened = run.reopened
    if (run.next === next && !reopened.stop) {
      reopened = takeOne(reopened.session, records[next] as LogRecord)
      next++
    } else next = run.next
  }
  return reopened
}
