import { spaceOf } from '../../../bank/chart'
import { privatesOf } from '../../../bank/privates'
import { recordOf } from '../../../rules/state'
import { CHARTERS, CORPORATIONS, PAPER, PRIVATES } from '../data'
import { refusePosition } from '../joining/faults'
import { rememberedFault } from '../joining/remembered'
import type { PositionTable } from '../joining/table'
import { type AlState, frame, shares } from '../state'
import { report } from '../table/report'
import { roundName, startedCorporations } from '../turns'

/** What a corporation's row has besides the report. */
function rowOf({ corporations, chart, extra }: AlState, id: (typeof CORPORATIONS)[number]) {
  const { floated, lastRun } = corporations[id]
  return {
    cell: spaceOf(chart, id),
    ...(floated ? { operated: extra.operatedOnce.includes(id) } : {}),
    ...(extra.objectives.includes(id) ? { objective: true } : {}),
    ...(extra.cities[id].length > 0 ? { cities: extra.cities[id] } : {}),
    ...(lastRun === null ? {} : { lastRun }),
  }
}

/** The pieces of Table III. */
function pieces({ abilities: { coal, lumber, lumberHex, chits } }: AlState['extra']) {
  const hex = lumberHex === undefined ? {} : { hex: lumberHex }
  return { coal, lumber: { at: lumber, ...hex }, chits }
}

/** What rulings have moved of corporations that have not started. */
function unstarted(state: AlState): Pick<PositionTable, 'unstarted'> {
  const rows = CORPORATIONS.flatMap(id => {
    const { par, stations: tokens } = state.corporations[id]
    const [ipo, market] = [shares(state, id, 'ipo'), shares(state, id, 'market')]
    const privates = privatesOf(state.privates, id, PRIVATES)
    const untouched = ipo === PAPER.shares && privates.length === 0 && tokens === CHARTERS[id].stations - 1
    return par !== null || untouched ? [] : [[id, { ipo, market, privates: [...privates], tokens }] as const]
  })
  return rows.length > 0 ? { unstarted: Object.fromEntries(rows) } : {}
}

/** Trains out of play of the type that never runs out. */
function gone({ depot }: AlState): Pick<PositionTable, 'gone'> {
  const cards = depot.gone.filter(train => depot.offering[train] === null)
  return cards.length > 0 ? { gone: [...cards] } : {}
}

/** Whether a table is as its phase alone makes it; if not, rulings have changed it. */
function isUsual(state: AlState, table: PositionTable): boolean {
  const fresh = { ...state, fresh: true }
  return !table.unstarted && !(refusePosition(fresh, table) ?? rememberedFault(fresh, table))
}

/**
 * The whole of a table as a `position` entry takes it: a game joined from it plays on like this one. The cast only
 * drops `readonly` from lists.
 */
export function positionOf(state: AlState): PositionTable {
  const { scores: _, corporations, ...rest } = report(state)
  const { bids, round, ending, endRuled, extraRound, terrain, laid } = state.extra
  const table = {
    turn: state.extra.priorityDeal,
    ...rest,
    round: roundName(state),
    corporations: recordOf(startedCorporations(state), id => ({ ...corporations[id], ...rowOf(state, id) })),
    stacks: state.chart.map(token => token.corporation),
    ...(round.operating > 0 ? { rounds: round.of } : {}),
    ...(frame(state, 'over') ? {} : { turns: state.turn }),
    bids: Object.fromEntries(PRIVATES.flatMap(id => (bids[id].length > 0 ? [[id, bids[id]]] : []))),
    closed: PRIVATES.filter(id => state.privates[id] === 'closed'),
    ...pieces(state.extra),
    terrain,
    laid,
    ...(ending ? { ending } : {}),
    ...(endRuled ? { endRuled } : {}),
    ...(extraRound ? { extraRound } : {}),
    ...unstarted(state),
    ...gone(state),
  } as unknown as PositionTable
  return isUsual(state, table) ? table : { ...table, ruled: true }
}
