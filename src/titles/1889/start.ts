import { reportOf } from '../../families/railway/report'
import { startOf } from '../../families/railway/start'
import type { Setup } from '../../rules/rule'
import { DEALT, game } from './data'
import { FRESH } from './own'

/** The table at the start. Throws for a number of players other than 2 to 6 (Setting up, Beginner's game). */
export function start(setup: Setup) {
  const number = setup.players.length
  const dealt: readonly string[] = DEALT.slice(0, number)
  const companies = game.privates.filter(id =>
    setup.options.beginner ? dealt.includes(id) : (game.printed.privates[id]?.seats ?? 0) <= number,
  )
  return startOf(game, setup, companies, FRESH)
}

/** The table as other programs read it. */
export const report = reportOf(game)
