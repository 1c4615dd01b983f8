import { spaceOf } from '../../../bank/chart'
import { cashOf } from '../../../bank/money'
import { privatesOf } from '../../../bank/privates'
import { recordOf } from '../../../rules/state'
import type { Game } from '../game'
import type { JoiningPolicy } from '../joining/policy'
import { faultIn } from '../joining/position'
import type { PositionTable, UnstartedTable } from '../joining/table'
import { corporationIn } from '../ledger'
import { reportOf } from '../report'
import { type AnyRailway, frame, type RailwayTurn } from '../table'
import { roundName } from '../turns'

/** What a corporation's row has besides the report. */
function rowOf({ own }: JoiningPolicy, state: AnyRailway, id: string) {
  const { floated, operated, lastRun } = corporationIn(state, id)
  const cell = spaceOf(state.chart, id)
  return {
    ...(cell ? { cell } : {}),
    ...(floated ? { operated } : {}),
    ...own.printRow?.(state, id),
    ...(lastRun === null ? {} : { lastRun }),
  }
}

/** What rulings have moved of a corporation that has not started; `undefined` if nothing. */
function unstartedRow(
  game: Game,
  { exchanged, own }: JoiningPolicy,
  state: AnyRailway,
  id: string,
): UnstartedTable | undefined {
  const { par, president, stations: tokens } = corporationIn(state, id)
  const [ipo, market] = [game.shares(state, id, 'ipo'), game.shares(state, id, 'market')]
  const privates = privatesOf(state.privates, id, game.privates)
  const out = exchanged?.corporation === id && state.privates[exchanged.private] === 'closed'
  const sold = president === null ? 0 : game.shares(state, id, president)
  const missing = game.paper(state, id).shares - ipo - sold
  const rest = market === 0 && (missing === 0 || (out && missing === 1))
  const treasury = cashOf(state.cash, id)
  const asPrinted = privates.length === 0 && treasury === 0 && tokens === game.stations(state, id)
  const untouched = rest && asPrinted && own.untouched?.(state, id) !== false
  return par !== null || untouched
    ? undefined
    : { ipo, market, privates, tokens, ...(treasury > 0 ? { treasury } : {}), ...own.printSize?.(state, id) }
}

function unstarted(game: Game, policy: JoiningPolicy, state: AnyRailway): Pick<PositionTable, 'unstarted'> {
  const rows = game.corporations.flatMap(id => {
    const row = unstartedRow(game, policy, state, id)
    return row ? [[id, row] as const] : []
  })
  return rows.length > 0 ? { unstarted: Object.fromEntries(rows) } : {}
}

/** Trains out of play of the type that never runs out. */
function gone({ depot }: AnyRailway): Pick<PositionTable, 'gone'> {
  const cards = depot.gone.filter(train => depot.offering[train] === null)
  return cards.length > 0 ? { gone: cards } : {}
}

/**
 * The whole of a table as a `position` entry takes it: a game joined from it plays on like this one. If it is not as its
 * phase alone makes it, rulings have changed it, and it says so.
 */
export function positionOf(game: Game, policy: JoiningPolicy): (state: AnyRailway) => PositionTable {
  const report: NonNullable<JoiningPolicy['report']> = policy.report ?? reportOf(game)
  const fault = faultIn(game, policy)
  const { frames, own, stored } = policy
  return state => {
    const { scores: _, corporations, ...rest } = report(state)
    const { round, ending, endRuled, bids } = state
    const standing = Object.entries(bids).filter(([, list]) => list.length > 0)
    const table: PositionTable = {
      turn: state.priorityDeal,
      ...rest,
      round: roundName(state),
      priorityDeal: state.priorityDeal,
      corporations: recordOf(game.started(state), id => ({
        ...(corporations[id] as PositionTable['corporations'][string]),
        ...rowOf(policy, state, id),
      })),
      stacks: state.chart.map(token => token.corporation),
      ...(round.operating > 0 ? { rounds: round.of } : {}),
      ...(frame(state, 'over')
        ? {}
        : { turns: (state.turn as readonly RailwayTurn[]).map(it => frames.print(it, state)) }),
      bids: Object.fromEntries(standing),
      closed: game.privates.filter(id => state.privates[id] === 'closed'),
      ...own.print?.(state),
      ...(ending ? { ending } : {}),
      ...(endRuled ? { endRuled } : {}),
      ...own.printEnd?.(state),
      ...unstarted(game, policy, state),
      ...gone(state),
    }
    const told = (said: PositionTable) => (stored?.print(said) ?? said) as PositionTable
    const asRead = stored?.read(told(table)) ?? table
    const usual = !table.unstarted && own.usual?.(state) !== false
    return usual && !fault({ ...state, fresh: true }, asRead) ? told(table) : told({ ...table, ruled: true })
  }
}
