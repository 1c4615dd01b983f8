import { type Stop, stopping } from '../../../families/rulings/stop'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'

/** The table ends the game early; scores count as they stand (end). */
export const stop: LilRule<Stop> = stopping(
  by => refuse('end', 'gameOver', { by }),
  ledger => ledger.over('stopped'),
)
