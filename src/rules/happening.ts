import type { Space } from '../bank/chart'
import type { Holder, Money } from '../bank/money'

/**
 * What happened at the table, as data: the log's sentences, the payout slip and the motion on the screen are made from it.
 * These are the kinds that the app itself reads. A title adds kinds of its own, known only to its words and screens, so
 * readers of a list compare `is` and skip the rest. `why` is a code that the title's words explain; payments with the codes
 * `dividend` and `income` go to several holders at once and make a slip.
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
  /** A market value token was moved: between which spaces, and the market values there; `null` if it lay nowhere. */
  | {
      readonly is: 'token'
      readonly corporation: string
      readonly from: Space | null
      readonly to: Space
      readonly was: Money | null
      readonly value: Money
      readonly why: string
    }
  | {
      readonly is: 'train'
      readonly train: string
      readonly from: string
      readonly to: string
      readonly why: string
      /** Its new name, if that changes. */
      readonly as?: string
    }
  /** A run, whatever it brought: all of it, and what each share gets of it, which is 0 if none of it went to shareholders. */
  | {
      readonly is: 'run'
      readonly corporation: string
      readonly revenue: Money
      readonly each: Money
      readonly paid: boolean
    }
  | { readonly is: 'round'; readonly round: string }
  /** What ends the game has happened; `during` says in which kind of round, where that decides how long it goes on. */
  | { readonly is: 'ending'; readonly by: string; readonly during?: 'stock' | 'operating' }
  | { readonly is: 'over'; readonly by: string }
  | { readonly is: 'counted'; readonly holder: Holder; readonly cash: Money; readonly books: Money }

/** A kind of happening known to one title only. */
export interface OwnHappening {
  readonly is: string
}

type RunTold = Extract<Happening, { is: 'run' }>

export type TokenMoved = Extract<Happening, { is: 'token' }>

/** The run among what happened, if it brought something. */
export const runIn = (happened: readonly OwnHappening[]): RunTold | undefined =>
  happened.find((it): it is RunTold => it.is === 'run' && (it as RunTold).revenue > 0)

/** Whether a round ended with what happened, so that the next one began. */
export const endsRound = (of: { readonly happened: readonly Happening[] } | undefined): boolean =>
  of?.happened.some(({ is }) => is === 'round') === true
