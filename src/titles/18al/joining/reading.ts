import { cellAt, type Space } from '../../../bank/chart'
import type { PlayerId } from '../../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAR_SPACES,
  PHASES,
  type PhaseId,
  PRIVATES,
  type PrivateId,
  type TrainId,
} from '../data'
import type { CorporationTable, PositionTable } from './table'

/** The corporations that a table lists: those whose president's certificate has been sold. */
export function listed(table: PositionTable): readonly (readonly [CorporationId, CorporationTable])[] {
  return CORPORATIONS.flatMap(id => {
    const row = table.corporations[id]
    return row ? [[id, row] as const] : []
  })
}

/** The corporations of a table that have not started, but of which rulings have moved something. */
export function unstartedIn({ unstarted = {} }: PositionTable) {
  return CORPORATIONS.flatMap(id => {
    const row = unstarted[id]
    return row ? [[id, row] as const] : []
  })
}

/** Shares of a corporation that a player holds in a table. */
export function sharesIn(table: PositionTable, player: PlayerId, corporation: CorporationId): number {
  return table.players[player]?.shares[corporation] ?? 0
}

/** The president of a corporation in a table. */
export function presidentIn(table: PositionTable, corporation: CorporationId): PlayerId | undefined {
  return Object.keys(table.players).find(player => table.players[player]?.presidencies.includes(corporation))
}

/** The player or corporation that owns a private company in a table; `undefined` if nobody does. */
export function ownerIn(table: PositionTable, company: PrivateId): string | undefined {
  const player = Object.keys(table.players).find(id => table.players[id]?.privates.includes(company))
  const rows = [...listed(table), ...unstartedIn(table)]
  return player ?? rows.find(([, row]) => row.privates.includes(company))?.[0]
}

/**
 * The space of a price: the one that the table names, otherwise the one nearest to the row of the par value, the
 * upper of two equally near. `yellow` limits the search to spaces inside or outside the yellow zone. `undefined` if
 * no such space shows the price.
 */
export function spaceFor(
  { par, price, cell }: Pick<CorporationTable, 'par' | 'price' | 'cell'>,
  yellow?: boolean,
): Space | undefined {
  if (cell) return cellAt(GRID, cell)?.price === price ? cell : undefined
  const row = PAR_SPACES.get(par)?.[0] ?? 0
  const spaces = GRID.flatMap((cells, r) =>
    cells.flatMap((cell, c): Space[] =>
      cell.price === price && (yellow ?? cell.yellow === true) === (cell.yellow === true) ? [[r, c]] : [],
    ),
  )
  return spaces.sort((a, b) => Math.abs(a[0] - row) - Math.abs(b[0] - row) || a[0] - b[0])[0]
}

/** Trains of a type in a table, including those in the Initial Offering; the ones missing from the full number are out of play. */
export function trainsIn(table: PositionTable, type: TrainId): number {
  const owned = listed(table).flatMap(([, row]) => row.trains)
  return (
    (table.trainsLeft[type] ?? 0) + [...owned, ...table.trainMarket].filter(train => train === type).length
  )
}

/** Whether a table has reached this phase. */
export const reached = (table: PositionTable, phase: PhaseId) =>
  PHASES.indexOf(table.phase) >= PHASES.indexOf(phase)

/**
 * The private companies that are out of play: those that the table names, otherwise all of them since the first 5,
 * and before it the New Decatur Yards, if nobody has them: a train was bought with them (Table I, Table III).
 */
export function closedIn(table: PositionTable): readonly PrivateId[] {
  if (table.closed) return table.closed
  if (reached(table, '5')) return PRIVATES
  const sold = PRIVATES.some(company => ownerIn(table, company))
  return sold && table.phase !== PHASES[0] && !ownerIn(table, 'NDY') ? ['NDY'] : []
}
