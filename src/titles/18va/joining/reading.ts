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

/** The corporations listed in a table: those that are started. */
export function listed(table: PositionTable): readonly (readonly [CorporationId, CorporationTable])[] {
  return CORPORATIONS.flatMap(id => {
    const row = table.corporations[id]
    return row ? [[id, row] as const] : []
  })
}

/** Unstarted corporations of a table of which a ruling has moved something. */
export function unstartedIn({ unstarted = {} }: PositionTable) {
  return CORPORATIONS.flatMap(id => {
    const row = unstarted[id]
    return row ? [[id, row] as const] : []
  })
}

/** A player's shares of a corporation in a table. */
export function sharesIn(table: PositionTable, player: PlayerId, corporation: CorporationId): number {
  return table.players[player]?.shares[corporation] ?? 0
}

/** The president of a corporation in a table; `undefined` if it has none. */
export function presidentIn(table: PositionTable, corporation: CorporationId): PlayerId | undefined {
  return Object.keys(table.players).find(player => table.players[player]?.presidencies.includes(corporation))
}

/** The player or corporation that owns a private company in a table; `undefined` if nobody does. */
export function ownerIn(table: PositionTable, company: PrivateId): string | undefined {
  const player = Object.keys(table.players).find(id => table.players[id]?.privates.includes(company))
  const rows = [...listed(table), ...unstartedIn(table)]
  return player ?? rows.find(([, row]) => row.privates.includes(company))?.[0]
}

/** Trains of a type in a table, however declared, including those still in the bank. */
export function trainsIn(table: PositionTable, type: TrainId): number {
  const owned = listed(table).flatMap(([, row]) => row.trains)
  const spread = [...owned, ...table.trainMarket].filter(train => TYPE_OF[train] === type)
  return (table.trainsLeft[type] ?? 0) + spread.length
}

/**
 * The space of a corporation's price. If the table names a space, it must show the price; otherwise the space with that
 * price nearest to the row of the starting value, the upper one on a tie. `undefined` if no space fits.
 */
export function spaceFor({ par, price, cell }: CorporationTable): Space | undefined {
  if (cell) return cellAt(GRID, cell)?.price === price ? cell : undefined
  const row = STARTING_SPACES.get(par)?.[0] ?? 0
  const spaces = GRID.flatMap((cells, r) =>
    cells.flatMap((it, c): Space[] => (it.price === price ? [[r, c]] : [])),
  )
  return spaces.sort((a, b) => Math.abs(a[0] - row) - Math.abs(b[0] - row) || a[0] - b[0])[0]
}

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
