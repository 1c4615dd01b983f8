import type * as Rail from '../../families/railway/view'

/** Where a corporation's token would end up, and whether in the yellow zone. */
export interface TokenGoal extends Rail.TokenGoal {
  readonly yellow: boolean
}

/** A corporation as a screen shows it, with what Table III and its charter give it. */
export interface CorporationView extends Omit<Rail.CorporationView, 'goals' | 'trains'> {
  readonly yellow: boolean
  /** Where its token would go; empty before the corporation has one. */
  readonly goals: readonly TokenGoal[]
  readonly trains: readonly { readonly type: string; readonly obsolete: boolean }[]
  readonly objective: string
  readonly objectiveReached: boolean
  /** The pieces that change its revenue: the city of its coal token, and whether it has the name chits. */
  readonly coal: string | null
  readonly chits: boolean
}

/** A private company, with its par value. */
export interface PrivateView extends Rail.PrivateView {
  readonly par: number
}

/** Everything that a screen shows of a table of 18AL; it makes no decisions. */
export interface TableView extends Omit<Rail.RailwayView, 'corporations' | 'privates'> {
  readonly corporations: readonly CorporationView[]
  /** Cheapest first. */
  readonly privates: readonly PrivateView[]
}
