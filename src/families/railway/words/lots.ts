import type { OwnHappening } from '../../../rules/happening'
import type { HappeningWords } from '../../words/vocabulary'
import type { LotsHappening } from '../auction/lots'
import type { Par } from '../stock/par'
import type { Pass } from '../stock/pass'
import type { lotsJoining } from './en/lots/rest'
import type { lotsStock } from './en/lots/stock'
import type { StockWords } from './screens'
import type { EntrySays } from './vocabulary'

/** What the panels say of an auction of several lots at once; a title says what the presidency is, and what is paid for it. */
export interface LotsWords extends StockWords, OwnLotsWords {
  readonly presidency: string
  setValue(corporation: string): string
  valueIs(name: string, corporation: string): string
}
export type OwnLotsWords = typeof lotsStock

/** What the form for joining a game says of it. */
export type LotsJoining = ReturnType<typeof lotsJoining>

/** The entries that mean more or less than in other games. */
export interface LotsEntries {
  readonly pass: EntrySays<Pass>
  readonly par: EntrySays<Par>
}

/** What follows by itself in it. */
export type LotsHappenings = HappeningWords<LotsHappening>

/** Whether it did not change hands in such an auction, which tells what it sells. */
export const isBought = ({ is }: OwnHappening): boolean => is !== 'private'
