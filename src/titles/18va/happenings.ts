import type { Money } from '../../bank/money'
import type { RailHappening } from '../../families/railway/ledger'
import type { Happening } from '../../rules/happening'
import type { PlayerId } from '../../rules/state'
import type { CorporationId, LotId } from './data'

/** Happenings that only 18VA reports. */
type VaOwnHappening =
  | { readonly is: 'order'; readonly order: readonly PlayerId[] }
  /** The face value of an item without a bid fell (4.1). */
  | { readonly is: 'reduced'; readonly lot: LotId; readonly face: Money }
  /** An item of the first auction was sold (4.1). */
  | { readonly is: 'sold'; readonly lot: LotId; readonly player: PlayerId; readonly price: Money }
  | { readonly is: 'converted'; readonly corporation: CorporationId }
  | { readonly is: 'closed'; readonly corporation: CorporationId }
  | { readonly is: 'bankrupt'; readonly player: PlayerId }

/** Any happening of 18VA. */
export type VaHappening = Happening | RailHappening | VaOwnHappening
