import type { Holder, Money } from '../bank/money'
import type { AnyState } from '../rules/state'
import { appendsTo, insertedBy, listOf } from './records'
import { fold, now, type Session } from './session'
import { type Payment, settled } from './settled'

/** The list before the last record, where that changed the past, or took such a change back or in again; else nothing. */
function listBefore(session: Session): Session['entries'] | undefined {
  const record = session.records.at(-1)
  if (!record) return undefined
  const undone = 'undo' in record
  const change = undone ? session.undone.at(-1) : session.done.at(-1)
  if (!change) return undefined
  const { entries, done } = session
  const last = undone ? entries.at(-1) : entries.at(-insertedBy(change.record) - 1)
  // What is appended is handed over as it is entered, and a tap, by far the most frequent record, costs no list.
  if (appendsTo(change.record, last?.id ?? 0)) return undefined
  return fold(session, listOf(undone ? [...done, change] : done.slice(0, -1))).entries
}

/** The bank has what nobody else has, so what it was short of or had too much follows from the others. */
const BANK: Holder = 'bank'

type Purses = readonly { readonly holder: Holder; readonly books: Money }[]

/** Who has to pay whom so that purses come from what they hold to what they should. */
export function payments(from: Purses, to: Purses): readonly Payment[] {
  const off = new Map(from.map(({ holder, books }) => [holder, books]))
  for (const { holder, books } of to) off.set(holder, (off.get(holder) ?? 0) - books)
  return settled(off, BANK)
}

/**
 * What the purses really hold: what was counted, else what the books said before. The bank has the rest of what the books
 * say now, for money does not vanish.
 */
function held(was: Purses, is: Purses, counted: ReadonlyMap<Holder, Money>): Purses {
  if (counted.size === 0) return was
  const own = was.map(({ holder, books }) => ({ holder, books: counted.get(holder) ?? books }))
  const others = (of: Purses) =>
    of.reduce((sum, { holder, books }) => (holder === BANK ? sum : sum + books), 0)
  const bank = is.reduce((sum, { books }) => sum + books, 0) - others(own)
  return own.map(purse => (purse.holder === BANK ? { ...purse, books: bank } : purse))
}

/** The past put right by the last record, or that taken back. */
export interface Correction {
  /** Where in the list the first entry stands that is another now. */
  readonly index: number
  readonly takenBack: boolean
  /** What is to be handed over since. */
  readonly payments: readonly Payment[]
  /** The table before it. */
  readonly was: AnyState
}

/**
 * The correction that the last record made or took back; nothing after any other record. A purse that was `counted`, in
 * whole dollars, gets or gives what it is off by, and not what the books were.
 */
export function lastCorrection(
  session: Session,
  counted: ReadonlyMap<Holder, Money> = new Map(),
): Correction | undefined {
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
