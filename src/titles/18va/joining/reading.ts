import { cellAt, type Space } from '../../../bank/chart'
import type { PlayerId } from '../../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  GRID,
  PHASE_TABLE,
  PHASES,
  type PhaseId,
  PRESIDENT_SHARES,
  type PrivateId,
  type Size,
  STARTING_SPACES,
  type TrainId,
  TYPE_OF,
} from '../data'
import type { CorporationTable, PositionTable } from './table'

/** The corporations that a table lists: those that are started. */
export function listed(table: PositionTable): readonly (readonly [CorporationId, CorporationTable])[] {
  return CORPORATIONS.flatMap(id => {
    const row = table.corporations[id]
    return row ? [[id, row] as const] : []
  })
}

/** The corporations of a table that have not started, and of which rulings have moved something. */
export function unstartedIn({ unstarted = {} }: PositionTable) {
  return CORPORATIONS.flatMap(id => {
    const row = unstarted[id]
    return row ? [[id, row] as const] : []
  })
}

/** Shares of a corporation that a player has in a table. */
export function sharesIn(table: PositionTable, player: PlayerId, corporation: CorporationId): number {
  return table.players[player]?.shares[corporation] ?? 0
}

/** The president of a corporation in a table. */
export function presidentIn(table: PositionTable, corporation: CorporationId): PlayerId | undefined {
  return Object.keys(table.players).find(player => table.players[player]?.presidencies.includes(corporation))
}

/** Who has a private company in a table: a player, a corporation, or nobody. */
export function ownerIn(table: PositionTable, company: PrivateId): string | undefined {
  const player = Object.keys(table.players).find(id => table.players[id]?.privates.includes(company))
  const rows = [...listed(table), ...unstartedIn(table)]
  return player ?? rows.find(([, row]) => row.privates.includes(company))?.[0]
}

/** Trains of a type in a table, however they are declared, those in the bank included. */
export function trainsIn(table: PositionTable, type: TrainId): number {
  const owned = listed(table).flatMap(([, row]) => row.trains)
  const spread = [...owned, ...table.trainMarket].filter(train => TYPE_OF[train] === type)
  return (table.trainsLeft[type] ?? 0) + spread.length
}

/**
 * The space of a price: the one that the table names, else of those with it the one nearest to the row of the starting
 * value, the upper where two are as near. Nothing where no such space shows the price.
 */
export function spaceFor({ par, price, cell }: CorporationTable): Space | undefined {
  if (cell) return cellAt(GRID, cell)?.price === price ? cell : undefined
  const row = STARTING_SPACES.get(par)?.[0] ?? 0
  const spaces = GRID.flatMap((cells, r) =>
    cells.flatMap((it, c): Space[] => (it.price === price ? [[r, c]] : [])),
  )
  return spaces.sort((a, b) => Math.abs(a[0] - row) - Math.abs(b[0] - row) || a[0] - b[0])[0]
}

/** The train limit of a corporation without the Potomac Yards, by phase and size (2). */
export function plainLimit(phase: PhaseId, size: Size): number {
  return PHASE_TABLE[phase].limit[size]
}

/** Is the first auction still on: as the turn says, else in the first stock round while the B&O has no value (4.1)? */
export function inAuction({ round, corporations, phase, turns }: PositionTable): boolean {
  if (turns) return turns.some(({ at }) => at === 'auction' || at === 'value')
  return round === 'SR 1' && !corporations[FIRST_CORPORATION] && phase === PHASES[0]
}

/** The buyer of the B&O, where the first auction is over and its value is not yet set (4.1). */
export function valueSetter(table: PositionTable): PlayerId | undefined {
  if (!inAuction(table)) return undefined
  const buyer = presidentIn(table, FIRST_CORPORATION)
  if (buyer === undefined || table.unstarted?.[FIRST_CORPORATION]) return buyer
  return sharesIn(table, buyer, FIRST_CORPORATION) === PRESIDENT_SHARES ? buyer : undefined
}
