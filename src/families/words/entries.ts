import type { Holder, Money } from '../../bank/money'
import type { Happening, OwnHappening } from '../../rules/happening'

/** A purse that was counted; with a note, if it was off and has been put right. */
export interface Counted {
  readonly holder: Holder
  readonly cash: Money
  readonly note?: string | undefined
}

/** A payment that an entry brought about. */
export type Paid = Extract<Happening, { is: 'paid' }>

/** The payments of one kind. */
export function paid(happened: readonly OwnHappening[], why: string): readonly Paid[] {
  return happened.filter((h): h is Paid => h.is === 'paid' && (h as Paid).why === why)
}

/** Sum of the payments of one kind. */
export function sum(happened: readonly OwnHappening[], why: string): number {
  return paid(happened, why).reduce((total, { amount }) => total + amount, 0)
}

/** Whether an entry brought about what has this code among the happenings that are only noted. */
export function isNoted(happened: readonly OwnHappening[], code: string): boolean {
  return happened.some(h => h.is === 'noted' && (h as { code?: string }).code === code)
}

/** Amount in the books for a purse that was counted; `undefined` if the entry has not been carried out. */
export function booksOf(happened: readonly OwnHappening[]): number | undefined {
  return happened.find((h): h is Extract<Happening, { is: 'counted' }> => h.is === 'counted')?.books
}
