import { cellAt, type Space } from '../../../bank/chart'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import {
  BANK,
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  PAR_SPACES,
  PHASES,
  type PhaseId,
  PRIVATES,
  type PrivateId,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from '../data'
import { refuse } from '../refusals'
import type { AlState } from '../state'
import type { CorporationTable, PositionTable } from './table'

/** The corporations that a table lists: those whose president's certificate has been sold. */
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

/**
 * The space of a price: the one that the table names, else, yellow or not where that is known, of those with it the one
 * nearest to the row of the par value, the upper where two are as near. Nothing where no such space shows the price.
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

function moneyFault(table: PositionTable): Refusal | undefined {
  const players = Object.values(table.players).reduce((sum, row) => sum + row.cash, 0)
  const treasuries = listed(table).reduce((sum, [, row]) => sum + row.treasury, 0)
  const sum = players + treasuries + table.bank
  return sum === BANK ? undefined : refuse('1.4', 'positionMoney', { sum, bank: BANK, missing: BANK - sum })
}

function corporationFault(
  table: PositionTable,
  id: CorporationId,
  row: CorporationTable,
): Refusal | undefined {
  const held = Object.keys(table.players).reduce((sum, player) => sum + sharesIn(table, player, id), 0)
  const sum = held + row.ipo + row.market
  if (sum !== PAPER.shares)
    return refuse('1.3.2', 'positionShares', { corporation: id, percent: sum * PAPER.percent })
  const presidents = Object.values(table.players).filter(player => player.presidencies.includes(id)).length
  const president = presidentIn(table, id)
  if (presidents !== 1 || !president || sharesIn(table, president, id) < PAPER.presidentShares)
    return refuse('1.3.2', 'positionPresident', { corporation: id, presidents })
  if (!PAR_SPACES.has(row.par))
    return refuse('3.2(c)(1)', 'notPar', { price: row.par, pars: [...PAR_SPACES.keys()].map(String) })
  if (!spaceFor(row)) return refuse('1.5', 'positionPrice', { corporation: id, price: row.price })
  const most = CHARTERS[id].stations - 1
  return row.tokens > most ? refuse('4.2.2', 'stationsLeft', { corporation: id, most }) : undefined
}

/** Trains of a type in a table, those in the Initial Offering included; those out of play are what is missing to the whole. */
export function trainsIn(table: PositionTable, type: TrainId): number {
  const owned = listed(table).flatMap(([, row]) => row.trains)
  return (
    (table.trainsLeft[type] ?? 0) + [...owned, ...table.trainMarket].filter(train => train === type).length
  )
}

/** The type whose first train takes another out of play (Table I); a 4 on a charter may stay a while (4.2.5.1). */
const GOES_WITH: Readonly<Partial<Record<TrainId, PhaseId>>> = { '2': '4', '3': '6', '4': '7' }

/** Has a table come to this phase? */
const reached = (table: PositionTable, phase: PhaseId) => PHASES.indexOf(table.phase) >= PHASES.indexOf(phase)

/** No more trains than there are; and while a type has not gone out of play, all of them. Only an unlimited type has no number. */
function trainFault(state: AlState, table: PositionTable): Refusal | undefined {
  for (const train of TRAINS) {
    if (state.depot.offering[train] === null) continue
    const { number } = TRAIN_CARDS[train]
    if (table.trainsLeft[train] === null) return refuse('Table I', 'positionUnlimited', { train, number })
    const found = trainsIn(table, train)
    const by = GOES_WITH[train]
    const mayLack = table.ruled || (by && reached(table, by))
    const allThere = mayLack ? found <= number : found === number
    if (!allThere) return refuse('Table I', 'positionTrains', { train, found, number })
  }
  return undefined
}

/**
 * Which private companies nobody has that are out of play: as the table says, else all since the first 5, and before it the
 * New Decatur Yards, once a train was bought with them (Table I, Table III).
 */
export function closedIn(table: PositionTable): readonly PrivateId[] {
  if (table.closed) return table.closed
  if (reached(table, '5')) return PRIVATES
  const sold = PRIVATES.some(company => ownerIn(table, company))
  return sold && table.phase !== PHASES[0] && !ownerIn(table, 'NDY') ? ['NDY'] : []
}

/** Each private company is somewhere once, or out of play for a reason that the phase allows; all are sold before a corporation starts. */
function privateFault(table: PositionTable): Refusal | undefined {
  const rows = [...listed(table), ...unstartedIn(table)].map(([, row]) => row)
  const all = [...Object.values(table.players), ...rows].flatMap(row => row.privates)
  const twice = PRIVATES.find(id => all.filter(owned => owned === id).length > 1)
  if (twice) return refuse('1.3.1', 'positionPrivate', { private: twice })
  if (table.ruled) return undefined
  const late = reached(table, '5')
  const open = late && PRIVATES.find(id => ownerIn(table, id))
  if (open) return refuse('Table I', 'privateOpen', { private: open })
  const closed = closedIn(table)
  const early = (id: PrivateId) => !late && (id !== 'NDY' || !reached(table, '2'))
  const wrongly = PRIVATES.find(id => closed.includes(id) && (early(id) || ownerIn(table, id)))
  if (wrongly) return refuse('Table I', 'privateClosed', { private: wrongly })
  // They are sold in their order, and none may be left when the first corporation starts.
  const sold = listed(table).length > 0 || reached(table, '2')
  const last = sold
    ? PRIVATES.length
    : PRIVATES.findLastIndex(id => ownerIn(table, id) ?? closed.includes(id))
  const lost = PRIVATES.find((id, i) => i < last && !ownerIn(table, id) && !closed.includes(id))
  return lost && refuse('3.1', 'positionNowhere', { private: lost })
}

/** All shares of a corporation that has not started are there, and its president's certificate is unsold (1.3.2). */
function unstartedFault(table: PositionTable): Refusal | undefined {
  for (const [id, row] of unstartedIn(table)) {
    const held = Object.keys(table.players).reduce((sum, player) => sum + sharesIn(table, player, id), 0)
    const sum = held + row.ipo + row.market
    if (sum !== PAPER.shares)
      return refuse('1.3.2', 'positionShares', { corporation: id, percent: sum * PAPER.percent })
    const most = CHARTERS[id].stations - 1
    if (row.tokens > most) return refuse('4.2.2', 'stationsLeft', { corporation: id, most })
  }
  return undefined
}

function turnFault(state: AlState, table: PositionTable): Refusal | undefined {
  const { round, turn } = table
  if (table.gameOver !== undefined) return undefined
  const fits = round.startsWith('SR')
    ? state.players.includes(turn)
    : table.corporations[turn as CorporationId]?.floated
  return fits ? undefined : refuse('3', 'wrongTurn', { turn, round })
}

/** What is missing from a table that is to be joined: money, certificates, trains, presidents, private companies, or whose turn it is. */
export function refusePosition(state: AlState, table: PositionTable): Refusal | undefined {
  if (!state.fresh) return refuse('2', 'positionLate', {})
  const names = Object.keys(table.players)
  const stranger =
    names.find(id => !state.players.includes(id)) ?? state.players.find(id => !names.includes(id))
  if (stranger !== undefined) return refuse('2', 'positionPlayer', { holder: stranger })
  const unlisted = names.flatMap(id =>
    CORPORATIONS.filter(
      c => sharesIn(table, id, c) > 0 && !table.corporations[c] && !(table.ruled && table.unstarted?.[c]),
    ),
  )[0]
  if (unlisted) return refuse('1.3.2', 'notStarted', { corporation: unlisted })
  for (const [id, row] of listed(table)) {
    const fault = corporationFault(table, id, row)
    if (fault) return fault
  }
  return (
    unstartedFault(table) ??
    moneyFault(table) ??
    trainFault(state, table) ??
    privateFault(table) ??
    turnFault(state, table)
  )
}
