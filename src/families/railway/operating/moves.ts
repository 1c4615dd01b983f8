import { type Grid, type Space, spaceOf, step, stepOr } from '../../../bank/chart'
import type { Game } from '../game'
import type { RailLedger } from '../ledger'

/** After revenue is paid out: one to the right, or up at the end of a row. */
export const right = (grid: Grid, at: Space): Space => stepOr(grid, at, [0, 1], [-1, 0])

/** After revenue is withheld or nothing is earned: one to the left, or down in the leftmost column. */
export const left = (grid: Grid, at: Space): Space => stepOr(grid, at, [0, -1], [1, 0])

/** One up if all stock is sold; in the top row it stays. */
const soldOut = (grid: Grid, at: Space): Space => step(grid, at, -1, 0)

const MOVES = { right, left, soldOut }

/** Moves a corporation's token. */
export function moveToken(
  { grid }: Game,
  ledger: RailLedger,
  corporation: string,
  move: keyof typeof MOVES,
): void {
  const at = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(grid, corporation, MOVES[move](grid, at), move)
}
