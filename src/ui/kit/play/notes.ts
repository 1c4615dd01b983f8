import { words } from '../../../app/desk/words'
import type { Money } from '../../../bank/money'

/** The notes to hand over, largest first, and what is left over because no note is small enough for it. */
interface Handed {
  readonly notes: readonly number[]
  readonly left: Money
}

/**
 * The notes to hand over for an amount: as much of it as the usual notes can make up, in few notes. Of each denomination it tries
 * one note fewer as well, since $60 is three notes of $20 if there is no $10 to add to a $50.
 */
export function notesFor(amount: Money, denominations: readonly number[]): Handed {
  const [note, ...smaller] = denominations.filter(it => it > 0).toSorted((a, b) => b - a)
  if (note === undefined || amount <= 0) return { notes: [], left: amount }
  const most = Math.floor(amount / note)
  const withCount = (count: number): Handed => {
    const rest = notesFor(amount - count * note, smaller)
    return { notes: [...Array<number>(count).fill(note), ...rest.notes], left: rest.left }
  }
  const [all, fewer] = [withCount(most), withCount(Math.max(0, most - 1))]
  const isBetter = fewer.left === all.left ? fewer.notes.length < all.notes.length : fewer.left < all.left
  return isBetter ? fewer : all
}

/** The notes to hand over as they are said aloud: `2×50 + 5`, `5, no notes for $3`; empty if the table has no paper money. */
export function notesSaid(
  amount: Money,
  denominations: readonly number[],
  money: (amount: Money) => string,
): string {
  if (denominations.length === 0) return ''
  const { notes, left } = notesFor(amount, denominations)
  const said = [...new Set(notes)]
    .map(kind => ({ kind, count: notes.filter(note => note === kind).length }))
    .map(({ kind, count }) => (count === 1 ? `${kind}` : `${count}×${kind}`))
    .join(' + ')
  return [said, left > 0 ? words.value.play.noNotes(money(left)) : ''].filter(Boolean).join(', ')
}

/**
 * A sum with the notes to hand over, `$25 (20 + 5)`; the sum alone if the table has no paper money, or a single note of just that
 * amount.
 */
export function sumSaid(
  amount: Money,
  denominations: readonly number[],
  money: (amount: Money) => string,
): string {
  const notes = notesSaid(amount, denominations, money)
  return notes === '' || notes === `${amount}` ? money(amount) : `${money(amount)}\u00a0(${notes})`
}
