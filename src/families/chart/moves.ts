import { down, type Grid, type Space, stepOr, valueAt } from '../../bank/chart'
import type { Money } from '../../bank/money'

/** Where a corporation's token would end up, and the price printed there; `shares` is the number sold at once. */
export interface Goal {
  readonly why: 'pays' | 'withholds' | 'sold'
  readonly shares: number
  readonly at: Space
  readonly price: Money
}

/** How a token moves on the two-dimensional chart of a title: which space it goes to from the one it lies in. */
interface ChartMoves {
  /** After revenue is paid out: one to the right, or up at the end of a row. */
  readonly afterPaying: (at: Space) => Space
  /** After revenue is withheld or nothing is earned: one to the left, or down in the leftmost column. */
  readonly afterWithholding: (at: Space) => Space
  /** After a sale: one down for each share, at most to the bottom of the column. */
  readonly afterSelling: (at: Space, shares: number) => Space
  /** Where a token would go from its space: if the corporation pays, withholds, or if 1, 2 or 3 shares are sold. */
  readonly goalsFrom: (at: Space) => readonly Goal[]
}

/** The moves on a chart; a title says which paragraphs they come from, and when they are due. */
export function movesOn(grid: Grid): ChartMoves {
  const afterPaying = (at: Space) => stepOr(grid, at, [0, 1], [-1, 0])
  const afterWithholding = (at: Space) => stepOr(grid, at, [0, -1], [1, 0])
  const afterSelling = (at: Space, shares: number) => down(grid, at, shares)
  const goal = (why: Goal['why'], shares: number, at: Space): Goal => {
    return { why, shares, at, price: valueAt(grid, at) }
  }
  const goalsFrom = (at: Space) => [
    goal('pays', 0, afterPaying(at)),
    goal('withholds', 0, afterWithholding(at)),
    ...[1, 2, 3].map(shares => goal('sold', shares, afterSelling(at, shares))),
  ]
  return { afterPaying, afterWithholding, afterSelling, goalsFrom }
}
