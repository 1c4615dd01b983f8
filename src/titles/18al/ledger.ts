import type { Holder } from '../../bank/money'
import { movePrivate } from '../../bank/privates'
import type { Happening } from '../../rules/happening'
import { RailwayLedger } from '../../rules/ledger'
import type { Consequence, Rule } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { CorporationId, PrivateId, TrainId } from './data'
import type { AlExtra, AlState, Corporation } from './state'

/** Happenings that only 18AL has; `noted` covers everything without a kind of its own, by a code. */
export type AlOwnHappening =
  | {
      readonly is: 'president'
      readonly corporation: CorporationId
      readonly from: PlayerId | null
      readonly to: PlayerId
    }
  | { readonly is: 'floated'; readonly corporation: CorporationId }
  | {
      readonly is: 'private'
      readonly private: PrivateId
      readonly from: Holder
      readonly to: Holder
      readonly why: string
    }
  | { readonly is: 'phase'; readonly phase: string }
  | { readonly is: 'priority'; readonly player: PlayerId }
  | { readonly is: 'auction'; readonly private: PrivateId; readonly player: PlayerId }
  | { readonly is: 'noted'; readonly code: string; readonly of: string }

/** All happenings of 18AL. */
export type AlHappening = Happening | AlOwnHappening

/** An action of 18AL being carried out. */
export class AlLedger extends RailwayLedger<CorporationId, TrainId, TrainId, AlState, AlOwnHappening> {
  /** Replaces parts of `extra`, which holds what only 18AL knows. */
  setExtra(patch: Partial<AlExtra>): void {
    this.set({ extra: { ...this.state.extra, ...patch } })
  }

  /** Replaces parts of one corporation's record. */
  setCorporation(corporation: CorporationId, patch: Partial<Corporation>): void {
    const { corporations } = this.state
    this.set({ corporations: { ...corporations, [corporation]: { ...corporations[corporation], ...patch } } })
  }

  /** Hands over a private company. */
  private(company: PrivateId, to: Holder, why: string): void {
    const from = this.state.privates[company]
    if (from === to) return
    this.set({ privates: movePrivate(this.state.privates, company, to) })
    this.tell({ is: 'private', private: company, from, to, why })
  }
}

/** A rule of 18AL. */
export type AlRule<A> = Rule<AlState, A, AlLedger>
/** Something that follows by itself, in 18AL. */
export type AlConsequence = Consequence<AlState, AlLedger>
