import { cashOf, type Money } from '../../bank/money'
import { privatesOf } from '../../bank/privates'
import type { TableReport } from '../../rules/report'
import { type PlayerId, recordOf } from '../../rules/state'
import { type PlayerReport, playerReport, trainsLeft } from '../books/report'
import type { Game } from './game'
import { corporationIn } from './ledger'
import { type AnyRailway, frame, trainsOf } from './table'
import { actor, roundName } from './turns'

/** A started corporation in a table report; `tokens` is the number of stations left. */
export interface CorporationReport {
  readonly par: Money
  readonly price: Money
  readonly treasury: Money
  readonly ipo: number
  readonly market: number
  readonly floated: boolean
  readonly trains: readonly string[]
  readonly privates: readonly string[]
  readonly tokens: number
}

/** The table of a railway game in the form used outside the program; `C` is what it says of a corporation. */
export interface RailwayReport<C extends object = CorporationReport> extends TableReport {
  readonly phase: string
  readonly priorityDeal: PlayerId
  readonly players: Readonly<Record<PlayerId, PlayerReport>>
  readonly corporations: Readonly<Record<string, C>>
  readonly trainMarket: readonly string[]
  readonly trainsLeft: Readonly<Record<string, number | null>>
  /** What lies on the map, only of a table that keeps it. */
  readonly map?: object
}

function corporationReport(game: Game, state: AnyRailway, id: string): CorporationReport {
  const { par, floated, stations } = corporationIn(state, id)
  return {
    par: par ?? 0,
    price: game.price(state, id) ?? 0,
    treasury: cashOf(state.cash, id),
    ipo: game.shares(state, id, 'ipo'),
    market: game.shares(state, id, 'market'),
    floated,
    trains: trainsOf(state, id).toSorted(),
    privates: privatesOf(state.privates, id, game.privates).toSorted(),
    tokens: stations,
  }
}

/** What a title reports in its own way; the order of keys is part of the format. */
export interface ReportParts<C extends object> {
  /** What stands between the bank and the players. */
  table(state: AnyRailway): { readonly order?: readonly PlayerId[]; readonly priorityDeal?: PlayerId }
  player?(state: AnyRailway, player: PlayerId): object
  corporation(state: AnyRailway, corporation: string, common: CorporationReport): C
}

/** What most titles report. */
const COMMON: ReportParts<CorporationReport> = {
  table: ({ priorityDeal }) => ({ priorityDeal }),
  corporation: (_state, _id, common) => common,
}

/** The table as other programs read it. */
export const reportOf = (game: Game) => reportWith(game, COMMON)

/** The table as other programs read it, with what the title reports in its own way. */
export const reportWith = <C extends object>(game: Game, own: ReportParts<C>) => {
  const counts = {
    corporations: game.corporations,
    companies: game.privates,
    certificates: game.certificates,
    netWorth: game.worth,
  }
  return (state: AnyRailway): RailwayReport<C> => {
    const over = frame(state, 'over')
    const turn = actor(state)
    return {
      ...(over ? {} : { round: roundName(state) }),
      ...(over || turn === undefined ? {} : { turn }),
      phase: state.phase,
      bank: cashOf(state.cash, 'bank'),
      ...own.table(state),
      players: recordOf(state.players, player => ({
        ...playerReport(state, player, counts),
        ...own.player?.(state, player),
      })),
      corporations: recordOf(game.started(state), id =>
        own.corporation(state, id, corporationReport(game, state, id)),
      ),
      trainMarket: state.depot.market.toSorted(),
      trainsLeft: trainsLeft(game.trains, state.depot),
      ...(over
        ? { gameOver: over.by, scores: recordOf(state.players, player => game.worth(state, player)) }
        : {}),
    } as RailwayReport<C>
  }
}
