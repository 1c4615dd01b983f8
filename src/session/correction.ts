import { BANK_ID, type Holder, type Money } from '../bank/money'
import type { AnyState } from '../rules/state'
import { appendsTo, insertedBy, listOf } from './records'
import { fold, now, type Session } from './session'
import { type Payment, settled } from './settled'

/** The entries before the last record if it changed the past, or undid or redid such a change; otherwise `undefined`. */
function listBefore(session: Session): Session['entries'] | undefined {
  const record = session.records.at(-1)
  if (!record) return undefined
  const undone = 'undo' in record
  const change = undone ? session.undone.at(-1) : session.done.at(-1)
  if (!change) return undefined
  const { entries, done } = session
  const last = undone ? entries.at(-1) : entries.at(-insertedBy(change.record) - 1)
  // Appended entries are paid as they are entered, so they need no correction. Returning early also keeps a tap, by far the
  // most frequent record, from costing a replay.
  if (appendsTo(change.record, last?.id ?? 0)) return undefined
  return fold(session, listOf(undone ? [...done, change] : done.slice(0, -1))).entries
}

type Purses = readonly { readonly holder: Holder; readonly books: Money }[]

/**
 * Who must pay whom to bring all purses from their amounts in `from` to those in `to`. The bank has whatever nobody else has,
 * so its own difference follows from those of the others.
 */
export function payments(from: Purses, to: Purses): readonly Payment[] {
  const off = new Map(from.map(({ holder, books }) => [holder, books]))
  for (const { holder, books } of to) off.set(holder, (off.get(holder) ?? 0) - books)
  return settled(off, BANK_ID)
}

/**
 * What the purses really hold: the counted amount, or else what the books said before. The bank holds the rest of the total
 * in the books now, since money does not vanish.
 */
function held(was: Purses, is: Purses, counted: ReadonlyMap<Holder, Money>): Purses {
  if (counted.size === 0) return was
  const own = was.map(({ holder, books }) => ({ holder, books: counted.get(holder) ?? books }))
  const others = (of: Purses) =>
    of.reduce((sum, { holder, books }) => (holder === BANK_ID ? sum : sum + books), 0)
  const bank = is.reduce((sum, { books }) => sum + books, 0) - others(own)
  return own.map(purse => (purse.holder === BANK_ID ? { ...purse, books: bank } : purse))
}

/** A correction of the past that the last record made or took back. */
export interface LastCorrection {
  /** The place in the list of the first entry that differs from before. */
  readonly index: number
  readonly takenBack: boolean
  /** The money to hand over because of it. */
  readonly payments: readonly Payment[]
  /** The table before the last record. */
  readonly was: AnyState
}

/**
 * The correction that the last record made or took back; `undefined` after any other record. Payments for a purse in
 * `counted` (whole dollars) start from the counted amount, not from the old books.
 */
export function lastCorrection(
  session: Session,
  counted: ReadonlyMap<Holder, Money> = new Map(),
): LastCorrection | undefined {
  const before = listBefore(session)
  if (before === undefined) return undefined
  const { entries, start } = session
  const { view } = session.title
  const was = before.at(-1)?.state ?? start
  const differs = before.findIndex(({ id }, i) => id !== entries[i]?.id)
  const last = session.records.at(-1)
  const after = view(now(session)).purses
  return {
    index: differs < 0 ? before.length : differs,
    takenBack: last !== undefined && 'undo' in last,
    payments: payments(held(view(was).purses, after, counted), after),
    was,
  }
}
