import type { Grid, Tokens } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { CorporationCard } from '../../../rules/view'
import type { Goal } from '../goal'

/** The parts of a corporation that the chart reads. */
export interface ChartCorporation<G extends Goal> extends CorporationCard {
  readonly price: Money | null
  /** Where its token would go; empty before it has one. */
  readonly goals: readonly G[]
}

/** The slice of a view that the chart draws. */
export interface ChartTable<C> {
  readonly corporations: readonly C[]
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<string> }
}
