import type { PrivateOwners } from '../../bank/privates'
import {
  type HasLots,
  type LotsHappening,
  type LotsTurn,
  lotsFirst,
  type ValueTurn,
} from '../../families/railway/auction/lots'
import { railway } from '../../families/railway/game'
import { reasons } from '../../families/railway/law'
import type { RailHappening, RailLedger } from '../../families/railway/ledger'
import type { AnyRailway, Corporation as RailCorporation, Railway } from '../../families/railway/table'
import type { Happening } from '../../rules/happening'
import type { PlayerId, Railways } from '../../rules/state'
import {
  type CorporationId,
  lots,
  MOST_PERCENT,
  PAPERS,
  type PrivateId,
  plainLimit,
  printed,
  type Size,
  STATIONS,
} from './data'
import type { Reasons } from './refusals'

/** Steps of an operating turn in order (4.5); a turn never goes back to an earlier one. */
export const STEPS = ['convert', 'station', 'run', 'trains'] as const

/** A corporation's record; `floated` once it has been started: its president's certificate sold and its value set (4.3.3). */
export interface Corporation extends RailCorporation {
  readonly size: Size
  /** Known places of its stations, without the home; placing a station need not name the place. */
  readonly places: readonly string[]
  /** The Potomac Yards' +1 on its train limit (4.2). */
  readonly extraTrain: boolean
  /** Does it have the Potomac Yards' extra station (4.2)? */
  readonly extraStation: boolean
  /** Does it have the Railway Express Agency's +10 (4.2)? */
  readonly express: boolean
}

/** What only a table of 18VA knows. */
export interface Own extends HasLots {
  /** The certificate limit, if a ruling has set it. */
  readonly limitRuled?: number
}

type Trains = Railways<CorporationId, string, string>

/**
 * The table of 18VA. `held` counts each corporation's own shares (20% or 10%); `aside` holds those out of play while it
 * has five. The move order is the seating order until the first auction is over (4.1).
 */
export interface VaState extends Railway<Own, LotsTurn | ValueTurn> {
  readonly held: Trains['held']
  readonly chart: Trains['chart']
  readonly depot: Trains['depot']
  readonly corporations: Readonly<Record<CorporationId, Corporation>>
  readonly privates: PrivateOwners<PrivateId>
}
export type VaLedger = RailLedger<VaState>

/** A table of the family is one of 18VA: the title has no other. */
export const va = (state: AnyRailway): VaState => state as VaState

/** Makes a reason of the title; a wrong code or a missing figure does not compile. */
export const why = reasons<Reasons>()

const corporationOf = (state: AnyRailway, id: string): Corporation =>
  va(state).corporations[id as CorporationId]

/** What follows from the box. How stock is divided, the limits and the stations depend on a corporation's size (2, 3.1, 4.2, 4.4). */
export const game = railway(printed, {
  first: lotsFirst(lots),
  paper: (state, id) => PAPERS[corporationOf(state, id).size],
  stations: (state, id) => STATIONS[corporationOf(state, id).size],
  trainLimit(state, id) {
    const { size, extraTrain } = corporationOf(state, id)
    return plainLimit(state.phase, size) + (extraTrain ? 1 : 0)
  },
  limit: state => va(state).own.limitRuled ?? printed.seats[state.players.length]?.limit ?? 0,
})

/** Highest percentage of a corporation that a player may own (3.1). */
export const mostPercent = ({ options }: AnyRailway): number =>
  options.seventyPercent ? MOST_PERCENT.seventy : MOST_PERCENT.usual

/** Changes what only this title knows of a corporation, or what every game does. */
export function setCorporation(ledger: RailLedger, id: string, patch: Partial<Corporation>): void {
  ledger.setCorporation(id, patch)
}

/** Has a corporation been started (4.3.3)? */
export const started = ({ corporations }: VaState, id: CorporationId): boolean =>
  corporations[id].par !== null

/** Happenings that only 18VA reports. */
type VaOwnHappening =
  | { readonly is: 'converted'; readonly corporation: CorporationId }
  | { readonly is: 'closed'; readonly corporation: CorporationId }
  | { readonly is: 'bankrupt'; readonly player: PlayerId }

/** Any happening of 18VA. */
export type VaHappening = Happening | RailHappening | LotsHappening | VaOwnHappening
