import type { Space } from '../../bank/chart'
import type { Money } from '../../bank/money'

/** Where a corporation's token would end up, and the price printed there; `shares` is the number sold at once. */
export interface Goal {
  readonly why: 'pays' | 'withholds' | 'sold'
  readonly shares: number
  readonly at: Space
  readonly price: Money
}
