import type { Money } from '../../bank/money'

/** A revenue above this many times the last one is doubted. */
const TIMES = 3

/** Why a revenue is doubted: it is far above the last run, or above what the trains could earn at most. */
export interface Doubt {
  readonly than: 'lastRun' | 'most'
  /** The last run, or the most that the trains could earn. */
  readonly amount: Money
}

/**
 * Whether a revenue is so high that it may have been mistyped: more than three times the last run or, if there is none to
 * compare it with (`null` or nothing), more than the printed values allow these trains (`most`). Nothing is refused because of it.
 */
export function doubtOf(revenue: Money, lastRun: Money | null, most: Money): Doubt | undefined {
  if (lastRun) return revenue > TIMES * lastRun ? { than: 'lastRun', amount: lastRun } : undefined
  return revenue > most ? { than: 'most', amount: most } : undefined
}
