import { cellAt, type Space } from '../../bank/chart'
import { movesOn } from '../../families/chart/moves'
import { GRID } from './data'
import type { TokenGoal } from './tableView'

/**
 * Where a token goes: after paying right or up, after withholding or without a run left or down (4.2.4), after a sale down
 * one space per share (3.2(a)).
 */
export const { afterPaying, afterWithholding, afterSelling } = movesOn(GRID)

/** Where a token would go from its space: if the corporation pays, withholds, or if 1, 2 or 3 shares are sold. */
export function goalsFrom(at: Space): readonly TokenGoal[] {
  const goal = (why: TokenGoal['why'], shares: number, to: Space): TokenGoal => {
    const cell = cellAt(GRID, to)
    return { why, shares, at: to, price: cell?.price ?? 0, yellow: cell?.yellow === true }
  }
  const sold = [1, 2, 3].map(shares => goal('sold', shares, afterSelling(at, shares)))
  return [goal('pays', 0, afterPaying(at)), goal('withholds', 0, afterWithholding(at)), ...sold]
}
