import type { Holder, Money } from '../../bank/money'
import type { Action } from '../../rules/rule'
import type { Draft } from '../change'
import type { EntryId } from '../records'
import { before, type Entry, type Session } from '../session'

/** A ruling that moved money. */
type Booking = Action & {
  readonly money?: { readonly from: Holder; readonly to: Holder; readonly amount: Money }
}
type Count = Action & { readonly holder?: Holder; readonly cash?: Money }

/** The cash in a purse before the entry at an index, in whole dollars. */
const heldAt = (game: Session, index: number, holder: Holder) => before(game, index).cash[holder] ?? 0

/** Whole dollars that a ruling gave to a purse, negative if it took them; 0 for any other entry. */
function gaveTo(holder: Holder, { type, money }: Booking): Money {
  if (type !== 'correct' || !money) return 0
  return money.to === holder ? money.amount : money.from === holder ? -money.amount : 0
}

/** The ruling that gave a purse exactly this amount, with nothing but counts and rulings between it and the count at `index`. */
function bookingBefore(list: readonly Entry[], index: number, holder: Holder, amount: Money) {
  for (let i = index - 1; i >= 0; i--) {
    const entry = list[i] as Entry
    if (entry.action.type !== 'correct' && entry.action.type !== 'count') return undefined
    if (gaveTo(holder, entry.action as Booking) === amount) return entry
  }
  return undefined
}

/**
 * Rulings that once brought the books in line with a count and are made wrong by a change of the past: the count agreed
 * because of them, and once the change has put the past right it would agree without them.
 */
export function bookedTwice(draft: Draft): readonly EntryId[] {
  const { of, entries } = draft
  const was = new Map(of.entries.map(({ id }, index) => [id, index]))
  const found = entries.flatMap(({ id, action }, index) => {
    const { type, holder, cash } = action as Count
    const place = was.get(id)
    if (type !== 'count' || holder === undefined || place === undefined) return []
    if (heldAt(of, place, holder) !== cash) return []
    const more = heldAt({ ...of, entries }, index, holder) - cash
    const booking = more === 0 ? undefined : bookingBefore(entries, index, holder, more)
    return booking ? [booking.id] : []
  })
  return [...new Set(found)]
}
