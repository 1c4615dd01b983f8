import type { Space } from '../../bank/chart'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import {
  BANK,
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  PAR_SPACES,
  PRIVATES,
  type PrivateId,
  TABLE_II,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from './data'
import type { PositionTable } from './positionTable'
import { refuse } from './refusals'
import type { AlState } from './state'

type CorporationTable = NonNullable<PositionTable['corporations'][CorporationId]>

/** The corporations that a table lists: those whose president's certificate has been sold. */
export function listed(table: PositionTable): readonly (readonly [CorporationId, CorporationTable])[] {
  return CORPORATIONS.flatMap(id => {
    const row = table.corporations[id]
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
  return player ?? listed(table).find(([, row]) => row.privates.includes(company))?.[0]
}

/** The space for a price, yellow or not where that is known: of those with it the one nearest to the row of the par value, the upper where two are as near. A ruling puts it right where it lay elsewhere. */
export function spaceFor(par: number, price: number, yellow?: boolean): Space | undefined {
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
  if (!spaceFor(row.par, row.price))
    return refuse('1.5', 'positionPrice', { corporation: id, price: row.price })
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

/** No more trains than there are; and while a type has not gone out of play, all of them. */
function trainFault(state: AlState, table: PositionTable): Refusal | undefined {
  for (const train of TRAINS) {
    const { number } = TRAIN_CARDS[train]
    if (table.trainsLeft[train] === null || (train === '4D' && state.extra.options.unlimited4D)) continue
    const found = trainsIn(table, train)
    const rusted = { '2': '4', '3': '6', '4': '7' }[train as string]
    const gone = rusted !== undefined && Number.parseInt(table.phase, 10) >= Number.parseInt(rusted, 10)
    const allThere = gone || table.phase === '4D' ? found <= number : found === number
    if (!allThere) return refuse('Table I', 'positionTrains', { train, found, number })
  }
  return undefined
}

function privateFault(table: PositionTable): Refusal | undefined {
  const all = [...Object.values(table.players), ...listed(table).map(([, row]) => row)].flatMap(
    row => row.privates,
  )
  const company = PRIVATES.find(id => all.filter(owned => owned === id).length > 1)
  return company && refuse('1.3.1', 'positionPrivate', { private: company })
}

function turnFault(state: AlState, table: PositionTable): Refusal | undefined {
  const { round, turn } = table
  const fits = round.startsWith('SR')
    ? state.players.includes(turn)
    : table.corporations[turn as CorporationId]?.floated
  return fits ? undefined : refuse('3', 'wrongTurn', { turn, round })
}

/** Is nothing entered yet: the table of 2, the first player to act? */
function untouched(state: AlState): boolean {
  const turn = state.turn[0]
  const cash = TABLE_II[state.players.length]?.cash
  return (
    turn.at === 'stock' &&
    turn.passed.length === 0 &&
    turn.player === state.extra.priorityDeal &&
    state.extra.round.stock === 1 &&
    state.players.every(player => state.cash[player] === cash) &&
    PRIVATES.every(id => state.privates[id] === 'bank' && state.extra.bids[id].length === 0)
  )
}

/** What is missing from a table that is to be joined: money, certificates, trains, presidents, private companies, or whose turn it is. */
export function refusePosition(state: AlState, table: PositionTable): Refusal | undefined {
  if (!untouched(state)) return refuse('2', 'positionLate', {})
  const names = Object.keys(table.players)
  const stranger =
    names.find(id => !state.players.includes(id)) ?? state.players.find(id => !names.includes(id))
  if (stranger !== undefined) return refuse('2', 'positionPlayer', { holder: stranger })
  const unlisted = names.flatMap(id =>
    CORPORATIONS.filter(c => sharesIn(table, id, c) > 0 && !table.corporations[c]),
  )[0]
  if (unlisted) return refuse('1.3.2', 'notStarted', { corporation: unlisted })
  for (const [id, row] of listed(table)) {
    const fault = corporationFault(table, id, row)
    if (fault) return fault
  }
  return moneyFault(table) ?? trainFault(state, table) ?? privateFault(table) ?? turnFault(state, table)
}
