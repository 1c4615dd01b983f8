import { spaceOf } from '../../../bank/chart'
import { privatesOf } from '../../../bank/privates'
import { corporationIn } from '../../../families/railway/ledger'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { roundName } from '../../../families/railway/turns'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, game, PRIVATES } from '../data'
import { refusePosition } from '../joining/faults'
import { storedFrames } from '../joining/frames'
import { rememberedFault } from '../joining/remembered'
import type { PositionTable } from '../joining/table'
import { type Own, ownOf } from '../own'
import { report } from '../table/report'

/** What a corporation's row has besides the report. */
function rowOf(state: AnyRailway, id: string) {
  const { floated, lastRun, operated } = corporationIn(state, id)
  const { objectives, cities } = ownOf(state)
  return {
    cell: spaceOf(state.chart, id),
    ...(floated ? { operated } : {}),
    ...(objectives.includes(id) ? { objective: true } : {}),
    ...(cities[id]?.length ? { cities: cities[id] } : {}),
    ...(lastRun === null ? {} : { lastRun }),
  }
}

/** The pieces of Table III. */
function pieces({ abilities: { coal, lumber, lumberHex, chits } }: Own) {
  const hex = lumberHex === undefined ? {} : { hex: lumberHex }
  return { coal, lumber: { at: lumber, ...hex }, chits }
}

/** What rulings have moved of corporations that have not started. */
function unstarted(state: AnyRailway): Pick<PositionTable, 'unstarted'> {
  const rows = CORPORATIONS.flatMap(id => {
    const { par, stations: tokens } = corporationIn(state, id)
    const [ipo, market] = [game.shares(state, id, 'ipo'), game.shares(state, id, 'market')]
    const privates = privatesOf(state.privates, id, PRIVATES)
    const untouched =
      ipo === game.printed.paper.shares &&
      privates.length === 0 &&
      tokens === game.charter(id).stations.length
    const row = { ipo, market, privates: [...privates], tokens }
    return par !== null || untouched ? [] : [[id, row] as const]
  })
  return rows.length > 0 ? { unstarted: Object.fromEntries(rows) } : {}
}

/** Trains out of play of the type that never runs out. */
function gone({ depot }: AnyRailway): Pick<PositionTable, 'gone'> {
  const cards = depot.gone.filter(train => depot.offering[train] === null)
  return cards.length > 0 ? { gone: [...cards] } : {}
}

/** Whether a table is as its phase alone makes it; if not, rulings have changed it. */
function isUsual(state: AnyRailway, table: PositionTable): boolean {
  const fresh = { ...state, fresh: true }
  return !table.unstarted && !(refusePosition(fresh, table) ?? rememberedFault(fresh, table))
}

/**
 * The whole of a table as a `position` entry takes it: a game joined from it plays on like this one. The cast only
 * drops `readonly` from lists.
 */
export function positionOf(state: AnyRailway): PositionTable {
  const { scores: _, corporations, ...rest } = report(state)
  const { bids, round, ending, endRuled } = state
  const own = ownOf(state)
  const { extraRound, terrain, laid } = own
  const table = {
    turn: state.priorityDeal,
    ...rest,
    round: roundName(state),
    corporations: recordOf(game.started(state), id => ({ ...corporations[id], ...rowOf(state, id) })),
    stacks: state.chart.map(token => token.corporation),
    ...(round.operating > 0 ? { rounds: round.of } : {}),
    ...(frame(state, 'over') ? {} : { turns: storedFrames(state) }),
    bids: Object.fromEntries(PRIVATES.flatMap(id => (bids[id]?.length ? [[id, bids[id]]] : []))),
    closed: PRIVATES.filter(id => state.privates[id] === 'closed'),
    ...pieces(own),
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
