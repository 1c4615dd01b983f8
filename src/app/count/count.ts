import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { BANK_ID, type Holder, type Money } from '../../bank/money'
import { apply } from '../../rules/apply'
import type { Happening } from '../../rules/happening'
import type { Action } from '../../rules/rule'
import type { Purse } from '../../rules/view'
import type { Mistaken } from '../../session/find/finding'
import type { Mistake } from '../../session/mend/mend'
import type { Placed } from '../../session/records'
import { before, now } from '../../session/session'
import { type Differences, type Payment, settled } from '../../session/settled'
import { type CountedCash, countedCash, keepCounts } from '../desk/counted'
import { current } from '../desk/current'
import { go } from '../desk/routes'
import { corrected, session } from '../desk/table'
import { changeAlone, showChange } from '../past/change'

/** What was counted so far in a game; kept while an entry that may explain a difference is looked at. */
interface Counting extends CountedCash {
  /** The other side of the ruling that brings the books in line; by default the bank, which gives what is missing and takes the rest. */
  readonly against: Holder
  /** `true` while the entries that would explain the differences are searched for. */
  readonly finding: boolean
}
const kept = signal<Counting | null>(
  countedCash.peek().cash.size > 0 ? { ...countedCash.peek(), against: BANK_ID, finding: false } : null,
)

/** What was counted so far in the open game. */
export const counting: ReadonlySignal<Counting> = computed(() => {
  const game = current.value?.id
  if (kept.value && kept.value.game === game) return kept.value
  return { game, cash: new Map(), implied: new Map(), against: BANK_ID, finding: false, records: 0 }
})

// A count says what was on the table at the time. A correction moves nothing there; anything else may.
effect(() => {
  const open = session.value
  const was = kept.value
  if (!open || !was || was.game !== current.value?.id || was.records === open.records.length) return
  kept.value = corrected.value ? { ...was, records: open.records.length } : null
})

// Play says what to hand over and is shown before this folder is loaded, so the counts are also kept in `desk/counted`.
// A count lasts while another game, or none, is open. What was kept before is left alone until it changes: another tab may have
// kept its own meanwhile.
let was = kept.peek()
effect(() => {
  if (kept.value !== was) keepCounts(kept.value)
  was = kept.value
})

const standing = (): Counting => ({ ...counting.value, records: session.value?.records.length ?? 0 })

/** Sets the cash counted in a purse; `undefined` makes it uncounted. */
export function countCash(holder: Holder, cash: Money | undefined): void {
  const next = new Map(counting.value.cash)
  if (cash === undefined) next.delete(holder)
  else next.set(holder, cash)
  kept.value = { ...standing(), cash: next, implied: new Map(), finding: false }
}

/** Sets where the difference comes from, or goes to, if the books were wrong. */
export function bookAgainst(against: Holder): void {
  kept.value = { ...standing(), against }
}

/** Starts the search for what would explain the differences. */
export function findIt(): void {
  kept.value = { ...standing(), finding: true }
}

/** Drops the counts, to begin again. */
export function forgetCounts(): void {
  kept.value = null
}

/** A purse that was counted. */
export interface Counted extends Purse {
  readonly cash: Money
}

/** The cash counted minus the cash in the books, by holder; 0 for a purse that agrees. */
export const differencesOf = (counted: readonly Counted[]): Differences =>
  new Map(counted.map(({ holder, books, cash }) => [holder, cash - books]))

/** Who pays whom at the table so that the purses hold what the books say. `uncounted`: known differences of purses that were not counted. */
export const atTheTable = (
  counted: readonly Counted[],
  uncounted: Differences = new Map(),
): readonly Payment[] => settled(new Map([...differencesOf(counted), ...uncounted]), BANK_ID)

/** The payments to book so that the books say what was counted. */
export const inTheBooks = (counted: readonly Counted[], against: Holder): readonly Payment[] =>
  settled(differencesOf(counted), against).map(({ from, to, amount }) => ({ from: to, to: from, amount }))

const countOf = (holder: Holder, cash: Money, note?: string): Action & Record<string, unknown> => ({
  ...{ type: 'count', holder, cash },
  ...(note === undefined ? {} : { note }),
})

/** The entries that record the counts as they are. */
export const countsOf = (counted: readonly Counted[]): readonly Action[] =>
  counted.map(({ holder, cash }) => countOf(holder, cash))

/** Puts the purses that were off last, because Play shows the last entry. */
const offLast = (counted: readonly Counted[]): readonly Counted[] => [
  ...counted.filter(({ books, cash }) => cash === books),
  ...counted.filter(({ books, cash }) => cash !== books),
]

/** The note for a purse that was off by an amount, and whose it is; if negative, cash was missing. */
export type OffNote = (off: Money, holder: Holder) => string

/**
 * The counts as they were, and for each purse that was off another one after the table has paid what it owes; `note` makes
 * its note.
 */
export function putRight(
  counted: readonly Counted[],
  note: OffNote,
  uncounted?: Differences,
): readonly Action[] {
  const payments = atTheTable(counted, uncounted)
  const paid = (holder: Holder) =>
    payments.reduce(
      (sum, { from, to, amount }) => sum + (to === holder ? amount : from === holder ? -amount : 0),
      0,
    )
  return offLast(counted).flatMap(({ holder, books, cash }) =>
    cash === books
      ? [countOf(holder, cash + paid(holder))]
      : [countOf(holder, cash), countOf(holder, cash + paid(holder), note(cash - books, holder))],
  )
}

/** The rulings that bring the books in line, each with the reason, then the counts; `note` makes the note for each purse that was off. */
export function bookDifferences(
  counted: readonly Counted[],
  against: Holder,
  reason: string,
  note: OffNote,
): readonly Action[] {
  const rulings = inTheBooks(counted, against).map((money): Action & Record<string, unknown> => ({
    ...{ type: 'correct', reason, money },
  }))
  const counts = offLast(counted).map(({ holder, books, cash }) =>
    countOf(holder, cash, cash === books ? undefined : note(cash - books, holder)),
  )
  return [...rulings, ...counts]
}

/** The entries that a cause would put in, each with what would happen then; `happened` is empty if the table before it is not known. */
export function wouldBe({ mends }: Mistaken): readonly { action: Action; happened: readonly Happening[] }[] {
  const open = session.value
  if (!open) return []
  return mends.flatMap(({ index, insert }, nth) => {
    let state = before(open, index)
    return insert.map(action => {
      const outcome = nth === 0 ? apply(open.title.law, state, action) : undefined
      if (!outcome || 'refusal' in outcome) return { action, happened: [] }
      state = outcome.state
      return { action, happened: outcome.happened }
    })
  })
}

/** The cause as a mistake to correct; `undefined` if its entry is gone. */
function mistakeOf({ slip, mends }: Mistaken, entries: readonly Placed[]): Mistake | undefined {
  const out = mends.find(({ remove }) => remove > 0)
  const actions = mends.flatMap(({ insert }) => insert)
  if (!out) return { is: 'before', id: entries[mends[0].index]?.id ?? 0, actions }
  const id = entries[out.index]?.id
  if (id === undefined) return undefined
  if (slip === 'order') return { is: 'swapped', id }
  const player = (actions[0] as (Action & { player?: string }) | undefined)?.player
  return slip === 'player' && player !== undefined && mends.length > 1
    ? { is: 'player', id, player }
    : { is: 'instead', id, actions }
}

/** Opens the correction of a cause, with the entries that would explain the count in place. */
export function correctBy(cause: Mistaken): void {
  const mistake = mistakeOf(cause, session.value?.entries ?? [])
  const open = session.value
  if (!mistake || !open) return
  const { purses } = open.title.view(now(open))
  const implied = purses.flatMap(({ holder, books }): [Holder, Money][] => {
    const by = cause.uncounted.get(holder)
    return by === undefined || holder === BANK_ID ? [] : [[holder, books + by]]
  })
  kept.value = { ...standing(), implied: new Map(implied) }
  showChange(changeAlone(mistake))
}

/** Whether the books now say what was counted. */
function agrees(): boolean {
  const open = session.value
  const { cash } = counting.value
  return (
    open?.title.view(now(open)).purses.every(it => (cash.get(it.holder) ?? it.books) === it.books) === true
  )
}

/**
 * Leaves a change of the past: back to the count it was to explain, unless it did; otherwise to Play, or to the log if nothing
 * was changed.
 */
export function leaveChange(taken: boolean): void {
  if (!taken && kept.value) kept.value = { ...kept.value, implied: new Map() }
  const to = counting.value.finding && !(taken && agrees()) ? 'count' : taken ? 'play' : 'log'
  go(to, undefined, true)
}
