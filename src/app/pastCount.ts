import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Holder, Money } from '../bank/money'
import type { Action } from '../rules/rule'
import type { Purse } from '../rules/view'
import { type Suspect, suspects } from '../session/counting'
import { before } from '../session/session'
import { current } from './current'
import { session } from './table'

/** What was counted so far of a game: kept while an entry that may explain a difference is looked at. */
interface Counting {
  readonly game: string | undefined
  readonly cash: ReadonlyMap<Holder, Money>
  /** The other side of the correction that closes a difference. */
  readonly against: ReadonlyMap<Holder, Holder>
}
const kept = signal<Counting | null>(null)

/** What was counted so far of the open game. */
export const counting: ReadonlySignal<Counting> = computed(() => {
  const game = current.value?.id
  return kept.value?.game === game && kept.value ? kept.value : { game, cash: new Map(), against: new Map() }
})

function withValue<V>(map: ReadonlyMap<Holder, V>, holder: Holder, value: V | undefined) {
  const next = new Map(map)
  if (value === undefined) next.delete(holder)
  else next.set(holder, value)
  return next
}

/** Counts a purse, or leaves it uncounted. */
export function countCash(holder: Holder, cash: Money | undefined): void {
  kept.value = { ...counting.value, cash: withValue(counting.value.cash, holder, cash) }
}

/** Says where the difference of a purse comes from, or that no correction is booked for it. */
export function closeAgainst(holder: Holder, other: Holder | undefined): void {
  kept.value = { ...counting.value, against: withValue(counting.value.against, holder, other) }
}

/** Begins to count anew. */
export function forgetCounts(): void {
  kept.value = null
}

/** An entry that would explain a difference, with its number and round, and what the money was for where it was one payment. */
export interface Explained extends Suspect {
  readonly number: number
  readonly round: string
  readonly why?: { readonly code: string; readonly of: string }
}

/** The entries since the last count of a purse that agree with what was counted, the latest first. */
export function explained(holder: Holder, off: Money): readonly Explained[] {
  const open = session.value
  if (!open) return []
  return suspects(open, holder, off).map(suspect => {
    const index = open.entries.indexOf(suspect.entry)
    const paid = suspect.entry.happened.filter(
      what => what.is === 'paid' && (what.from === holder || what.to === holder),
    )
    const codes = new Set(paid.map(what => (what.is === 'paid' ? what.why : '')))
    const [first] = paid
    const why = codes.size === 1 && first?.is === 'paid' ? { code: first.why, of: first.of ?? '' } : undefined
    return {
      ...suspect,
      number: index + 1,
      round: open.title.view(before(open, index)).round,
      ...(why ? { why } : {}),
    }
  })
}

/** A purse that was counted, and the other side of the payment that brings the books in line, where one is wanted. */
export interface Counted extends Purse {
  readonly cash: Money
  readonly against?: Holder
}

/** The counts, and the payments that close their differences. */
export function countsOf(counted: readonly Counted[], reason: string): readonly Action[] {
  const counts = counted.map(({ holder, cash }): Action & Record<string, unknown> => ({
    ...{ type: 'count', holder, cash },
  }))
  const payments = counted.flatMap(
    ({ holder, books, cash, against }): (Action & Record<string, unknown>)[] => {
      if (against === undefined || against === holder || books === cash) return []
      const money =
        cash < books
          ? { from: holder, to: against, amount: books - cash }
          : { from: against, to: holder, amount: cash - books }
      return [{ type: 'correct', reason, money }]
    },
  )
  return [...counts, ...payments]
}
