import { type Cell, cellAt, type Space } from '../../../bank/chart'
import { nearestSpace, ownerIn, rowsOf } from '../../../families/joining/reading'
import { CORPORATIONS, game, PHASES, PRIVATES } from '../data'
import type { CorporationTable, PositionTable } from './table'

/** The corporations that a table lists: those whose president's certificate has been sold. */
export const listed = (table: PositionTable) => rowsOf(CORPORATIONS, table.corporations)

/** The corporations of a table that have not started, but of which rulings have moved something. */
export const unstartedIn = ({ unstarted = {} }: PositionTable) => rowsOf(CORPORATIONS, unstarted)

/**
 * The space of a price: the one that the table names, otherwise the one nearest to the row of the par value, the
 * upper of two equally near. `yellow` limits the search to spaces inside or outside the yellow zone. `undefined` if
 * no such space shows the price.
 */
export function spaceFor(
  { par, price, cell }: Pick<CorporationTable, 'par' | 'price' | 'cell'>,
  yellow?: boolean,
): Space | undefined {
  if (cell) return cellAt(game.grid, cell)?.price === price ? cell : undefined
  const row = game.parSpaces.get(par)?.[0] ?? 0
  const inYellow = (it: Cell) => it.yellow === true
  return nearestSpace(game.grid, row, it => it.price === price && (yellow ?? inYellow(it)) === inYellow(it))
}

/** Trains of a type in a table, including those in the Initial Offering; the ones missing from the full number are out of play. */
export function trainsIn(table: PositionTable, type: string): number {
  const owned = listed(table).flatMap(([, row]) => row.trains)
  return (
    (table.trainsLeft[type] ?? 0) + [...owned, ...table.trainMarket].filter(train => train === type).length
  )
}

/** Whether a table has reached this phase. */
export const reached = (table: PositionTable, phase: string) =>
  PHASES.indexOf(table.phase) >= PHASES.indexOf(phase)

/**
 * The private companies that are out of play: those that the table names, otherwise all of them since the first 5,
 * and before it the New Decatur Yards, if nobody has them: a train was bought with them (Table I, Table III).
 */
export function closedIn(table: PositionTable): readonly string[] {
  if (table.closed) return table.closed
  if (reached(table, '5')) return PRIVATES
  const sold = PRIVATES.some(company => ownerIn(table, company))
  return sold && table.phase !== PHASES[0] && !ownerIn(table, 'NDY') ? ['NDY'] : []
}
