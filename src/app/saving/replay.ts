import { once } from '../../rules/once'
import { leafPairs, type TableReport } from '../../rules/report'
import type { Setup } from '../../rules/rule'
import { setupOf } from '../../rules/setup'
import type { AnyTitle } from '../../rules/title'
import type { ShellView } from '../../rules/view'
import type { LogRecord } from '../../session/records'
import { type Misfit, reopen } from '../../session/reopen'
import { begin, now, type Session, take } from '../../session/session'
import { canonical, fingerprint } from '../../store/chain'
import type { GameHead, HeadNow, Stand, StoredGame, Written } from '../../store/types'
import type { Divergence } from '../desk/guard'
import { tab } from '../device/named'

/** Where a table stands, by its report; that of a game that is over names no round. */
const standBy = (report: TableReport, session: Session): Stand => ({
  round: report.round ?? session.title.view(now(session)).round,
  over: report.gameOver !== undefined,
})

/**
 * A record as it is stored: with the digest of the table after it, and the whole report if a round began or the game ended.
 * `now` is what the game's head takes over, `view` the table after it, if it is there already: it costs more than a report.
 */
export function writtenFor(
  record: LogRecord,
  after: Session,
  before: Stand,
  view?: ShellView,
): { written: Written; now: HeadNow } {
  // With a view, made when it is stored, after the frame that shows the entry.
  const report = once(() => after.title.report(now(after)))
  const { round, over } = view ? { round: view.round, over: view.over !== null } : standBy(report(), after)
  const changed = record.at ?? new Date().toISOString()
  const table = once(() => digest(report()))
  const written: Written = {
    record,
    get table() {
      return table()
    },
    by: tab,
    ...(round !== before.round || over !== before.over
      ? { mark: { n: record.n, round, report: report() } }
      : {}),
  }
  return { written, now: { changed, round, over } }
}

/** The digest of the table as it now stands. */
export const tableDigest = (session: Session): string => digest(session.title.report(now(session)))

/** The digest of a table, independent of the order of its keys. */
function digest(report: TableReport): string {
  return fingerprint(canonical(report))
}

/** Replays records one by one; `visit` gets the game after each and returns false to stop. Throws if a record does not fit. */
function visitEach(
  title: AnyTitle,
  setup: Setup,
  records: readonly LogRecord[],
  visit: (after: Session, record: LogRecord) => boolean,
): void {
  let session = begin(title, setup)
  for (const record of records) {
    const step = take(session, record)
    if ('stop' in step) throw new Error(`record ${record.n} does not fit`)
    session = step.session
    if (!visit(session, record)) return
  }
}

/** What differs between two reports, path by path, new values last; `–` stands for a missing value. */
function changesBetween(was: TableReport, is: TableReport): Divergence['changes'] {
  const text = (value: unknown) =>
    value === undefined ? '–' : Array.isArray(value) ? value.join(', ') : String(value)
  return leafPairs(was, is)
    .toSorted((a, b) => Number(a.was === undefined) - Number(b.was === undefined))
    .map(pair => ({ what: pair.path.join('.'), was: text(pair.was), is: text(pair.is) }))
    .filter(change => change.was !== change.is)
}

/** Finds the first record after which the table differs from the stored one, and what differs at the next round that shows it. */
function firstDifference(title: AnyTitle, setup: Setup, stored: StoredGame): Partial<Divergence> | undefined {
  const { records, tables, marks, head } = stored
  let first: { record: number; entry: number } | undefined
  let known: { round: string; changes: Divergence['changes'] } | undefined
  visitEach(title, setup, records, (after, { n }) => {
    if (n <= (head.accepted ?? 0)) return true
    const report = title.report(now(after))
    if (!first && digest(report) !== tables[n - 1]) first = { record: n, entry: after.entries.length }
    const mark = first && marks.find(one => one.n === n)
    if (!mark) return true
    known = { round: mark.round, changes: changesBetween(mark.report, report) }
    return known.changes.length === 0
  })
  return first && { ...first, ...known }
}

/** What the banker is asked about a game of which a record does not fit: it is shown as it stood before. */
function stoppedAt({ record, entry, refusal }: Misfit, title: AnyTitle, played: number): Divergence {
  return { played, opened: title.edition, changes: [], record, entry, ...(refusal ? { refusal } : {}) }
}

/** A stored game replayed, and where the current rules give another result than when it was played. */
export function replayGame(title: AnyTitle, stored: StoredGame): { session: Session; differs?: Divergence } {
  const { head, records, tables } = stored
  const setup = setupOf(head)
  const { session, stop } = reopen(title, setup, records)
  if (stop) return { session, differs: stoppedAt(stop, title, head.edition) }
  const last = tables.at(-1)
  const same = last === undefined || last === digest(title.report(now(session)))
  if (same && head.edition === title.edition) return { session }
  if (records.length === head.accepted && head.edition === title.edition) return { session }
  const found = firstDifference(title, setup, stored)
  if (found?.record === undefined || found.entry === undefined) return { session }
  const { record, entry } = found
  const editions = { played: head.edition, opened: title.edition }
  return { session, differs: { changes: [], ...editions, ...found, record, entry } }
}

/** A session of some records, up to the first that does not fit. */
export function sessionOf(title: AnyTitle, setup: Setup, records: readonly LogRecord[]): Session {
  return reopen(title, setup, records).session
}

/** The records of a session from number `from` on, in the form that is stored. */
export function writtenFrom(session: Session, from: number): readonly Written[] {
  const all: Written[] = []
  let before: Stand = { round: '', over: false }
  visitEach(session.title, session.setup, session.records, (after, record) => {
    const { written, now: stands } = writtenFor(record, after, before)
    if (record.n >= from) all.push(written)
    before = stands
    return true
  })
  return all
}

/** A head brought up to date with a session. */
export function headNow(head: GameHead, session: Session): GameHead {
  const stands = standBy(session.title.report(now(session)), session)
  return { ...head, ...stands, records: session.records.length }
}
