import type { Holder, Money } from '../../bank/money'
import type { Happening, OwnHappening, TokenMoved } from '../../rules/happening'

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

/** The move of a corporation's token for one reason; `undefined` if it was not moved for it. */
export const tokenMoved = (
  happened: readonly OwnHappening[],
  corporation: string,
  why: string,
): TokenMoved | undefined =>
  happened.find(
    (h): h is TokenMoved =>
      h.is === 'token' && (h as TokenMoved).why === why && (h as TokenMoved).corporation === corporation,
  )

/** The market values between which a token was moved for one reason; `undefined` if its value is the same. */
export function valuesMoved(
  happened: readonly OwnHappening[],
  corporation: string,
  why: string,
): readonly [from: Money, to: Money] | undefined {
  const token = tokenMoved(happened, corporation, why)
  return !token || token.was === null || token.was === token.value ? undefined : [token.was, token.value]
}

/** Amount in the books for a purse that was counted; `undefined` if the entry has not been carried out. */
export function booksOf(happened: readonly OwnHappening[]): number | undefined {
  return happened.find((h): h is Extract<Happening, { is: 'counted' }> => h.is === 'counted')?.books
}
