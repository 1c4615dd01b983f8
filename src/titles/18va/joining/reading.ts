import { presidentIn, sharesIn } from '../../../families/joining/reading'
import type { PlayerId } from '../../../rules/state'
import { FIRST_CORPORATION, PHASES, PRESIDENT_SHARES } from '../data'
import type { Stored } from './frames'
import type { Table } from './table'

/** The frame of the first auction in a table that names it (4.1). */
export const auctionIn = ({ turns }: Table) =>
  turns?.find((it): it is Stored<'auction'> => it.at === 'auction')

/** Is the first auction still on? The turn decides; without one, it is on in SR 1 while the B&O has no value (4.1). */
export function inAuction({ round, corporations, phase, turns }: Table): boolean {
  if (turns) return turns.some(({ at }) => at === 'auction' || at === 'value')
  return round === 'SR 1' && !corporations[FIRST_CORPORATION] && phase === PHASES[0]
}

/** The buyer of the B&O if the auction items are sold but its value is not yet set (4.1). */
export function valueSetter(table: Table): PlayerId | undefined {
  if (!inAuction(table)) return undefined
  const buyer = presidentIn(table, FIRST_CORPORATION)
  if (buyer === undefined || table.unstarted?.[FIRST_CORPORATION]) return buyer
  return sharesIn(table, buyer, FIRST_CORPORATION) === PRESIDENT_SHARES ? buyer : undefined
}
