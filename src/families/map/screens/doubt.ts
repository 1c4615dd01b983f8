import type { Money } from '../../../bank/money'
import type { BestWords } from '../../words/best'
import type { Best } from '../best'

/**
 * What is said of a revenue that is not the best: how much it is below it, or above all that the map allows. `null` if it is the
 * best; `undefined` if that is not known, since a search that is not certain says nothing of a higher one. Nothing is refused.
 */
export function againstBest(
  { total, certain }: Best,
  revenue: Money,
  text: Pick<BestWords, 'below' | 'belowSoFar' | 'above'>,
  money: (amount: Money) => string,
): string | null | undefined {
  if (revenue < total) return (certain ? text.below : text.belowSoFar)(money(total - revenue))
  if (!certain) return undefined
  return revenue === total ? null : text.above(money(revenue - total))
}
