import type { Money } from '../bank/money'
import type { PlayerId } from './state'

/** A player in a table report; `shares` counts whole shares, `certificates` what counts against the limit. */
export interface PlayerReport {
  readonly cash: Money
  readonly privates: readonly string[]
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly string[]
  readonly certificates: number
  readonly netWorth: Money
}

/** A started corporation in a table report; `tokens` are stations left. */
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

/** A table that is joined on its way: a report without what is worked out of it. */
export type JoinedTable = Omit<TableReport, 'players'> & {
  readonly players: Readonly<Record<PlayerId, Omit<PlayerReport, 'certificates' | 'netWorth'>>>
}

/** The state of the table in the form that leaves the program. */
export interface TableReport {
  readonly round?: string
  readonly turn?: string
  readonly phase: string
  readonly bank: Money
  readonly priorityDeal: PlayerId
  readonly players: Readonly<Record<PlayerId, PlayerReport>>
  readonly corporations: Readonly<Record<string, CorporationReport>>
  readonly trainMarket: readonly string[]
  readonly trainsLeft: Readonly<Record<string, number | null>>
  readonly gameOver?: string
  readonly scores?: Readonly<Record<PlayerId, Money>>
}
