import { inOrder } from '../../../bank/chart'
import {
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  GRID,
  type PhaseId,
  PRIVATES,
  TABLE_I,
  TRAIN_CARDS,
  TRAINS,
} from '../data'
import type { AlLedger, AlRule } from '../ledger'
import { listed, ownerIn, presidentIn, refusePosition, sharesIn, spaceFor, trainsIn } from '../position'
import { type Position, type PositionTable, positionSchema } from '../positionTable'
import type { AlState } from '../state'
import { certificates, phaseReached } from '../state'
import { freshOperatingTurn, freshStockTurn } from '../turns'

function takeMoney(ledger: AlLedger, table: PositionTable): void {
  for (const player of ledger.state.players)
    ledger.pay(player, 'bank', ledger.state.cash[player] ?? 0, 'position')
  for (const player of ledger.state.players)
    ledger.pay('bank', player, table.players[player]?.cash ?? 0, 'position')
  for (const [id, row] of listed(table)) ledger.pay('bank', id, row.treasury, 'position')
}

function takeStock(ledger: AlLedger, table: PositionTable): void {
  for (const [id, row] of listed(table)) {
    for (const player of ledger.state.players) {
      const shares = sharesIn(table, player, id)
      if (shares > 0) ledger.shares(id, 'ipo', player, shares)
    }
    if (row.market > 0) ledger.shares(id, 'ipo', 'market', row.market)
    const president = presidentIn(table, id) ?? null
    ledger.setCorporation(id, { par: row.par, president, floated: row.floated, stations: row.tokens })
    const space = spaceFor(row.par, row.price)
    if (space) ledger.token(id, space, 'position')
  }
}

/** Where a price stands both in the yellow zone and outside it, the certificates that the table counts tell which (3.3(b)). */
function settleYellow(ledger: AlLedger, table: PositionTable): void {
  for (const [id, row] of listed(table)) {
    const inYellow = spaceFor(row.par, row.price, true)
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
}

/** Private companies that nobody has are closed since the first 5, the New Decatur Yards perhaps before; others are still unsold. */
function takePrivates(ledger: AlLedger, table: PositionTable): void {
  const sold = PRIVATES.some(company => ownerIn(table, company))
  for (const company of PRIVATES) {
    const closed = phaseReached(ledger.state, '5') || (company === 'NDY' && sold && table.phase !== '1')
    const owner = ownerIn(table, company) ?? (closed ? 'closed' : 'bank')
    ledger.private(company, owner, 'position')
  }
  const gone = phaseReached(ledger.state, '5')
  const owner = ownerIn(table, 'M&C')
  const chits = CORPORATIONS.find(id => id === owner) ?? null
  ledger.setExtra({
    abilities: { coal: { at: gone ? 'gone' : 'charter' }, lumber: gone ? 'gone' : 'unlaid', chits },
  })
}

/** Which corporations have operated in a round that is joined: those before the one whose turn it is, in the order that stands now. */
function operatedBefore(state: AlState, turn: CorporationId): readonly CorporationId[] {
  const order = inOrder(GRID, state.chart).filter(id => state.corporations[id].floated)
  return order.slice(0, order.indexOf(turn))
}

function takeRound(ledger: AlLedger, table: PositionTable): void {
  const [stock = 1, operating = 0] = table.round.slice(3).split('.').map(Number)
  const of = operating === 0 ? 0 : Math.max(operating, TABLE_I[table.phase as PhaseId].rounds)
  ledger.setExtra({ round: { stock, operating, of }, priorityDeal: table.priorityDeal })
  const turn = table.turn as CorporationId
  const floated = listed(table).flatMap(([id, row]) => (row.floated ? [id] : []))
  if (operating === 0)
    ledger.setTurns([freshStockTurn(table.turn, { passed: [], last: null, soldInRound: {} })])
  else ledger.setTurns([freshOperatingTurn(turn, operatedBefore(ledger.state, turn))])
  const objectives = floated.filter(id => CHARTERS[id].stations - 1 > ledger.state.corporations[id].stations)
  ledger.setExtra({ operatedOnce: operating > 1 || stock > 2 ? floated : objectives })
}

/** Joins a game on its way: the table as it stands, as the first entry; money, certificates and trains must be all there (2). */
export const position: AlRule<Position> = {
  cite: '2',
  schema: positionSchema,
  offers: () => [],
  check: (state, { table }) => refusePosition(state, table),
  play(ledger, { table }) {
    takeMoney(ledger, table)
    takeStock(ledger, table)
    takeTrains(ledger, table)
    ledger.set({ phase: table.phase })
    takePrivates(ledger, table)
    settleYellow(ledger, table)
    takeRound(ledger, table)
  },
}
