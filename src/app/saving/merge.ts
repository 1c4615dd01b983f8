import { appendsTo, commonStart, type LogRecord } from '../../session/records'
import { enter, type Session, take } from '../../session/session'
import type { Written } from '../../store/types'
import { sessionOf, writtenFrom } from './replay'

/** A game merged with what is stored of it. */
export interface Merged {
  readonly session: Session
  /** Records that are still to be stored after the stored ones. */
  readonly waiting: readonly Written[]
  /** Own records from the first that no longer fits on, so that none overtakes another. */
  readonly stranded: readonly LogRecord[]
}

/** How many of a session's last records are not known to this tab as stored, and which tab wrote each stored record. */
export interface Own {
  readonly waiting: number
  readonly by: readonly string[]
  readonly tab: string
}

/** Two tabs may enter the same thing in the same millisecond: a waiting record counts as stored only if this tab wrote it. */
function commonWith({ waiting, by, tab }: Own, session: Session, stored: readonly LogRecord[]): number {
  const common = commonStart(session.records, stored)
  const acknowledged = session.records.length - waiting
  const strange = by.findIndex((writer, i) => i >= acknowledged && writer !== tab)
  return strange < 0 ? common : Math.min(common, strange)
}

/** A record taken; `undefined` if this app does not take it: a tab with a newer one may have stored it. */
function tried(session: Session, record: LogRecord): Session | undefined {
  try {
    const step = take(session, record)
    return 'stop' in step ? undefined : step.session
  } catch {
    return undefined
  }
}

function caughtUp(session: Session, records: readonly LogRecord[]): Session {
  let next = session
  for (const record of records) {
    const after = tried(next, record)
    if (!after) break
    next = after
  }
  return next
}

/**
 * Merges a game in memory with the records on the disk. The disk comes first; own records that only append entries follow it
 * as long as they still fit. Nothing is lost: what does not fit is `stranded`. If this app does not replay all that is stored, the
 * session has fewer records than that.
 */
export function merge(session: Session, stored: readonly LogRecord[], own?: Own): Merged {
  const common = own ? commonWith(own, session, stored) : commonStart(session.records, stored)
  if (common === session.records.length)
    return { session: caughtUp(session, stored.slice(common)), waiting: [], stranded: [] }
  if (common === stored.length) return { session, waiting: writtenFrom(session, common + 1), stranded: [] }
  return joinDiverged(session, stored, common)
}

function joinDiverged(session: Session, stored: readonly LogRecord[], common: number): Merged {
  const { title, setup } = session
  let mine = sessionOf(title, setup, session.records.slice(0, common))
  let base = sessionOf(title, setup, stored)
  const own = session.records.slice(common)
  // Nothing can follow what this app does not replay.
  if (base.records.length < stored.length) return { session: base, waiting: [], stranded: own }
  for (const [i, record] of own.entries()) {
    const step = appendsTo(record, mine.entries.at(-1)?.id ?? 0) ? enterAgain(base, record) : undefined
    if (!step) return { session: base, waiting: writtenFrom(base, stored.length + 1), stranded: own.slice(i) }
    base = step
    mine = caughtUp(mine, [record])
  }
  return { session: base, waiting: writtenFrom(base, stored.length + 1), stranded: [] }
}

function enterAgain(session: Session, record: LogRecord): Session | undefined {
  if (!('splices' in record)) return undefined
  const step = enter(session, record.splices[0]?.insert ?? [], record.at, record.from)
  return 'stop' in step ? undefined : step.session
}
