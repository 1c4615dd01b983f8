import { type Grid, type Space, sameSpace, spaceOf, step, stepOr, valueAt } from '../../bank/chart'
import type { CorporationId } from './data'
import type { LilState } from './state'

/** Where a marker goes after a dividend: right, or up at the end of the row; at the end of the top row it stays. */
export function afterDividend(grid: Grid, at: Space, times = 1): Space {
  let space = at
  for (let i = 0; i < times; i++) space = stepOr(grid, space, [0, 1], [-1, 0])
  return space
}

/**
 * Where a marker goes without a dividend: left, or down at the beginning of the row; at the beginning of the bottom row
 * it stays.
 */
export function afterWithholding(grid: Grid, at: Space): Space {
  return stepOr(grid, at, [0, -1], [1, 0])
}

/**
 * Where a marker goes after a sale of shares, one step for each: down from the top row, left and up from the bottom row.
 */
export function afterSelling(grid: Grid, at: Space, shares: number): Space {
  let space = at
  for (let i = 0; i < shares; i++) {
    const below = step(grid, space, 1, 0)
    space = sameSpace(below, space) ? step(grid, space, -1, -1) : below
  }
  return space
}

/**
 * Compares two spaces in running order: higher price, then further right, then the top row. 0 for the same space, where
 * the upper marker runs first.
 */
function before(grid: Grid, a: Space, b: Space): number {
  const [price, other] = [valueAt(grid, a), valueAt(grid, b)]
  return other - price || b[1] - a[1] || a[0] - b[0]
}

/** The companies on the index in their current running order. */
export function runningOrder({ chart, grid }: LilState): readonly CorporationId[] {
  return chart
    .map((token, age) => ({ token, age }))
    .sort((a, b) => before(grid, a.token.at, b.token.at) || a.age - b.age)
    .map(({ token }) => token.corporation)
}

/** The next company to run among those that have not run in this round; `undefined` if all have. */
export function nextToRun(
  { chart, grid }: LilState,
  done: readonly CorporationId[],
): CorporationId | undefined {
  let best: LilState['chart'][number] | undefined
  for (const token of chart) {
    if (done.includes(token.corporation)) continue
    if (!best || before(grid, token.at, best.at) < 0) best = token
  }
  return best?.corporation
}

/** A company's space on the index. Throws if it is not founded. */
export function spaceOn(state: LilState, corporation: CorporationId): Space {
  const at = spaceOf(state.chart, corporation)
  if (!at) throw new Error(`${corporation} has no marker on the index`)
  return at
}
