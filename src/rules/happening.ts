import type { Space } from '../bank/chart'
import type { Holder, Money } from '../bank/money'
import type { PlayerId } from './state'

/**
 * What happened at the table, as data: the sentence in the log, the pay-out slip and the motion on the screen are made from it.
 * `why` is a code that the title's words explain.
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
      readonly is: 'president'
      readonly corporation: string
      readonly from: PlayerId | null
      readonly to: PlayerId
    }
  | {
      readonly is: 'token'
      readonly corporation: string
      readonly from: Space | null
      readonly to: Space
      readonly why: string
    }
  | { readonly is: 'floated'; readonly corporation: string }
  | {
      readonly is: 'train'
      readonly train: string
      readonly from: string
      readonly to: string
      readonly why: string
    }
  | {
      readonly is: 'private'
      readonly private: string
      readonly from: Holder
      readonly to: Holder
      readonly why: string
    }
  | { readonly is: 'phase'; readonly phase: string }
  | { readonly is: 'round'; readonly round: string }
  | { readonly is: 'priority'; readonly player: PlayerId }
  | { readonly is: 'auction'; readonly private: string; readonly player: PlayerId }
  | { readonly is: 'ending'; readonly by: string }
  | { readonly is: 'over'; readonly by: string }
  | { readonly is: 'counted'; readonly holder: Holder; readonly cash: Money; readonly books: Money }
  | { readonly is: 'noted'; readonly code: string; readonly of: string }
