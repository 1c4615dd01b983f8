import { cashOf, type Money } from '../../bank/money'
import { type PrivateOwners, privatesOf } from '../../bank/privates'
import type { PlayerId, Railways, Stocks, Table } from '../../rules/state'
import { type Presidents, presidenciesOf, sharesBy } from './holdings'

/** A player in a table report: `cash` includes money set aside for bids, `certificates` are those that count against the limit. */
export interface PlayerReport {
  readonly cash: Money
  readonly privates: readonly string[]
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly string[]
  readonly certificates: number
  readonly netWorth: Money
}

/** A table with presidents and private companies. */
interface Reported extends Pick<Table, 'cash'>, Pick<Stocks<string>, 'held'>, Presidents<string> {
  readonly privates: PrivateOwners<string>
}

/** What a title lists and counts for its players. */
interface Counts<S> {
  readonly corporations: readonly string[]
  readonly companies: readonly string[]
  certificates(state: S, player: PlayerId): number
  netWorth(state: S, player: PlayerId): Money
}

/** Reports a player; lists are in the order of the alphabet. */
export function playerReport<S extends Reported>(
  state: S,
  player: PlayerId,
  { corporations, companies, certificates, netWorth }: Counts<S>,
): PlayerReport {
  return {
    cash: cashOf(state.cash, player),
    privates: privatesOf(state.privates, player, companies).toSorted(),
    shares: sharesBy(corporations, state, player),
    presidencies: presidenciesOf(corporations, state, player).toSorted(),
    certificates: certificates(state, player),
    netWorth: netWorth(state, player),
  }
}

/** How many new trains are left of each type that is not sold out, in order; `null` if they never run out. */
export function trainsLeft<T extends string>(
  types: readonly T[],
  { offering }: Pick<Railways<string, T>['depot'], 'offering'>,
): Readonly<Record<string, number | null>> {
  return Object.fromEntries(types.filter(type => offering[type] !== 0).map(type => [type, offering[type]]))
}
