import type { Money } from '../../bank/money'

/** The sum of the highest of these values, so many of them. */
export function highest(values: readonly Money[], count: number): Money {
  return values
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, value) => sum + value, 0)
}
