import { cellAt, type Grid, spaceOf } from '../../../src/bank/chart'
import { cashOf, type Money } from '../../../src/bank/money'
import { sharesOf } from '../../../src/bank/paper'
import type { PlayerId, Stocks, Table } from '../../../src/rules/state'
import type { CorporationCard } from '../../../src/rules/view'
import type { CardId, CompanyId } from './data'

/** Whose turn it is; `nth` is the number of turns of the round that are over. */
interface PlayerTurn {
  readonly player: PlayerId
  readonly nth: number
}

/** The current decision: which card, what to buy with it, what to run with it, or none. */
export type MicroTurn =
  | ({ readonly at: 'card' } & PlayerTurn)
  | ({ readonly at: 'buy'; readonly bought: boolean } & PlayerTurn)
  | ({ readonly at: 'run' } & PlayerTurn)
  | { readonly at: 'over'; readonly by: 'rounds' | 'stopped' }

/** A table of Micro Line. Companies that this game does not have hold nothing. */
export interface MicroState extends Table<MicroTurn>, Stocks<CompanyId> {
  readonly companies: readonly (CorporationCard & { readonly id: CompanyId })[]
  readonly grid: Grid
  readonly round: number
  readonly rounds: number
  /** How many of each card are left in this round. */
  readonly cards: Readonly<Record<CardId, number>>
}

/** The player whose turn it is; `undefined` once the game is over. */
export function actor({ turn: [top] }: MicroState): PlayerId | undefined {
  return top.at === 'over' ? undefined : top.player
}

/** The price of one share of a company. */
export function priceOf({ chart, grid }: MicroState, company: CompanyId): Money {
  const at = spaceOf(chart, company)
  return (at && cellAt(grid, at)?.price) ?? 0
}

/** Shares of a company that somebody holds; unsold ones lie in the `pool`. */
export function shares({ held }: MicroState, company: CompanyId, holder: string): number {
  return sharesOf(held[company], holder)
}

/** What a player's shares are worth. */
export function stock(state: MicroState, player: PlayerId): Money {
  return state.companies.reduce((sum, { id }) => sum + shares(state, id, player) * priceOf(state, id), 0)
}

/** A player's total worth. */
export function score(state: MicroState, player: PlayerId): Money {
  return cashOf(state.cash, player) + stock(state, player)
}
