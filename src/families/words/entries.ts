import type { Happening, OwnHappening } from '../../rules/happening'

/** A payment that an entry brought about. */
export type Paid = Extract<Happening, { is: 'paid' }>

/** The payments of one kind. */
export function paid(happened: readonly OwnHappening[], why: string): readonly Paid[] {
  return happened.filter((h): h is Paid => h.is === 'paid' && (h as Paid).why === why)
}

/** What the payments of one kind come to. */
export function sum(happened: readonly OwnHappening[], why: string): number {
  return paid(happened, why).reduce((total, { amount }) => total + amount, 0)
}

/** What the books said of a purse that was counted; nothing of an entry that has not been carried out. */
export function booksOf(happened: readonly OwnHappening[]): number | undefined {
  return happened.find((h): h is Extract<Happening, { is: 'counted' }> => h.is === 'counted')?.books
}
