import { goneBefore } from '../../../bank/chart'
import { ownerIn, presidentIn, sharesIn } from '../../../families/joining/reading'
import { takeMoney, takeShares } from '../../../families/joining/taking'
import { recordOf } from '../../../rules/state'
import {
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  PRIVATES,
  TABLE_I,
  TRAIN_CARDS,
  TRAINS,
} from '../data'
import type { AlLedger, AlRule } from '../ledger'
import { type Abilities, type AlState, certificates, overTrainLimit, phaseReached } from '../state'
import { freshOperatingTurn, freshStockTurn } from '../turns'
import { refusePosition } from './faults'
import { closedIn, listed, spaceFor, trainsIn, unstartedIn } from './reading'
import { rememberedFault } from './remembered'
import { type CorporationTable, type Position, type PositionTable, positionSchema } from './table'

function takeStock(ledger: AlLedger, table: PositionTable): void {
  for (const [id, row] of listed(table)) {
    takeShares(ledger, table, id, row.market)
    const president = presidentIn(table, id) ?? null
    const { par, floated, tokens: stations, lastRun = null } = row
    ledger.setCorporation(id, { par, president, floated, stations, lastRun })
  }
  for (const [id, row] of unstartedIn(table)) {
    takeShares(ledger, table, id, row.market)
    ledger.setCorporation(id, { stations: row.tokens })
  }
}

/** Tokens in one space lie in the order that the table names, otherwise in that of the charters. */
function takeChart(ledger: AlLedger, table: PositionTable): void {
  for (const id of new Set([...(table.stacks ?? []), ...CORPORATIONS])) {
    const row = table.corporations[id]
    const space = row && spaceFor(row)
    if (space) ledger.token(id, space, 'position')
  }
}

/** If a price occurs both inside and outside the yellow zone, the certificates that the table counts show which one it is (3.3(b)). */
function settleYellow(ledger: AlLedger, table: PositionTable): void {
  for (const [id, row] of listed(table)) {
    const inYellow = spaceFor(row, true)
    const counted = (player: string) => table.players[player]?.certificates ?? Number.POSITIVE_INFINITY
    const fewer = ledger.state.players.some(
      player => sharesIn(table, player, id) > 0 && counted(player) < certificates(ledger.state, player),
    )
    if (inYellow && fewer) ledger.token(id, inYellow, 'position')
  }
}

function takeTrains(ledger: AlLedger, table: PositionTable): void {
  for (const [id, row] of listed(table))
    for (const train of row.trains) ledger.train(train, 'ipo', id, 'position')
  for (const train of table.trainMarket) ledger.train(train, 'ipo', 'market', 'position')
  for (const train of TRAINS) {
    if (ledger.state.depot.offering[train] === null) continue
    for (let gone = TRAIN_CARDS[train].number - trainsIn(table, train); gone > 0; gone--)
      ledger.train(train, 'ipo', 'gone', 'position')
  }
  for (const train of table.gone ?? []) ledger.train(train, 'ipo', 'gone', 'position')
}

/** Private companies without an owner are closed or still unsold; their pieces are on the charter as long as the companies are open. */
function takePrivates(ledger: AlLedger, table: PositionTable): void {
  const closed = closedIn(table)
  for (const company of PRIVATES)
    ledger.private(
      company,
      ownerIn(table, company) ?? (closed.includes(company) ? 'closed' : 'bank'),
      'position',
    )
  const gone = phaseReached(ledger.state, '5')
  const owner = ownerIn(table, 'M&C')
  const { coal = { at: gone ? 'gone' : 'charter' }, lumber = { at: gone ? 'gone' : 'unlaid' } } = table
  const { chits = CORPORATIONS.find(id => id === owner) ?? null, bids = {} } = table
  const there = lumber.hex === undefined ? {} : { lumberHex: lumber.hex }
  ledger.setExtra({
    abilities: { coal: coal as Abilities['coal'], lumber: lumber.at, ...there, chits },
    bids: recordOf(PRIVATES, company => bids[company] ?? []),
    terrain: table.terrain ?? [],
    laid: table.laid ?? [],
  })
}

/** The corporations that have operated in the joined round, if the table does not say. */
function operatedBefore(state: AlState, turn: CorporationId): readonly CorporationId[] {
  return goneBefore(GRID, state.chart, turn).filter(id => state.corporations[id].floated)
}

/** The frames to act, if the table does not say what the turn remembers: a fresh turn, below discards that are due. */
function freshTurns(state: AlState, { round, turn, operated }: PositionTable): AlState['turn'] {
  if (round.startsWith('SR')) return [freshStockTurn(turn, { passed: [], last: null, soldInRound: {} })]
  const corporation = turn as CorporationId
  const own = freshOperatingTurn(corporation, operated ?? operatedBefore(state, corporation))
  return overTrainLimit(state).length > 0 ? [{ at: 'discard' }, own] : [own]
}

/**
 * Whether a corporation has had an operating turn. If the table does not say, a later round, its trains, a placed
 * station or a changed treasury show it; otherwise it floated in the current or the last stock round.
 */
function hasOperated(
  state: AlState,
  table: PositionTable,
  id: CorporationId,
  row: CorporationTable,
): boolean {
  if (row.operated !== undefined) return row.operated
  const now = state.turn.find(turn => turn.at === 'operate')
  const round = Number(table.round.split('.')[1] ?? 0)
  if (!row.floated || round > 1 || now?.operated.includes(id)) return row.floated
  const placed = row.tokens < CHARTERS[id].stations - 1
  return row.trains.length > 0 || placed || row.treasury !== row.par * PAPER.shares
}

function takeRound(ledger: AlLedger, table: PositionTable): void {
  const [stock = 1, operating = 0] = table.round.slice(3).split('.').map(Number)
  const { rounds = TABLE_I[table.phase].rounds, priorityDeal, gameOver } = table
  const of = operating === 0 ? 0 : Math.max(operating, rounds)
  ledger.setExtra({ round: { stock, operating, of }, priorityDeal })
  const turns = (table.turns ?? freshTurns(ledger.state, table)) as AlState['turn']
  ledger.setTurns(gameOver ? [{ at: 'over', by: gameOver }] : turns)
  const rows = listed(table)
  ledger.setExtra({
    operatedOnce: rows.flatMap(([id, row]) => (hasOperated(ledger.state, table, id, row) ? [id] : [])),
    objectives: rows.flatMap(([id, { objective }]) => (objective ? [id] : [])),
    cities: recordOf(CORPORATIONS, id => table.corporations[id]?.cities ?? []),
    ending: table.ending ?? null,
    endRuled: table.endRuled === true,
    extraRound: table.extraRound === true,
  })
}

/** Joins a game in progress: the current table as the first entry; money, certificates and trains must all be accounted for (2). */
export const position: AlRule<Position> = {
  cite: '2',
  schema: positionSchema,
  offers: () => [],
  check: (state, { table }) => refusePosition(state, table) ?? rememberedFault(state, table),
  play(ledger, { table }) {
    takeMoney(ledger, table, listed(table))
    takeStock(ledger, table)
    takeChart(ledger, table)
    takeTrains(ledger, table)
    ledger.set({ phase: table.phase })
    takePrivates(ledger, table)
    settleYellow(ledger, table)
    takeRound(ledger, table)
  },
}
