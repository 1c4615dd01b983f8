import { computed } from '@preact/signals'
import type { Money } from '../../bank/money'
import type { Language } from '../../rules/title'
import { spoken } from '../device/settings'

/** What stands between thousands, and where the sign of the currency stands. */
const WRITTEN: Readonly<Record<Language, { readonly thousands: string; dollars(digits: string): string }>> = {
  en: { thousands: ',', dollars: digits => `$${digits}` },
  de: { thousands: '.', dollars: digits => `${digits}\u00a0$` },
}

// A line may end between two signs: the word joiner keeps them at their number.
const [PLUS, MINUS] = ['+\u2060', '−\u2060']

/**
 * Money as it is written in the language that is spoken; a sum is never taken apart at the end of a line. By hand, though
 * as `Intl.NumberFormat` has it: to make such a formatter took a tenth of the time in which a game came up.
 */
export const written = computed(() => {
  const { thousands, dollars } = WRITTEN[spoken.value]
  return (amount: Money): string =>
    `${amount < 0 ? MINUS : ''}${dollars(`${Math.abs(amount)}`.replace(/\B(?=(?:\d{3})+$)/g, thousands))}`
})

/** What a purse gains or loses, with its sign: `+$10`. */
export const signed = (by: Money): string => `${by < 0 ? '' : PLUS}${written.value(by)}`
