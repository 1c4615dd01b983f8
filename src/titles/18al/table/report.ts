import type { Space } from '../../../bank/chart'
import { cashOf, type Money } from '../../../bank/money'
import { privatesOf } from '../../../bank/privates'
import type { ReportFields, TableReport } from '../../../rules/report'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, PRIVATES, TRAINS } from '../data'
import { type AlState, certificates, frame, netWorth, priceOf, shares } from '../state'
import { actor, roundName, startedCorporations } from '../turns'

/** A player in a table report; `shares` counts whole shares, `certificates` those that count against the limit. */
export interface PlayerReport {
  readonly cash: Money
  readonly privates: readonly string[]
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly string[]
  readonly certificates: number
  readonly netWorth: Money
}

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

/** A corporation's row of a joined table, with what it may carry besides its report. */
export type JoinedCorporation = CorporationReport & {
  readonly cell?: Space
  readonly operated?: boolean
  readonly objective?: true
  readonly cities?: readonly string[]
  readonly lastRun?: Money
}

/** A joined table: a report without the values computed from it, and with the additions that a form asks for. */
export type JoinedTable = Omit<AlReport, 'players' | 'corporations'> & {
  readonly corporations: Readonly<Record<string, JoinedCorporation>>
  readonly stacks?: readonly string[]
  readonly rounds?: number
  readonly operated?: readonly string[]
  readonly players: Readonly<Record<PlayerId, Omit<PlayerReport, 'certificates' | 'netWorth'>>>
}

/** The table of 18AL in the form used outside the program. */
export interface AlReport extends TableReport {
  readonly phase: string
  readonly priorityDeal: PlayerId
  readonly players: Readonly<Record<PlayerId, PlayerReport>>
  readonly corporations: Readonly<Record<string, CorporationReport>>
  readonly trainMarket: readonly string[]
  readonly trainsLeft: Readonly<Record<string, number | null>>
}

function playerReport(state: AlState, player: PlayerId): PlayerReport {
  const owned = CORPORATIONS.filter(corporation => shares(state, corporation, player) > 0)
  return {
    cash: cashOf(state.cash, player),
    privates: privatesOf(state.privates, player, PRIVATES).toSorted(),
    shares: recordOf(owned, corporation => shares(state, corporation, player)),
    presidencies: CORPORATIONS.filter(
      corporation => state.corporations[corporation].president === player,
    ).toSorted(),
    certificates: certificates(state, player),
    netWorth: netWorth(state, player),
  }
}

function corporationReport(state: AlState, corporation: CorporationId): CorporationReport {
  const { par, floated, stations } = state.corporations[corporation]
  return {
    par: par ?? 0,
    price: priceOf(state, corporation) ?? 0,
    treasury: cashOf(state.cash, corporation),
    ipo: shares(state, corporation, 'ipo'),
    market: shares(state, corporation, 'market'),
    floated,
    trains: state.depot.owned[corporation].toSorted(),
    privates: privatesOf(state.privates, corporation, PRIVATES).toSorted(),
    tokens: stations,
  }
}

/** Each player's total (5.1). */
function scores(state: AlState): Record<PlayerId, number> {
  return recordOf(state.players, player => netWorth(state, player))
}

/** The table as other programs read it. */
export function report(state: AlState): AlReport {
  const over = frame(state, 'over')
  const turn = actor(state)
  return {
    ...(over ? {} : { round: roundName(state) }),
    ...(over || turn === undefined ? {} : { turn }),
    phase: state.phase,
    bank: cashOf(state.cash, 'bank'),
    priorityDeal: state.extra.priorityDeal,
    players: recordOf(state.players, player => playerReport(state, player)),
    corporations: recordOf(startedCorporations(state), corporation => corporationReport(state, corporation)),
    trainMarket: state.depot.market.toSorted(),
    trainsLeft: Object.fromEntries(
      TRAINS.filter(type => state.depot.offering[type] !== 0).map(type => [type, state.depot.offering[type]]),
    ),
    ...(over ? { gameOver: over.by, scores: scores(state) } : {}),
  }
}

/** The kinds of the keys of a report, and the columns of its tables. */
export const fields = {
  kinds: {
    round: 'text',
    turn: 'holder',
    phase: 'text',
    bank: 'money',
    priorityDeal: 'holder',
    cash: 'money',
    privates: 'list',
    shares: 'shares',
    presidencies: 'list',
    certificates: 'number',
    netWorth: 'money',
    par: 'money',
    price: 'money',
    treasury: 'money',
    ipo: 'number',
    market: 'number',
    floated: 'flag',
    trains: 'list',
    tokens: 'number',
    trainMarket: 'list',
    trainsLeft: 'number',
    gameOver: 'text',
    scores: 'money',
  },
  columns: [
    { head: 'cash', player: 'cash', corporation: 'treasury' },
    { head: 'netWorth', player: 'netWorth' },
    { head: 'certificates', player: 'certificates' },
    { head: 'presidencies', player: 'presidencies' },
    { head: 'privates', player: 'privates', corporation: 'privates' },
    { head: 'par', corporation: 'par' },
    { head: 'price', corporation: 'price' },
    { head: 'ipo', corporation: 'ipo' },
    { head: 'market', corporation: 'market' },
    { head: 'floated', corporation: 'floated' },
    { head: 'trains', corporation: 'trains' },
    { head: 'tokens', corporation: 'tokens' },
    { head: 'shares', player: 'shares' },
  ],
} as const satisfies ReportFields
