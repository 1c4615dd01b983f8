import { type Space, spaceOf, step } from '../../bank/chart'
import { movesOn } from '../../families/chart/moves'
import { type CorporationId, GRID } from './data'
import type { VaLedger } from './ledger'

/**
 * The space after a dividend of at least the current value (right or up), after earnings are withheld or zero (left or
 * down), and after a sale (down one row for each share) (3.2); and all these goals from one space.
 */
export const { afterPaying, afterWithholding, afterSelling, goalsFrom } = movesOn(GRID)

/** The space of a sold-out corporation after a stock round: one row up, unless it is on the top row (3.2). */
export function afterSellingOut(at: Space): Space {
  return step(GRID, at, -1, 0)
}

/** Moves a corporation's token from its current space; does nothing if it has none. */
export function moveToken(
  ledger: VaLedger,
  corporation: CorporationId,
  to: (at: Space) => Space,
  why: string,
): void {
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(corporation, to(at), why)
}
