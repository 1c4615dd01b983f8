import type { AnyRailway } from '../../../families/railway/table'
import { PHASES, TRAINS } from '../data'
import type { JoinedTable } from '../table/report'

/** A corporation floats once at most this many shares are in the Initial Offering (3.4). */
const FLOATS_AT = 4

/** The phase of a table on which these trains were bought: that of the latest (1.2). */
export function phaseOf(bought: readonly string[]): string {
  return PHASES.findLast(id => bought.includes(id)) ?? PHASES[0] ?? ''
}

/**
 * Completes a joined table with what follows from the rest: the phase is that of the latest train bought (1.2), none
 * of the types before it (or before the phase of a ruling) is left to sell (4.2.5(b)), and corporations that have
 * sold 60% have floated (3.4).
 */
export function completed({ depot }: AnyRailway, table: JoinedTable, ruled?: string): JoinedTable {
  const corporations = Object.entries(table.corporations)
  const bought = [...corporations.flatMap(([, { trains }]) => trains), ...table.trainMarket]
  const phase = phaseOf(bought)
  const left = (type: string, i: number) => {
    const all = depot.offering[type] ?? null
    if (all === null) return null
    return i < PHASES.indexOf(ruled ?? phase) - 1
      ? 0
      : Math.max(0, all - bought.filter(it => it === type).length)
  }
  return {
    ...table,
    phase,
    corporations: Object.fromEntries(
      corporations.map(([id, row]) => [id, { ...row, floated: row.ipo <= FLOATS_AT }]),
    ),
    trainsLeft: Object.fromEntries(TRAINS.map((type, i) => [type, left(type, i)])),
  }
}
