import { cellAt, type Space } from '../../bank/chart'
import { movesOn } from '../../families/chart/moves'
import { GRID } from './data'
import type { TokenGoal } from './tableView'

const moves = movesOn(GRID)

/**
 * Where a token goes: after paying right or up, after withholding or without a run left or down (4.2.4), after a sale down
 * one space per share (3.2(a)).
 */
export const { afterPaying, afterWithholding, afterSelling } = moves

/** Where a token would go from its space, and whether that is in the yellow zone (3.3(b)). */
export function goalsFrom(at: Space): readonly TokenGoal[] {
  return moves.goalsFrom(at).map(goal => ({ ...goal, yellow: cellAt(GRID, goal.at)?.yellow === true }))
}
