import type { Space } from '../bank/chart'
import type { Holder, Money } from '../bank/money'

/**
 * What happened at the table, as data: the sentence in the log, the pay-out slip and the motion on the screen are made from it.
 * These are the kinds that the app itself reads. A title tells more kinds, which its own words and screens know; whoever
 * reads a list compares `is` and passes over the rest. `why` is a code that the title's words explain;
 * what is `paid` as a `dividend` or as `income` is handed over to several at once, and makes a slip.
 */
export type Happening =
  | {
      readonly is: 'paid'
      readonly from: Holder
      readonly to: Holder
      readonly amount: Money
      readonly why: string
      readonly of?: string
    }
  | {
      readonly is: 'shares'
      readonly corporation: string
      readonly from: Holder
      readonly to: Holder
      readonly shares: number
    }
  | {
      readonly is: 'token'
      readonly corporation: string
      readonly from: Space | null
      readonly to: Space
      readonly why: string
    }
  | {
      readonly is: 'train'
      readonly train: string
      readonly from: string
      readonly to: string
      readonly why: string
      /** What it is called from now on, where that is another name. */
      readonly as?: string
    }
  | { readonly is: 'round'; readonly round: string }
  | { readonly is: 'ending'; readonly by: string }
  | { readonly is: 'over'; readonly by: string }
  | { readonly is: 'counted'; readonly holder: Holder; readonly cash: Money; readonly books: Money }

/** A kind of happening that only one title knows. */
export interface OwnHappening {
  readonly is: string
}
