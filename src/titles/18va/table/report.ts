import type { PlayerReport } from '../../../families/books/report'
import { type CorporationReport, type RailwayReport, reportWith } from '../../../families/railway/report'
import { type AnyRailway, frame } from '../../../families/railway/table'
import type { PlayerId } from '../../../rules/state'
import type { CorporationId, Size } from '../data'
import { game, va } from '../state'

/** A started corporation in a table report: `par` is its starting value, `ipo` the shares in its treasury. */
interface VaCorporationReport extends Omit<CorporationReport, 'floated'> {
  readonly size: Size
  readonly trainLimit: number
}

/** The table of 18VA in the form in which it leaves the program. */
export interface VaReport extends Omit<RailwayReport<VaCorporationReport>, 'priorityDeal'> {
  readonly order: readonly PlayerId[]
  /** Absent once the game is over. */
  readonly priorityDeal?: PlayerId
  readonly players: Readonly<Record<PlayerId, PlayerReport & { readonly bankrupt?: true }>>
}

/** The table in the form that other programs read. */
export const report = reportWith<VaCorporationReport>(game, {
  table: state => ({
    order: state.order,
    ...(frame(state, 'over') ? {} : { priorityDeal: state.priorityDeal }),
  }),
  player: ({ bankrupt }, player) => (bankrupt.includes(player) ? { bankrupt: true } : {}),
  corporation: (state, id, { par, price, treasury, ipo, market, trains, privates, tokens }) => ({
    size: va(state).corporations[id as CorporationId].size,
    par,
    price,
    treasury,
    ipo,
    market,
    trainLimit: game.trainLimit(state, id),
    trains,
    privates,
    tokens,
  }),
}) as (state: AnyRailway) => VaReport
