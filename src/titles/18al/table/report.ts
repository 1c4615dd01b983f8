import type { Space } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { PlayerReport } from '../../../families/books/report'
import { type CorporationReport, type RailwayReport, reportOf } from '../../../families/railway/report'
import type { PlayerId } from '../../../rules/state'
import { game } from '../data'

/** A corporation's row of a joined table, with what it may carry besides its report. */
export type JoinedCorporation = CorporationReport & {
  readonly cell?: Space
  readonly operated?: boolean
  readonly objective?: true
  readonly cities?: readonly string[]
  readonly lastRun?: Money
}

/** A joined table: a report without the values computed from it, and with the additions that a form asks for. */
export type JoinedTable = Omit<RailwayReport, 'players' | 'corporations'> & {
  readonly corporations: Readonly<Record<string, JoinedCorporation>>
  readonly stacks?: readonly string[]
  readonly rounds?: number
  readonly operated?: readonly string[]
  readonly players: Readonly<Record<PlayerId, Omit<PlayerReport, 'certificates' | 'netWorth'>>>
}

/** The table as other programs read it. */
export const report = reportOf(game)
