import { moveTrain, type TrainPlace } from '../../bank/depot'
import type { Happening } from '../../rules/happening'
import { RailwayLedger } from '../../rules/ledger'
import type { Consequence, Rule } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { CardId, CardUse, CharacterId, CorporationId, PhaseId, TrainCard, TrainId } from './data'
import type { CompanyRecord, LilState, OverTurn } from './state'
import { roundName } from './state'

/** Happenings that only 18Lilliput has. The code of `noted` names a correction, or something done that moves nothing. */
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
  | { readonly is: 'copies'; readonly player: PlayerId; readonly left: number }
  | { readonly is: 'director'; readonly corporation: CorporationId; readonly player: PlayerId }
  | { readonly is: 'phase'; readonly phase: PhaseId }
  | { readonly is: 'starting'; readonly player: PlayerId }
  | { readonly is: 'noted'; readonly code: string; readonly of: string }

/** All happenings of 18Lilliput. */
export type LilHappening = Happening | LilOwnHappening

/** The depot's name for the pile of scrapped trains. */
const depotPlace = (place: TrainPlace) => (place === 'scrapped' ? 'market' : place)

/** An action of 18Lilliput being carried out. */
export class LilLedger extends RailwayLedger<CorporationId, TrainId, TrainCard, LilState, LilOwnHappening> {
  /** Moves a train card. The place of scrapped trains is called `scrapped`, as in entries. */
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

  /** Changes parts of a company's record. */
  company(corporation: CorporationId, patch: Partial<CompanyRecord>): void {
    const { companies } = this.state
    this.set({ companies: { ...companies, [corporation]: { ...companies[corporation], ...patch } } })
  }

  /** Moves a director's certificate from the bank to a player, and the other shares into the bank's pool. */
  direct(corporation: CorporationId, player: PlayerId, shares: number): void {
    const rest = (this.state.held[corporation].ipo ?? 0) - shares
    this.shares(corporation, 'ipo', player, shares)
    this.shares(corporation, 'ipo', 'market', rest)
    this.company(corporation, { director: player })
    this.tell({ is: 'director', corporation, player })
  }

  /** Hands a character on; `null` means nobody: not chosen yet, or out of the game. */
  character(character: CharacterId, to: PlayerId | null): void {
    const from = this.state.characters[character]
    this.set({ characters: { ...this.state.characters, [character]: to } })
    this.tell({ is: 'character', character, from, to })
  }

  /** Sets the number of copy cards that a player has left. */
  copies(player: PlayerId, left: number): void {
    this.set({ copies: { ...this.state.copies, [player]: left } })
    this.tell({ is: 'copies', player, left })
  }

  /** Records that a player takes or copies an action card. */
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
/** A consequence in 18Lilliput: something that follows by itself. */
export type LilConsequence = Consequence<LilState, LilLedger>
