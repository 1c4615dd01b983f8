import { goneBefore } from '../../../bank/chart'
import { ownerIn, presidentIn, sharesIn } from '../../../families/joining/reading'
import { takeMoney, takeShares } from '../../../families/joining/taking'
import type { RailRule } from '../../../families/railway/law'
import type { RailLedger } from '../../../families/railway/ledger'
import { type AnyRailway, operatingTurn } from '../../../families/railway/table'
import { freshOperatingTurn, freshStockTurn } from '../../../families/railway/turns'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, game, PRIVATES, TRAINS } from '../data'
import type { Abilities } from '../own'
import { STEPS } from '../steps'
import { refusePosition } from './faults'
import { frameOf } from './frames'
import { closedIn, listed, spaceFor, trainsIn, unstartedIn } from './reading'
import { rememberedFault } from './remembered'
import { type CorporationTable, type Position, type PositionTable, positionSchema } from './table'

function takeStock(ledger: RailLedger, table: PositionTable): void {
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
function takeChart(ledger: RailLedger, table: PositionTable): void {
  for (const id of new Set([...(table.stacks ?? []), ...CORPORATIONS])) {
    const row = table.corporations[id]
    const space = row && spaceFor(row)
    if (space) ledger.token(id, space, 'position')
  }
}

/** If a price occurs both inside and outside the yellow zone, the certificates that the table counts show which one it is (3.3(b)). */
function settleYellow(ledger: RailLedger, table: PositionTable): void {
  for (const [id, row] of listed(table)) {
    const inYellow = spaceFor(row, true)
    const counted = (player: string) => table.players[player]?.certificates ?? Number.POSITIVE_INFINITY
    const fewer = ledger.state.players.some(
      player => sharesIn(table, player, id) > 0 && counted(player) < game.certificates(ledger.state, player),
    )
    if (inYellow && fewer) ledger.token(id, inYellow, 'position')
  }
}

function takeTrains(ledger: RailLedger, table: PositionTable): void {
  for (const [id, row] of listed(table))
    for (const train of row.trains) ledger.train(train, 'ipo', id, 'position')
  for (const train of table.trainMarket) ledger.train(train, 'ipo', 'market', 'position')
  for (const train of TRAINS) {
    if (ledger.state.depot.offering[train] === null) continue
    for (let gone = (game.train(train).number ?? 0) - trainsIn(table, train); gone > 0; gone--)
      ledger.train(train, 'ipo', 'gone', 'position')
  }
  for (const train of table.gone ?? []) ledger.train(train, 'ipo', 'gone', 'position')
}

/** Private companies without an owner are closed or still unsold; their pieces are on the charter as long as the companies are open. */
function takePrivates(ledger: RailLedger, table: PositionTable): void {
  const closed = closedIn(table)
  for (const company of PRIVATES)
    ledger.private(
      company,
      ownerIn(table, company) ?? (closed.includes(company) ? 'closed' : 'bank'),
      'position',
    )
  const gone = game.reached(ledger.state, '5')
  const owner = ownerIn(table, 'M&C')
  const { coal = { at: gone ? 'gone' : 'charter' }, lumber = { at: gone ? 'gone' : 'unlaid' } } = table
  const { chits = CORPORATIONS.find(id => id === owner) ?? null, bids = {} } = table
  const there = lumber.hex === undefined ? {} : { lumberHex: lumber.hex }
  ledger.setOwn({
    abilities: { coal: coal as Abilities['coal'], lumber: lumber.at, ...there, chits },
    terrain: table.terrain ?? [],
    laid: table.laid ?? [],
  })
  ledger.set({ bids: recordOf(PRIVATES, company => bids[company] ?? []) })
}

/** The corporations that have operated in the joined round, if the table does not say. */
function operatedBefore(state: AnyRailway, turn: string): readonly string[] {
  return goneBefore(game.grid, state.chart, turn).filter(id => state.corporations[id]?.floated)
}

/** The frames to act, if the table does not say what the turn remembers: a fresh turn, below discards that are due. */
function freshTurns(state: AnyRailway, { round, turn, operated }: PositionTable): AnyRailway['turn'] {
  if (round.startsWith('SR')) return [freshStockTurn(turn)]
  const own = freshOperatingTurn(turn, STEPS[0], operated ?? operatedBefore(state, turn))
  return game.overTrainLimit(state).length > 0 ? [{ at: 'discard' }, own] : [own]
}

/**
 * Whether a corporation has had an operating turn. If the table does not say, a later round, its trains, a placed
 * station or a changed treasury show it; otherwise it floated in the current or the last stock round.
 */
function hasOperated(state: AnyRailway, table: PositionTable, id: string, row: CorporationTable): boolean {
  if (row.operated !== undefined) return row.operated
  const now = operatingTurn(state)
  const round = Number(table.round.split('.')[1] ?? 0)
  if (!row.floated || round > 1 || now?.operated.includes(id)) return row.floated
  const placed = row.tokens < game.charter(id).stations.length
  return row.trains.length > 0 || placed || row.treasury !== row.par * game.printed.paper.shares
}

function takeRound(ledger: RailLedger, table: PositionTable): void {
  const [stock = 1, operating = 0] = table.round.slice(3).split('.').map(Number)
  const { rounds = game.phase({ phase: table.phase }).rounds, priorityDeal, gameOver } = table
  const of = operating === 0 ? 0 : Math.max(operating, rounds)
  ledger.set({ round: { stock, operating, of }, priorityDeal })
  const [top, ...below] = table.turns?.map(frameOf) ?? freshTurns(ledger.state, table)
  if (gameOver !== undefined || top)
    ledger.setTurns(gameOver === undefined && top ? [top, ...below] : [{ at: 'over', by: gameOver ?? '' }])
  const rows = listed(table)
  for (const [id, row] of rows)
    ledger.setCorporation(id, { operated: hasOperated(ledger.state, table, id, row) })
  ledger.setOwn({
    objectives: rows.flatMap(([id, { objective }]) => (objective ? [id] : [])),
    cities: recordOf(CORPORATIONS, id => table.corporations[id]?.cities ?? []),
    extraRound: table.extraRound === true,
  })
  ledger.set({ ending: table.ending ?? null, endRuled: table.endRuled === true })
}

/** Joins a game in progress: the current table as the first entry; money, certificates and trains must all be accounted for (2). */
export const position: RailRule<Position> = {
  schema: positionSchema,
  offers: () => [],
  why(state, { table }) {
    const refusal = refusePosition(state, table) ?? rememberedFault(state, table)
    return refusal && { code: refusal.code, facts: refusal.facts, cite: refusal.rule }
  },
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
