import type { Space } from '../../../bank/chart'
import { cashOf, type Money } from '../../../bank/money'
import { privatesOf } from '../../../bank/privates'
import { type PlayerReport, playerReport, REPORT_KINDS, trainsLeft } from '../../../families/books/report'
import type { ReportFields, TableReport } from '../../../rules/report'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, PRIVATES, TRAINS } from '../data'
import { type AlState, certificates, frame, netWorth, priceOf, shares } from '../state'
import { actor, roundName, startedCorporations } from '../turns'

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

/** What is counted for a player. */
const COUNTS = { corporations: CORPORATIONS, companies: PRIVATES, certificates, netWorth }

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
    players: recordOf(state.players, player => playerReport(state, player, COUNTS)),
    corporations: recordOf(startedCorporations(state), corporation => corporationReport(state, corporation)),
    trainMarket: state.depot.market.toSorted(),
    trainsLeft: trainsLeft(TRAINS, state.depot),
    ...(over ? { gameOver: over.by, scores: scores(state) } : {}),
  }
}

/** The kinds of the keys of a report, and the columns of its tables. */
export const fields = {
  kinds: {
    ...REPORT_KINDS,
    priorityDeal: 'holder',
    privates: 'list',
    par: 'money',
    ipo: 'pool',
    floated: 'flag',
    trainMarket: 'list',
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
