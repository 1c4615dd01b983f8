import { type Space, spaceOf, step, stepOr } from '../../../bank/chart'
import type { Game } from '../game'
import type { RailLedger } from '../ledger'
import type { Move } from './policy'

/** One to the right, or up at the end of a row. */
export const right: Move =
  ({ grid }) =>
  at =>
    stepOr(grid, at, [0, 1], [-1, 0])

/** One to the left, or down in the leftmost column. */
export const left: Move =
  ({ grid }) =>
  at =>
    stepOr(grid, at, [0, -1], [1, 0])

/** One up; in the top row it stays. */
export const up: Move =
  ({ grid }) =>
  at =>
    step(grid, at, -1, 0)

/** Moves a corporation's token. */
export function moveToken(
  game: Game,
  ledger: RailLedger,
  corporation: string,
  move: Move,
  why: string,
): void {
  const at: Space | undefined = spaceOf(ledger.state.chart, corporation)
  if (at) ledger.token(game.grid, corporation, move(game)(at), why)
}
