import { goneBefore } from '../../../bank/chart'
import { cashOf } from '../../../bank/money'
import { recordOf } from '../../../rules/state'
import { ownerIn, presidentIn, sharesIn } from '../../joining/reading'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import { type AnyRailway, operatingTurnIn, type RailwayTurn } from '../table'
import { freshOperatingTurn, freshStockTurn } from '../turns'
import type { JoiningPolicy } from './policy'
import { closedIn, framesIn, isExchanged, listed, nthOf, spaceFor, trainsIn, unstartedIn } from './reading'
import type { CorporationTable, PositionTable } from './table'

/** The cash of the players and the treasuries; what the players began with goes back first. */
function takeMoney(game: Game, ledger: RailLedger, table: PositionTable): void {
  const { players, cash } = ledger.state
  for (const player of players) ledger.pay(player, 'bank', cashOf(cash, player), 'position')
  for (const player of players) ledger.pay('bank', player, table.players[player]?.cash ?? 0, 'position')
  for (const [id, { treasury = 0 }] of [...listed(game, table), ...unstartedIn(game, table)])
    ledger.pay('bank', id, treasury, 'position')
}

/** Who holds a corporation's shares, and how many are in the market. */
function takeShares(ledger: RailLedger, table: PositionTable, corporation: string, market: number): void {
  for (const player of ledger.state.players) {
    const shares = sharesIn(table, player, corporation)
    if (shares > 0) ledger.shares(corporation, 'ipo', player, shares)
  }
  if (market > 0) ledger.shares(corporation, 'ipo', 'market', market)
}

function takeStock(game: Game, policy: JoiningPolicy, ledger: RailLedger, table: PositionTable): void {
  for (const id of game.corporations) {
    const hasRow = table.corporations[id] ?? table.unstarted?.[id]
    if (!hasRow && isExchanged(game, policy, ledger.state, table, id)) takeShares(ledger, table, id, 0)
  }
  for (const [id, row] of listed(game, table)) {
    takeShares(ledger, table, id, row.market)
    const president = presidentIn(table, id) ?? null
    const { par, floated, tokens: stations, lastRun = null } = row
    ledger.setCorporation(id, { par, president, floated, stations, lastRun })
  }
  for (const [id, row] of unstartedIn(game, table)) {
    takeShares(ledger, table, id, row.market)
    ledger.setCorporation(id, { stations: row.tokens })
  }
}

/** Tokens in one space lie in the order that the table names, otherwise in that of the charters. */
function takeChart(game: Game, ledger: RailLedger, table: PositionTable): void {
  for (const id of new Set([...(table.stacks ?? []), ...game.corporations])) {
    const row = table.corporations[id]
    const space = row && spaceFor(game, row)
    if (space) ledger.token(game.grid, id, space, 'position')
  }
}

/**
 * If a price occurs both in spaces that count and in others, the certificates that the table counts show which one it is.
 */
function settleSpaces(game: Game, ledger: RailLedger, table: PositionTable): void {
  if (game.printed.uncounted.length === 0) return
  for (const [id, row] of listed(game, table)) {
    const uncounted = spaceFor(game, row, true)
    const counted = (player: string) => table.players[player]?.certificates ?? Number.POSITIVE_INFINITY
    const fewer = ledger.state.players.some(
      player => sharesIn(table, player, id) > 0 && counted(player) < game.certificates(ledger.state, player),
    )
    if (uncounted && fewer) ledger.token(game.grid, id, uncounted, 'position')
  }
}

/** Trains lie where the table has them, as what they were declared; those of a limited type that it lacks are out of play. */
function takeTrains(game: Game, ledger: RailLedger, table: PositionTable): void {
  for (const [id, row] of listed(game, table))
    for (const train of row.trains) ledger.train(game.typeOf(train), 'ipo', id, 'position', train)
  for (const train of table.trainMarket) ledger.train(train, 'ipo', 'market', 'position')
  for (const train of game.trains) {
    const all = ledger.state.depot.offering[train] === null ? null : game.train(train).number
    if (all === null) continue
    for (let gone = all - trainsIn(game, table, train); gone > 0; gone--)
      ledger.train(train, 'ipo', 'gone', 'position')
  }
  for (const train of table.gone ?? []) ledger.train(train, 'ipo', 'gone', 'position')
}

/** Private companies without an owner are closed or still unsold. */
function takePrivates(game: Game, policy: JoiningPolicy, ledger: RailLedger, table: PositionTable): void {
  const closed = closedIn(game, policy, ledger.state, table)
  const companies = Object.keys(ledger.state.privates)
  for (const company of companies) {
    const owner = ownerIn(table, company) ?? (closed.includes(company) ? 'closed' : 'bank')
    ledger.private(company, owner, 'position')
  }
  ledger.set({ bids: recordOf(companies, company => table.bids?.[company] ?? []) })
}

/** The corporations that have operated in the joined round, if the table does not say. */
const operatedBefore = ({ grid }: Game, state: AnyRailway, turn: string): readonly string[] =>
  goneBefore(grid, state.chart, turn).filter(id => corporationIn(state, id).floated)

/** The frames to act, if the table does not say what the turn remembers: a fresh turn, below discards that are due. */
function freshTurns(
  game: Game,
  { steps }: JoiningPolicy,
  state: AnyRailway,
  table: PositionTable,
): readonly RailwayTurn[] {
  const { turn, operated = operatedBefore(game, state, turn) } = table
  if (nthOf(table) === 0) return [freshStockTurn(turn)]
  const own = freshOperatingTurn(turn, steps[0], operated)
  return game.overTrainLimit(state).length > 0 ? [{ at: 'discard' }, own] : [own]
}

/**
 * Whether a corporation has had an operating turn. If the table does not say, a later round, its trains, a placed station
 * or a changed treasury show it; otherwise it floated in the current or the last stock round.
 */
function hasOperated(
  game: Game,
  state: AnyRailway,
  table: PositionTable,
  id: string,
  row: CorporationTable,
): boolean {
  if (row.operated !== undefined) return row.operated
  const now = operatingTurnIn(state)
  if (!row.floated || nthOf(table) > 1 || now?.operated.includes(id)) return row.floated
  const placed = row.tokens < game.charter(id).stations.length
  return row.trains.length > 0 || placed || row.treasury !== row.par * game.printed.paper.shares
}

function takeRound(game: Game, policy: JoiningPolicy, ledger: RailLedger, table: PositionTable): void {
  const [stock = 1, operating = 0] = table.round.slice(3).split('.').map(Number)
  const { rounds = game.phase(table).rounds, priorityDeal, gameOver } = table
  const of = operating === 0 ? 0 : Math.max(operating, rounds)
  ledger.set({
    round: { stock, operating, of },
    priorityDeal,
    ending: table.ending ?? null,
    endRuled: table.endRuled === true,
  })
  const turns = framesIn(policy, table) ?? freshTurns(game, policy, ledger.state, table)
  const [top, ...below] = gameOver ? [{ at: 'over' as const, by: gameOver }] : turns
  if (top) ledger.setTurns([top, ...below])
  for (const [id, row] of listed(game, table))
    ledger.setCorporation(id, { operated: hasOperated(game, ledger.state, table, id, row) })
}

/** Takes over a table that is joined in progress. */
export const takeTable =
  (game: Game, policy: JoiningPolicy) =>
  (ledger: RailLedger, table: PositionTable): void => {
    policy.own.prepare?.(ledger, table)
    takeMoney(game, ledger, table)
    takeStock(game, policy, ledger, table)
    takeChart(game, ledger, table)
    takeTrains(game, ledger, table)
    ledger.set({ phase: table.phase })
    takePrivates(game, policy, ledger, table)
    settleSpaces(game, ledger, table)
    takeRound(game, policy, ledger, table)
    policy.own.take(ledger, table)
  }
