import type { Space } from '../../../bank/chart'
import { presidentIn, rowsOf, sharesIn } from '../../../families/joining/reading'
import { spaceFor as railSpaceFor } from '../../../families/railway/joining/reading'
import type { PlayerId } from '../../../rules/state'
import {
  CORPORATIONS,
  FIRST_CORPORATION,
  PHASE_TABLE,
  PHASES,
  type PhaseId,
  PRESIDENT_SHARES,
  type Size,
} from '../data'
import { game } from '../state'
import type { CorporationTable, PositionTable } from './table'

/** The corporations listed in a table: those that are started. */
export const listed = (table: PositionTable) => rowsOf(CORPORATIONS, table.corporations)

/** Unstarted corporations of a table of which a ruling has moved something. */
export const unstartedIn = ({ unstarted = {} }: PositionTable) => rowsOf(CORPORATIONS, unstarted)

/** The space of a corporation's price; `undefined` if no space fits. */
export const spaceFor = ({ par, price, cell }: CorporationTable): Space | undefined =>
  railSpaceFor(game, { par, price, ...(cell ? { cell } : {}) })

/** A corporation's train limit without the Potomac Yards, by phase and size (2). */
export function plainLimit(phase: PhaseId, size: Size): number {
  return PHASE_TABLE[phase].limit[size]
}

/** Is the first auction still on? The turn decides; without one, it is on in SR 1 while the B&O has no value (4.1). */
export function inAuction({ round, corporations, phase, turns }: PositionTable): boolean {
  if (turns) return turns.some(({ at }) => at === 'auction' || at === 'value')
  return round === 'SR 1' && !corporations[FIRST_CORPORATION] && phase === PHASES[0]
}

/** The buyer of the B&O if the auction items are sold but its value is not yet set (4.1). */
export function valueSetter(table: PositionTable): PlayerId | undefined {
  if (!inAuction(table)) return undefined
  const buyer = presidentIn(table, FIRST_CORPORATION)
  if (buyer === undefined || table.unstarted?.[FIRST_CORPORATION]) return buyer
  return sharesIn(table, buyer, FIRST_CORPORATION) === PRESIDENT_SHARES ? buyer : undefined
}
