import { goneBefore } from '../../../bank/chart'
import { ownerIn, presidentIn } from '../../../families/joining/reading'
import { takeMoney, takeShares } from '../../../families/joining/taking'
import type { PositionTable as RailTable } from '../../../families/railway/joining/table'
import { takeChart, takeTrains } from '../../../families/railway/joining/take'
import type { RailRule } from '../../../families/railway/law'
import { operatingTurn } from '../../../families/railway/table'
import { freshOperatingTurn, freshStockTurn } from '../../../families/railway/turns'
import {
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  PHASE_TABLE,
  PRESIDENT_SHARES,
  PRIVATES,
  SET_ASIDE,
  STATIONS,
} from '../data'
import {
  game,
  lotsTurn,
  overTrainLimit,
  phaseReached,
  STEPS,
  setCorporation,
  type VaLedger,
  type VaState,
  type VaTurn,
  va,
} from '../state'
import { refusePosition } from './faults'
import { takeTurn } from './frames'
import { inAuction, listed, plainLimit, unstartedIn, valueSetter } from './reading'
import { type Position, type PositionTable, positionSchema } from './table'

/** Brings all ten shares into use without reporting a conversion. */
function takeSize(ledger: VaLedger, corporation: CorporationId): void {
  if (ledger.state.corporations[corporation].size === 10) return
  ledger.shares(corporation, 'aside', 'ipo', SET_ASIDE)
  setCorporation(ledger, corporation, { size: 10, stations: STATIONS[10] })
}

/** Restores what rulings have moved of unstarted corporations. */
function takeUnstarted(ledger: VaLedger, table: PositionTable): void {
  for (const [id, row] of unstartedIn(table)) {
    takeShares(ledger, table, id, row.market)
    const extraTrain = row.trainLimit === plainLimit(table.phase, row.size) + 1
    setCorporation(ledger, id, {
      stations: row.tokens,
      extraTrain,
      president: presidentIn(table, id) ?? null,
    })
  }
}

function takeStock(ledger: VaLedger, table: PositionTable): void {
  for (const id of CORPORATIONS) {
    const row = table.corporations[id] ?? table.unstarted?.[id]
    if (row ? row.size === 10 : phaseReached(ledger.state, '5')) takeSize(ledger, id)
  }
  takeUnstarted(ledger, table)
  for (const [id, row] of listed(table)) {
    takeShares(ledger, table, id, row.market)
    const limit = plainLimit(table.phase, row.size)
    setCorporation(ledger, id, {
      par: row.par,
      floated: true,
      president: presidentIn(table, id) ?? null,
      stations: row.tokens,
      places: row.places ?? [],
      extraTrain: row.trainLimit === limit + 1,
      extraStation: row.extraStation === true,
      express: row.express === true,
      operated: row.operated !== false,
      lastRun: row.lastRun ?? null,
    })
  }
  const buyer = valueSetter(table)
  if (buyer !== undefined && !table.unstarted?.[FIRST_CORPORATION]) {
    ledger.shares(FIRST_CORPORATION, 'ipo', buyer, PRESIDENT_SHARES)
    setCorporation(ledger, FIRST_CORPORATION, { president: buyer })
  }
}

/** Private companies without an owner have been used or closed; before the first auction is over, they are unsold. */
function takePrivates(ledger: VaLedger, table: PositionTable): void {
  const unsold = inAuction(table) && valueSetter(table) === undefined
  const { closed = unsold ? [] : PRIVATES } = table
  for (const company of PRIVATES)
    ledger.private(
      company,
      ownerIn(table, company) ?? (closed.includes(company) ? 'closed' : 'bank'),
      'position',
    )
}

/** A fresh frame to act, for a table that does not say what its turn remembers. */
function freshTurn(state: VaState, table: PositionTable): VaTurn {
  const { round, turn, operated } = table
  if (round.startsWith('OR')) {
    const corporation = turn as CorporationId
    return freshOperatingTurn(
      corporation,
      STEPS[0],
      operated ?? goneBefore(game.grid, state.chart, corporation),
    )
  }
  const auction = inAuction(table) ? lotsTurn(state) : undefined
  if (!auction) return freshStockTurn(turn)
  return valueSetter(table) === undefined ? { ...auction, player: turn } : { at: 'value', player: turn }
}

/** Nobody has completed a turn before the first operating round; during it, only those who have already operated have (4.3.1). */
function takeFirstTurns(ledger: VaLedger, table: PositionTable): void {
  if (table.round !== 'SR 1' && table.round !== 'OR 1.1') return
  const turn = operatingTurn(ledger.state)
  for (const [id, row] of listed(table))
    if (row.operated === undefined && !turn?.operated.includes(id))
      setCorporation(ledger, id, { operated: false })
}

function takeRound(ledger: VaLedger, table: PositionTable): void {
  const [stock = 1, operating = 0] = table.round.slice(3).split('.').map(Number)
  const of = operating === 0 ? 0 : (table.rounds ?? PHASE_TABLE[table.phase].rounds)
  const { players } = ledger.state
  ledger.set({
    round: { stock, operating, of: operating === 0 ? 0 : Math.max(operating, of) },
    order: table.order ?? players,
    bankrupt: players.filter(player => table.players[player]?.bankrupt),
    priorityDeal: table.priorityDeal,
    ending: table.ending ?? null,
    endRuled: table.endRuled === true,
    ...(table.certificateLimit === undefined
      ? {}
      : { own: { ...ledger.state.own, limitRuled: table.certificateLimit } }),
  })
  const { turns = [], ruled, gameOver } = table
  const kept = turns.find(it => it.at !== 'discard')
  const top = kept ? takeTurn(ledger, kept) : freshTurn(ledger.state, table)
  ledger.setTurns([gameOver ? { at: 'over', by: gameOver } : top])
  takeFirstTurns(ledger, table)
  const due = ruled ? turns.some(it => it.at === 'discard') : overTrainLimit(ledger.state).length > 0
  if (!gameOver && due) ledger.pushTurn({ at: 'discard' })
}

/** Joins a game in progress: the first entry is the whole table, with all money, certificates and trains accounted for (1.2). */
export const position: RailRule<Position> = {
  schema: positionSchema,
  offers: () => [],
  why(state, { table }) {
    const refusal = refusePosition(va(state), table)
    return refusal && { code: refusal.code, facts: refusal.facts }
  },
  play(to, { table }) {
    const ledger = to as unknown as VaLedger
    ledger.set({ phase: table.phase })
    takeMoney(ledger, table, listed(table))
    takeStock(ledger, table)
    const common = table as unknown as RailTable
    takeChart(game, to, common)
    takeTrains(game, to, common)
    takePrivates(ledger, table)
    takeRound(ledger, table)
  },
}
