import { cellAt, type Space, spaceOf } from '../../bank/chart'
import { moveTrain, type TrainPlace } from '../../bank/depot'
import type { Money } from '../../bank/money'
import type { Happening } from '../../rules/happening'
import { RailwayLedger } from '../../rules/ledger'
import type { Consequence, Rule } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { CardId, CardUse, CharacterId, CorporationId, PhaseId, TrainCard, TrainId } from './data'
import type { CompanyRecord, LilState, OverTurn } from './state'
import { roundName } from './state'

/** What only a table of 18Lilliput tells; `noted` says by its code that something was put right or done that moves nothing. */
type LilOwnHappening =
  | {
      readonly is: 'card'
      readonly card: CardId
      readonly use: CardUse
      readonly player: PlayerId
      readonly copy: boolean
    }
  | {
      readonly is: 'character'
      readonly character: CharacterId
      readonly from: PlayerId | null
      readonly to: PlayerId | null
    }
  | {
      readonly is: 'price'
      readonly corporation: CorporationId
      readonly from: Money | null
      readonly to: Money
      readonly why: string
    }
  | { readonly is: 'copies'; readonly player: PlayerId; readonly left: number }
  | { readonly is: 'director'; readonly corporation: CorporationId; readonly player: PlayerId }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  | { readonly is: 'starting'; readonly player: PlayerId }
  | { readonly is: 'noted'; readonly code: string; readonly of: string }

/** All that a table of 18Lilliput tells. */
export type LilHappening = Happening | LilOwnHappening

/** How the depot calls the pile of scrapped trains. */
const depotPlace = (place: TrainPlace) => (place === 'scrapped' ? 'market' : place)

/** An action of 18Lilliput being carried out. */
export class LilLedger extends RailwayLedger<CorporationId, TrainId, TrainCard, LilState, LilOwnHappening> {
  /** Moves a train card; the scrapped trains are called `scrapped`, as in entries. */
  override train(
    train: TrainCard,
    from: TrainPlace,
    to: TrainPlace,
    why: string,
    as: TrainCard = train,
  ): void {
    this.set({ depot: moveTrain(this.state.depot, train, depotPlace(from), depotPlace(to), as) })
    this.tell({ is: 'train', train, from, to, why, ...(as === train ? {} : { as }) })
  }

  /** Moves a marker under those in a space, and tells the prices: the index is this game's own, and words do not see the table. */
  override token(corporation: CorporationId, to: Space, why: string): void {
    const before = this.state.chart
    const at = spaceOf(before, corporation)
    super.token(corporation, to, why)
    if (this.state.chart === before) return
    const price = (space: Space) => cellAt(this.state.grid, space)?.price ?? 0
    this.tell({ is: 'price', corporation, from: at ? price(at) : null, to: price(to), why })
  }

  /** Replaces parts of what a charter tells. */
  company(corporation: CorporationId, patch: Partial<CompanyRecord>): void {
    const { companies } = this.state
    this.set({ companies: { ...companies, [corporation]: { ...companies[corporation], ...patch } } })
  }

  /** Hands a director's certificate out of the bank, and the other shares into its pool. */
  direct(corporation: CorporationId, player: PlayerId, shares: number): void {
    const rest = (this.state.held[corporation].ipo ?? 0) - shares
    this.shares(corporation, 'ipo', player, shares)
    this.shares(corporation, 'ipo', 'market', rest)
    this.company(corporation, { director: player })
    this.tell({ is: 'director', corporation, player })
  }

  /** Hands a character on; `null` is the table, or out of the game. */
  character(character: CharacterId, to: PlayerId | null): void {
    const from = this.state.characters[character]
    this.set({ characters: { ...this.state.characters, [character]: to } })
    this.tell({ is: 'character', character, from, to })
  }

  /** Sets how many copy cards a player has left. */
  copies(player: PlayerId, left: number): void {
    this.set({ copies: { ...this.state.copies, [player]: left } })
    this.tell({ is: 'copies', player, left })
  }

  /** A player takes an action card, or copies one. */
  card(player: PlayerId, card: CardId, use: CardUse, copy: boolean): void {
    const taken = copy ? { card, use, player, copy: true as const } : { card, use, player }
    this.set({ taken: [...this.state.taken, taken] })
    this.tell({ is: 'card', card, use, player, copy })
  }

  /** Ends the game. */
  over(by: OverTurn['by']): void {
    this.setTurns([{ at: 'over', by, round: roundName(this.state) }])
    this.tell({ is: 'over', by })
  }
}

/** A rule of 18Lilliput. */
export type LilRule<A> = Rule<LilState, A, LilLedger>
/** Something that follows by itself in 18Lilliput. */
export type LilConsequence = Consequence<LilState, LilLedger>
