import { spaceOf } from '../../bank/chart'
import { cashOf, type Holder, type Money } from '../../bank/money'
import { movePrivate } from '../../bank/privates'
import type { Happening } from '../../rules/happening'
import { RailwayLedger } from '../../rules/ledger'
import type { Consequence, Rule } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import {
  type CardId,
  type CorporationId,
  FIRST_CORPORATION,
  type LotId,
  type PhaseId,
  PRIVATES,
  type PrivateId,
  SET_ASIDE,
  type Size,
  STATIONS,
  type TrainId,
  TYPE_OF,
} from './data'
import { type Corporation, phaseReached, type VaState } from './state'

/** Happenings that only 18VA reports; `noted` identifies any other change by its code. */
export type VaOwnHappening =
  | {
      readonly is: 'president'
      readonly corporation: CorporationId
      readonly from: PlayerId | null
      readonly to: PlayerId
    }
  | {
      readonly is: 'private'
      readonly private: PrivateId
      readonly from: Holder
      readonly to: Holder
      readonly why: string
    }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  | { readonly is: 'priority'; readonly player: PlayerId }
  | { readonly is: 'order'; readonly order: readonly PlayerId[] }
  /** The face value of an item without a bid fell (4.1). */
  | { readonly is: 'reduced'; readonly lot: LotId; readonly face: Money }
  /** An item of the first auction was sold (4.1). */
  | { readonly is: 'sold'; readonly lot: LotId; readonly player: PlayerId; readonly price: Money }
  | { readonly is: 'converted'; readonly corporation: CorporationId }
  | { readonly is: 'closed'; readonly corporation: CorporationId }
  | { readonly is: 'bankrupt'; readonly player: PlayerId }
  | { readonly is: 'noted'; readonly code: string; readonly of: string }

/** Any happening of 18VA. */
export type VaHappening = Happening | VaOwnHappening

/** The record of a corporation of this size before it is started (4.4). */
export function freshCorporation(size: Size): Corporation {
  return {
    size,
    value: null,
    president: null,
    stations: STATIONS[size],
    places: [],
    extraTrain: false,
    extraStation: false,
    express: false,
    operated: false,
    lastRun: null,
  }
}

/** Carries out one action of 18VA. */
export class VaLedger extends RailwayLedger<CorporationId, TrainId, CardId, VaState, VaOwnHappening> {
  /** Replaces parts of one corporation's record. */
  setCorporation(corporation: CorporationId, patch: Partial<Corporation>): void {
    const { corporations } = this.state
    this.set({ corporations: { ...corporations, [corporation]: { ...corporations[corporation], ...patch } } })
  }

  /** Transfers a private company, or closes it. */
  private(company: PrivateId, to: Holder, why: string): void {
    const from = this.state.privates[company]
    if (from === to) return
    this.set({ privates: movePrivate(this.state.privates, company, to) })
    this.tell({ is: 'private', private: company, from, to, why })
  }

  /** Transfers a presidency (4.4.2). */
  president(corporation: CorporationId, to: PlayerId): void {
    const from = this.state.corporations[corporation].president
    this.setCorporation(corporation, { president: to })
    this.tell({ is: 'president', corporation, from, to })
  }

  /** Moves a train off a charter; from then on only its type counts (4.5.8). */
  trainBack(train: CardId, from: Holder, to: 'market' | 'gone', why: string): void {
    this.train(train, from, to, why, TYPE_OF[train])
  }

  /**
   * Turns a Five-Share into a Ten-Share Company: the shares set aside go to its treasury, and it gets two more stations
   * (4.5.1).
   */
  convert(corporation: CorporationId): void {
    const { stations } = this.state.corporations[corporation]
    this.shares(corporation, 'aside', 'ipo', SET_ASIDE)
    this.setCorporation(corporation, { size: 10, stations: stations + STATIONS[10] - STATIONS[5] })
    this.tell({ is: 'converted', corporation })
  }

  /**
   * Closes a corporation (4.6.3): its money goes to the bank, its trains to the Pool, its private companies and tokens
   * out of play, and all its shares back to it without compensation. It may be started again.
   */
  close(corporation: CorporationId): void {
    this.pay(corporation, 'bank', cashOf(this.state.cash, corporation), 'closed', corporation)
    for (const train of this.state.depot.owned[corporation])
      this.trainBack(train, corporation, 'market', 'closed')
    for (const company of PRIVATES)
      if (this.state.privates[company] === corporation) this.private(company, 'closed', 'closed')
    for (const [holder, shares] of Object.entries(this.state.held[corporation]))
      if (holder !== 'ipo' && holder !== 'aside') this.shares(corporation, holder, 'ipo', shares)
    const ten = corporation === FIRST_CORPORATION || phaseReached(this.state, '5')
    const { size } = this.state.corporations[corporation]
    if (!ten && size === 10) this.shares(corporation, 'ipo', 'aside', SET_ASIDE)
    if (ten && size === 5) this.shares(corporation, 'aside', 'ipo', SET_ASIDE)
    const { corporations, chart } = this.state
    this.set({ corporations: { ...corporations, [corporation]: freshCorporation(ten ? 10 : 5) } })
    if (spaceOf(chart, corporation))
      this.set({ chart: chart.filter(token => token.corporation !== corporation) })
    this.tell({ is: 'closed', corporation })
  }
}

/** A rule of 18VA. */
export type VaRule<A> = Rule<VaState, A, VaLedger>
/** A consequence in 18VA. */
export type VaConsequence = Consequence<VaState, VaLedger>
