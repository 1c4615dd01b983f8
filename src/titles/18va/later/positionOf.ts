import { spaceOf } from '../../../bank/chart'
import { privatesOf } from '../../../bank/privates'
import { joiningBy } from '../../../families/railway/joining/policy'
import { faultIn } from '../../../families/railway/joining/position'
import { frame } from '../../../families/railway/table'
import { roundName } from '../../../families/railway/turns'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, FIRST_CORPORATION, PAPERS, PRIVATES, STATIONS } from '../data'
import { storedTurns } from '../joining/frames'
import { joining, stored } from '../joining/policy'
import type { PositionTable } from '../joining/table'
import { policy, stock } from '../law'
import { game, lotsTurn, type VaState } from '../state'
import { report } from '../table/report'

const fault = faultIn(game, joiningBy(stock, policy, joining))

/** A corporation's fields beyond the report; in the first rounds nothing else shows who has completed a turn. */
function rowOf({ corporations, chart, round }: VaState, id: CorporationId) {
  const { operated, places, extraStation, express, lastRun } = corporations[id]
  const at = spaceOf(chart, id)
  const first = round.stock === 1 && round.operating < 2
  return {
    ...(operated && !first ? {} : { operated }),
    ...(at ? { cell: at } : {}),
    ...(places.length > 0 ? { places } : {}),
    ...(extraStation ? { extraStation } : {}),
    ...(express ? { express } : {}),
    ...(lastRun === null ? {} : { lastRun }),
  }
}

/** Is an unstarted corporation as at setup: the size for its phase, all its shares and stations, and nothing else? */
function isUntouched(state: VaState, id: CorporationId): boolean {
  const { size, stations, extraTrain, president } = state.corporations[id]
  const ten = id === FIRST_CORPORATION || game.reached(state, '5')
  const bought = president === null ? 0 : game.shares(state, id, president)
  const rest = game.shares(state, id, 'ipo') + bought === PAPERS[size].shares
  const owns = privatesOf(state.privates, id, PRIVATES).length > 0
  return (size === 10) === ten && rest && !owns && !extraTrain && stations === STATIONS[size]
}

/** What rulings have moved of unstarted corporations. */
function unstarted(state: VaState): Pick<PositionTable, 'unstarted'> {
  const started = game.started(state)
  const rows = CORPORATIONS.filter(id => !started.includes(id) && !isUntouched(state, id)).map(id => {
    const { size, stations: tokens } = state.corporations[id]
    const [ipo, market] = [game.shares(state, id, 'ipo'), game.shares(state, id, 'market')]
    const privates = [...privatesOf(state.privates, id, PRIVATES)]
    return [id, { size, ipo, market, trainLimit: game.trainLimit(state, id), privates, tokens }] as const
  })
  return rows.length > 0 ? { unstarted: Object.fromEntries(rows) } : {}
}

/** Is the table one that play alone can reach? If not, rulings have been made. */
function isUsual(state: VaState, table: PositionTable): boolean {
  const due = game.overTrainLimit(state).length > 0
  const discards = state.turn.some(it => it.at === 'discard')
  const over = frame(state, 'over') !== undefined
  const unsold = PRIVATES.some(id => state.privates[id] === 'bank')
  const fits = !table.unstarted && (over || due === discards) && (!unsold || lotsTurn(state))
  return Boolean(fits) && !fault({ ...state, fresh: true }, stored.read(table))
}

/**
 * The complete table as a `position` entry takes it: a game joined from it plays on exactly like this one. The cast
 * only drops `readonly` from lists.
 */
export function positionOf(state: VaState): PositionTable {
  const { corporations, scores: _, ...rest } = report(state)
  const listed = recordOf(game.started(state), id => ({
    ...corporations[id],
    ...rowOf(state, id as CorporationId),
  }))
  const table = {
    turn: state.priorityDeal,
    ...rest,
    round: roundName(state),
    priorityDeal: state.priorityDeal,
    corporations: listed,
    stacks: state.chart.map(token => token.corporation),
    rounds: state.round.of,
    ...(state.endRuled ? { endRuled: true } : {}),
    ...(state.own.limitRuled === undefined ? {} : { certificateLimit: state.own.limitRuled }),
    ...(state.ending ? { ending: state.ending } : {}),
    ...(frame(state, 'over') ? {} : { turns: storedTurns(state) }),
    closed: PRIVATES.filter(id => state.privates[id] === 'closed'),
    ...unstarted(state),
  } as unknown as PositionTable
  return isUsual(state, table) ? table : { ...table, ruled: true }
}
