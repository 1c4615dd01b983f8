import { presidentIn } from '../../../families/joining/reading'
import { lotsTurn } from '../../../families/railway/auction/lots'
import type { OwnJoining, OwnKeys, Stored } from '../../../families/railway/joining/policy'
import { listed } from '../../../families/railway/joining/reading'
import type { RailLedger } from '../../../families/railway/ledger'
import { type AnyRailway, frame, operatingTurnIn } from '../../../families/railway/table'
import { recordOf } from '../../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  PAPERS,
  PRIVATES,
  plainLimit,
  SET_ASIDE,
  type Size,
  STATIONS,
} from '../data'
import { game, type Own, setCorporation, va } from '../state'
import { report } from '../table/report'
import { faults } from './faults'
import { firstAuction, frames } from './frames'
import { positionSchema, type Row, type Table } from './table'

/** Is it a round before or in which everybody has the first turn? */
const isFirst = ({ round }: Pick<Table, 'round'>) => round === 'SR 1' || round === 'OR 1.1'

/** What is said of these keys, in their order. */
const said = <T extends object>(keys: T) =>
  Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined))

/** A corporation's row as files have it; only in the first rounds does nothing else show who has completed a turn. */
function printed(row: Row, first: boolean): object {
  const { floated: _, operated: had, cell, places, extraStation, express, lastRun, ...report } = row
  const operated = had && !first ? undefined : had
  return { ...report, ...said({ operated, cell, places, extraStation, express, lastRun }) }
}

/** A corporation that is listed is started, and so operates; who has had a turn is in the frame, if there is one. */
const stored: Stored = {
  schema: positionSchema,
  read(entry) {
    const table = entry as Table
    const rows = Object.entries(table.corporations).map(([id, row]) => [id, { ...row, floated: true }])
    return { ...table, corporations: Object.fromEntries(rows) }
  },
  print({ bids: _, operated, ...table }) {
    const { rounds, endRuled, certificateLimit, ending, turns, closed, unstarted, ruled, ...report } =
      table as Table
    const rows = Object.entries(report.corporations).map(([id, row]) => [id, printed(row, isFirst(table))])
    return {
      ...{ ...report, corporations: Object.fromEntries(rows) },
      ...said({ rounds, endRuled, certificateLimit, ending, turns, closed, unstarted, ruled }),
      ...(operated && !turns ? { operated } : {}),
    }
  },
}

/** Brings all ten shares into use without reporting a conversion. */
function takeSize(ledger: RailLedger, corporation: CorporationId): void {
  if (va(ledger.state).corporations[corporation].size === 10) return
  ledger.shares(corporation, 'aside', 'ipo', SET_ASIDE)
  setCorporation(ledger, corporation, { size: 10, stations: STATIONS[10] })
}

/** The size of each corporation, and what it has besides; none of it is reported. */
function prepare(ledger: RailLedger, table: Table): void {
  for (const id of CORPORATIONS) {
    const started = table.corporations[id]
    const row = started ?? table.unstarted?.[id]
    if (row ? row.size === 10 : game.reached(table, '5')) takeSize(ledger, id)
    if (!row) continue
    const { places = [], extraStation = false, express = false } = started ?? {}
    const extraTrain = row.trainLimit === plainLimit(table.phase, row.size) + 1
    const president = presidentIn(table, id) ?? null
    setCorporation(ledger, id, { president, places, extraTrain, extraStation, express })
  }
}

/** A discard is due whenever a corporation owns too many trains, unless rulings have made the table (4.5.8). */
function takeDiscards(ledger: RailLedger, { turns = [], ruled, gameOver }: Table): void {
  const [top, ...below] = ledger.state.turn.filter(({ at }) => at !== 'discard')
  if (gameOver || !top) return
  const over = game.overTrainLimit(ledger.state).length > 0
  const due = ruled ? turns.some(({ at }) => at === 'discard') : over
  ledger.setTurns(due ? [{ at: 'discard' }, top, ...below] : [top, ...below])
}

/** Nobody has completed a turn before the first operating round; during it, only those who have already operated have (4.3.1). */
function takeFirstTurns(ledger: RailLedger, table: Table): void {
  const turn = operatingTurnIn(ledger.state)
  for (const [id, { operated }] of listed(game, table))
    setCorporation(ledger, id, {
      operated: operated ?? (!isFirst(table) || turn?.operated.includes(id) === true),
    })
}

function take(ledger: RailLedger, table: Table): void {
  const { players } = ledger.state
  const { order = players, certificateLimit } = table
  ledger.set({ order, bankrupt: players.filter(player => table.players[player]?.bankrupt) })
  if (certificateLimit !== undefined) ledger.setOwn<Own>({ limitRuled: certificateLimit })
  firstAuction.take(ledger, table)
  takeDiscards(ledger, table)
  takeFirstTurns(ledger, table)
}

const print: OwnKeys['print'] = table => {
  const state = va(table)
  const { limitRuled } = state.own
  return {
    rounds: state.round.of,
    ...(limitRuled === undefined ? {} : { certificateLimit: limitRuled }),
  }
}

const printRow: OwnKeys['printRow'] = (state, id) => {
  const { places, extraStation, express } = va(state).corporations[id as CorporationId]
  return {
    ...(places.length > 0 ? { places } : {}),
    ...(extraStation ? { extraStation } : {}),
    ...(express ? { express } : {}),
  }
}

/** An unstarted corporation has the size of its phase, and no train limit of its own. */
const untouched: OwnKeys['untouched'] = (state, id) => {
  const { size, extraTrain } = va(state).corporations[id as CorporationId]
  const ten = id === FIRST_CORPORATION || game.reached(state, '5')
  return (size === 10) === ten && !extraTrain
}

/** Discards are due when there are too many trains, and private companies are unsold only in the first auction. */
function usual(state: AnyRailway): boolean {
  const due = game.overTrainLimit(state).length > 0
  const discards = state.turn.some(it => it.at === 'discard')
  return (
    (frame(state, 'over') !== undefined || due === discards) &&
    (game.unsold(state) === undefined || lotsTurn(state) !== undefined)
  )
}

/** Joining a game of 18VA in progress: the first entry is the whole table, with all money, certificates and trains (1.2). */
export const joining: OwnJoining = {
  // Private companies without an owner have been used or closed; before the first auction is over, they are unsold.
  closing: { keeps: [], early: () => recordOf(PRIVATES, () => '2'), soldIn: 'SR 1' },
  sizeOf(row) {
    const { size } = row as { readonly size: Size }
    return { paper: PAPERS[size], stations: STATIONS[size] }
  },
  heldEarly: firstAuction.heldEarly,
  frames,
  stored,
  together: true,
  report,
  own: {
    ...{ prepare, take, print, printRow, untouched, usual },
    printSize: (state, id) => ({
      size: va(state).corporations[id as CorporationId].size,
      trainLimit: game.trainLimit(state, id),
    }),
  },
  faults,
}
