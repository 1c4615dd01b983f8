import { down, type Grid, type Space, stepOr } from '../../bank/chart'

/** How a token moves on the two-dimensional chart of a title: which space it goes to from the one it lies in. */
interface ChartMoves {
  /** After revenue is paid out: one to the right, or up at the end of a row. */
  readonly afterPaying: (at: Space) => Space
  /** After revenue is withheld or nothing is earned: one to the left, or down in the leftmost column. */
  readonly afterWithholding: (at: Space) => Space
  /** After a sale: one down for each share, at most to the bottom of the column. */
  readonly afterSelling: (at: Space, shares: number) => Space
}

/** The moves on a chart; a title says which paragraphs they come from, and when they are due. */
export function movesOn(grid: Grid): ChartMoves {
  return {
    afterPaying: at => stepOr(grid, at, [0, 1], [-1, 0]),
    afterWithholding: at => stepOr(grid, at, [0, -1], [1, 0]),
    afterSelling: (at, shares) => down(grid, at, shares),
  }
}
