import { spaceOf } from '../../../bank/chart'
import { type CORPORATIONS, PRIVATES } from '../data'
import type { PositionTable } from '../positionTable'
import { report } from '../report'
import { recordOf } from '../setup'
import { type AlState, frame } from '../state'
import { roundName, startedCorporations } from '../turns'

/** What a corporation's row has beside the report. */
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

/** The things of Table III, as far as they are not just on their charters. */
function pieces({ abilities: { coal, lumber, lumberHex, chits } }: AlState['extra']) {
  const hex = lumberHex === undefined ? {} : { hex: lumberHex }
  return { coal, lumber: { at: lumber, ...hex }, chits }
}

/** The whole of a table as a `position` entry takes it: a game joined from it plays on as this one. The cast only forgets that lists are not changed. */
export function positionOf(state: AlState): PositionTable {
  const { scores: _, corporations, ...rest } = report(state)
  const { bids, round, ending, endRuled, extraRound, terrain, laid } = state.extra
  return {
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
  } as unknown as PositionTable
}
