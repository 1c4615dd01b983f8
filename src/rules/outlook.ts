import type { Money } from '../bank/money'
import type { PlayerId } from './state'

/** When the bank will be out if every corporation keeps paying its last run and nothing else is paid in or out. */
export interface BankOutlook {
  /** What leaves the bank in one operating round. */
  readonly perRound: Money
  /** Operating rounds from now, the one in progress counted as far as it is not played; `null` where nothing leaves the bank. */
  readonly rounds: number | null
  /** The name of that round, such as `OR 5.2`. */
  readonly round: string | null
}

/** A corporation that would be without a train, and what its president would have to add to the cheapest one. */
export interface Stranded {
  readonly corporation: string
  readonly president: PlayerId
  readonly price: Money
  readonly treasury: Money
  readonly short: Money
  readonly presidentHas: Money
}

/** What the first train of a type does to the charters as they are now, once the first of the types before it have done so. */
export interface TrainOutlook {
  readonly type: string
  readonly price: Money
  readonly left: number | null
  readonly removes: readonly { readonly corporation: string; readonly trains: readonly string[] }[]
  readonly mustDiscard: readonly { readonly corporation: string; readonly excess: number }[]
  readonly stranded: readonly Stranded[]
}

/** The next runs of a corporation at its last revenue: paid, or withheld first. */
export interface RunOutlook {
  readonly corporation: string
  readonly revenue: Money
  readonly perShare: Money
  /** Market value after 1, 2, 3 runs that pay, and after one that is withheld followed by runs that pay. */
  readonly paid: readonly Money[]
  readonly withheldFirst: readonly Money[]
  /** What a share brings over these runs in dividends and market value, one way and the other. */
  readonly gainPaid: Money
  readonly gainWithheldFirst: Money
}

/** What a player could put on the table now. */
export interface Liquidity {
  readonly player: PlayerId
  readonly cash: Money
  /** The largest sale of each corporation that the Bank would take at the prices of now. */
  readonly sales: readonly { readonly corporation: string; readonly shares: number; readonly amount: Money }[]
  readonly total: Money
  /** Certificates that may still be bought before the limit. */
  readonly room: number
}

/** What can be said of what comes, each figure by a plain assumption. */
export interface Outlook {
  readonly bank: BankOutlook
  readonly trains: readonly TrainOutlook[]
  readonly runs: readonly RunOutlook[]
  readonly liquidity: readonly Liquidity[]
}
