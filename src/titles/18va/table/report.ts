import { cashOf, type Money } from '../../../bank/money'
import { privatesOf } from '../../../bank/privates'
import { type PlayerReport, playerReport, REPORT_KINDS, trainsLeft } from '../../../families/books/report'
import { frame } from '../../../families/railway/table'
import { actor, roundName } from '../../../families/railway/turns'
import type { ReportFields, TableReport } from '../../../rules/report'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, PRIVATES, type Size, TRAINS } from '../data'
import {
  certificates,
  netWorth,
  priceOf,
  shares,
  startedCorporations,
  trainLimit,
  type VaState,
} from '../state'

/** A player in a table report. */
export interface VaPlayerReport extends PlayerReport {
  readonly bankrupt?: true
}

/**
 * A started corporation in a table report: `par` is its starting value, `ipo` the shares in its treasury, `market`
 * those in the Pool, `tokens` its stations left.
 */
export interface CorporationReport {
  readonly size: Size
  readonly par: Money
  readonly price: Money
  readonly treasury: Money
  readonly ipo: number
  readonly market: number
  readonly trainLimit: number
  readonly trains: readonly string[]
  readonly privates: readonly string[]
  readonly tokens: number
}

/** The table of 18VA in the form in which it leaves the program. */
export interface VaReport extends TableReport {
  readonly phase: string
  readonly order: readonly PlayerId[]
  /** Absent once the game is over. */
  readonly priorityDeal?: PlayerId
  readonly players: Readonly<Record<PlayerId, VaPlayerReport>>
  readonly corporations: Readonly<Record<string, CorporationReport>>
  readonly trainMarket: readonly string[]
  readonly trainsLeft: Readonly<Record<string, number | null>>
}

/** What is counted for a player. */
const COUNTS = { corporations: CORPORATIONS, companies: PRIVATES, certificates, netWorth }

function vaPlayerReport(state: VaState, player: PlayerId): VaPlayerReport {
  const { bankrupt } = state
  return { ...playerReport(state, player, COUNTS), ...(bankrupt.includes(player) ? { bankrupt: true } : {}) }
}

function corporationReport(state: VaState, corporation: CorporationId): CorporationReport {
  const { size, par, stations } = state.corporations[corporation]
  return {
    size,
    par: par ?? 0,
    price: priceOf(state, corporation) ?? 0,
    treasury: cashOf(state.cash, corporation),
    ipo: shares(state, corporation, 'ipo'),
    market: shares(state, corporation, 'market'),
    trainLimit: trainLimit(state, corporation),
    trains: state.depot.owned[corporation].toSorted(),
    privates: privatesOf(state.privates, corporation, PRIVATES).toSorted(),
    tokens: stations,
  }
}

/** The table in the form that other programs read. */
export function report(state: VaState): VaReport {
  const over = frame(state, 'over')
  const turn = actor(state)
  return {
    ...(over ? {} : { round: roundName(state) }),
    ...(over || turn === undefined ? {} : { turn }),
    phase: state.phase,
    bank: cashOf(state.cash, 'bank'),
    order: state.order,
    ...(over ? {} : { priorityDeal: state.priorityDeal }),
    players: recordOf(state.players, player => vaPlayerReport(state, player)),
    corporations: recordOf(startedCorporations(state), corporation => corporationReport(state, corporation)),
    trainMarket: state.depot.market.toSorted(),
    trainsLeft: trainsLeft(TRAINS, state.depot),
    ...(over
      ? { gameOver: over.by, scores: recordOf(state.players, player => netWorth(state, player)) }
      : {}),
  }
}

/** The kinds of a report's fields, and the columns of its tables. */
export const fields: ReportFields = {
  kinds: {
    ...REPORT_KINDS,
    order: 'list',
    priorityDeal: 'holder',
    privates: 'list',
    bankrupt: 'flag',
    size: 'number',
    par: 'money',
    ipo: 'pool',
    trainLimit: 'number',
    trainMarket: 'list',
  },
  columns: [
    { head: 'cash', player: 'cash', corporation: 'treasury' },
    { head: 'netWorth', player: 'netWorth' },
    { head: 'certificates', player: 'certificates' },
    { head: 'presidencies', player: 'presidencies' },
    { head: 'privates', player: 'privates', corporation: 'privates' },
    { head: 'size', corporation: 'size' },
    { head: 'par', corporation: 'par' },
    { head: 'price', corporation: 'price' },
    { head: 'ipo', corporation: 'ipo' },
    { head: 'market', corporation: 'market' },
    { head: 'trainLimit', corporation: 'trainLimit' },
    { head: 'trains', corporation: 'trains' },
    { head: 'tokens', corporation: 'tokens' },
    { head: 'shares', player: 'shares' },
  ],
}
