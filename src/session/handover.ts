import type { Holder, Money } from '../bank/money'
import type { AnyState } from '../rules/state'
import { type Change, insertedBy } from './records'
import { fold, listOf, now, type Session } from './session'

/** Money to be handed over at the table, in whole dollars. */
export interface Payment {
  readonly from: Holder
  readonly to: Holder
  readonly amount: Money
}

/** Does a change only append to the entries that were there before it? What is handed over then is said as it is entered. */
function appends({ record, firstId }: Change, entries: Session['entries']): boolean {
  const count = insertedBy(record)
  const [splice, more] = record.splices
  if (!splice || more || splice.remove.length > 0) return false
  return count > 0 && entries.at(-count)?.id === firstId
}

/** The table before the last record, where that changed the past, or took such a change back or in again; else nothing. */
function tableBefore(session: Session): AnyState | undefined {
  const record = session.records.at(-1)
  if (!record) return undefined
  const taken = 'undo' in record ? session.undone.at(-1) : session.done.at(-1)
  if (!taken) return undefined
  const other = 'undo' in record ? [...session.done, taken] : session.done.slice(0, -1)
  // A tap is by far the most frequent record, and its list need not be made.
  if (!('undo' in record) && appends(taken, session.entries)) return undefined
  const { entries } = fold(session, listOf(other))
  if ('undo' in record && appends(taken, entries)) return undefined
  return entries.at(-1)?.state ?? session.start
}

type Purses = readonly { readonly holder: Holder; readonly books: Money }[]

/** Who has to pay whom so that purses come from what they hold to what they should; as few payments as go round the table. */
export function payments(from: Purses, to: Purses): readonly Payment[] {
  const had = new Map(from.map(({ holder, books }) => [holder, books]))
  const has = new Map(to.map(({ holder, books }) => [holder, books]))
  const holders = [...new Set([...had.keys(), ...has.keys()])]
  const left = holders.map(holder => ({ holder, more: (has.get(holder) ?? 0) - (had.get(holder) ?? 0) }))
  const payers = left.filter(({ more }) => more < 0).map(it => ({ holder: it.holder, amount: -it.more }))
  const paid: Payment[] = []
  for (const { holder, more } of left) {
    let due = more
    for (const payer of payers) {
      const amount = Math.min(payer.amount, due)
      if (amount <= 0) continue
      paid.push({ from: payer.holder, to: holder, amount })
      payer.amount -= amount
      due -= amount
    }
  }
  return paid
}

/** What is to be handed over since the last record, where that changed the past; nothing after any other record. */
export function handover(session: Session): readonly Payment[] | undefined {
  const before = tableBefore(session)
  if (before === undefined) return undefined
  const { view } = session.title
  return payments(view(before).purses, view(now(session)).purses)
}
