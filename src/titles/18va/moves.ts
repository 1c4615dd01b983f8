import { down, type Space, spaceOf, step, stepOr } from '../../bank/chart'
import { type CorporationId, GRID } from './data'
import type { VaLedger } from './ledger'

/** Where a token goes for a dividend of at least the current value: right, at the end of a row up (3.2). */
export function afterPaying(at: Space): Space {
  return stepOr(GRID, at, [0, 1], [-1, 0])
}

/** Where a token goes once earnings are withheld or nothing was earned: left, in the leftmost column down (3.2). */
export function afterWithholding(at: Space): Space {
  return stepOr(GRID, at, [0, -1], [1, 0])
}

/** Where a token goes once so many shares were sold: down a row each, to the bottom of the column at most (3.2). */
export function afterSelling(at: Space, shares: number): Space {
  return down(GRID, at, shares)
}

/** Where a token goes once players own all ten shares: up a row, unless it is on the top one (3.2). */
export function afterSellingOut(at: Space): Space {
  return step(GRID, at, -1, 0)
}

/** Moves a corporation's token from where it lies. */
export function moveToken(
  ledger: VaLedger,
  corporation: CorporationId,
  to: (at: Space) => Space,
  why: string,
): void {
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(corporation, to(at), why)
}
