import type { Holder, Money } from '../../bank/money'
import type { Action } from '../../rules/rule'
import type { Draft } from '../change'
import type { EntryId } from '../records'
import type { Entry } from '../session'

/** A ruling that moved money. */
type Booking = Action & {
  readonly money?: { readonly from: Holder; readonly to: Holder; readonly amount: Money }
}
type Count = Action & { readonly holder?: Holder; readonly cash?: Money }

/** What a purse held before an entry, in whole dollars. */
const heldAt = ({ of, entries }: Draft, index: number, holder: Holder, list: readonly Entry[] = entries) =>
  (list[index - 1]?.state ?? of.start).cash[holder] ?? 0

/** What a ruling gave to a purse, in whole dollars; nothing from any other entry. */
function gaveTo(holder: Holder, { type, money }: Booking): Money {
  if (type !== 'correct' || !money) return 0
  return money.to === holder ? money.amount : money.from === holder ? -money.amount : 0
}

/** The ruling right before a count, or before other counts and rulings there, that gave a purse just so much. */
function bookingBefore(list: readonly Entry[], index: number, holder: Holder, amount: Money) {
  for (let i = index - 1; i >= 0; i--) {
    const entry = list[i] as Entry
    if (entry.action.type !== 'correct' && entry.action.type !== 'count') return undefined
    if (gaveTo(holder, entry.action as Booking) === amount) return entry
  }
  return undefined
}

/**
 * Rulings by which the books were once brought in line with what was counted, and that a change of the past puts in the
 * wrong: the count agreed because of them, and with what the change puts right it would agree without.
 */
export function bookedTwice(draft: Draft): readonly EntryId[] {
  const { of, entries } = draft
  const was = new Map(of.entries.map(({ id }, index) => [id, index]))
  const found = entries.flatMap(({ id, action }, index) => {
    const { type, holder, cash } = action as Count
    const before = was.get(id)
    if (type !== 'count' || holder === undefined || before === undefined) return []
    if (heldAt(draft, before, holder, of.entries) !== cash) return []
    const more = heldAt(draft, index, holder) - cash
    const booking = more === 0 ? undefined : bookingBefore(entries, index, holder, more)
    return booking ? [booking.id] : []
  })
  return [...new Set(found)]
}
