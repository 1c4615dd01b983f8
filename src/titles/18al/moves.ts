import { cellAt, down, type Space, stepOr } from '../../bank/chart'
import { GRID } from './data'
import type { TokenGoal } from './tableView'

/** Where a token goes once revenue is paid out: right, at the end of a row up (4.2.4). */
export function afterPaying(at: Space): Space {
  return stepOr(GRID, at, [0, 1], [-1, 0])
}

/** Where a token goes once revenue is withheld, or no train ran: left, in the leftmost column down (4.2.4). */
export function afterWithholding(at: Space): Space {
  return stepOr(GRID, at, [0, -1], [1, 0])
}

/** Where a token goes once so many shares were sold: down a space each, to the bottom of the column at most (3.2(a)). */
export function afterSelling(at: Space, shares: number): Space {
  return down(GRID, at, shares)
}

/** Where a token would go from its space: if it pays, withholds, or 1, 2, 3 shares are sold. */
export function goalsFrom(at: Space): readonly TokenGoal[] {
  const goal = (why: TokenGoal['why'], shares: number, to: Space): TokenGoal => {
    const cell = cellAt(GRID, to)
    return { why, shares, at: to, price: cell?.price ?? 0, yellow: cell?.yellow === true }
  }
  const sold = [1, 2, 3].map(shares => goal('sold', shares, afterSelling(at, shares)))
  return [goal('pays', 0, afterPaying(at)), goal('withholds', 0, afterWithholding(at)), ...sold]
}
