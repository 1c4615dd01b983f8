import { computed } from '@preact/signals'
import type { Money } from '../../bank/money'
import { spoken } from '../device/settings'

const WRITTEN = { en: 'en-US', de: 'de-DE' } as const

// A line may end between two signs: the word joiner keeps them at their number.
const [PLUS, MINUS] = ['+\u2060', '−\u2060']

/** Money as it is written in the language that is spoken; a sum is never taken apart at the end of a line. */
export const written = computed(() => {
  // Made once a language: `toLocaleString` would make a formatter for every figure.
  const { format } = new Intl.NumberFormat(WRITTEN[spoken.value], {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  // A tap says a hundred sums, nearly all of them again, and a formatter takes its time for each.
  const said = new Map<Money, string>()
  return (amount: Money): string => {
    const before = said.get(amount)
    if (before !== undefined) return before
    const text = `${amount < 0 ? MINUS : ''}${format(Math.abs(amount))}`
    said.set(amount, text)
    return text
  }
})

/** What a purse gains or loses, with its sign: `+$10`. */
export const signed = (by: Money): string => `${by < 0 ? '' : PLUS}${written.value(by)}`
