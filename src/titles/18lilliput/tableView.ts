import type { Grid, Space, Tokens } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { CorporationCard, PlateColours, ShellView } from '../../rules/view'
import type {
  Allowance,
  CardId,
  CardUse,
  CharacterId,
  CorporationId,
  PhaseId,
  TrainCard,
  TrainId,
} from './data'
import type { LilOptions, RunTurn, Taken } from './state'

/** A player as the screens show them. */
export interface PlayerView {
  readonly id: PlayerId
  readonly cash: Money
  /** Shares of 10% by company, the director's certificate counted as five. */
  readonly shares: Readonly<Record<string, number>>
  readonly certificates: number
  readonly limit: number
  readonly directs: readonly CorporationId[]
  readonly characters: readonly CharacterId[]
  readonly copies: number
  readonly starting: boolean
  readonly netWorth: Money
}

/** A train card on a charter or among the scrapped ones. */
export interface TrainView {
  readonly card: TrainCard
  readonly type: TrainId
  readonly obsolete: boolean
  readonly price: Money
}

/** A space that a marker would reach, and the price there. */
export interface Goal {
  readonly at: Space
  readonly price: Money
}

/** A company as the screens show it. */
export interface CompanyView extends CorporationCard {
  readonly id: CorporationId
  readonly plate: PlateColours
  readonly director: PlayerId | null
  /** It may still be founded: one of the banker's own companies without a director. */
  readonly open: boolean
  readonly price: Money | null
  readonly at: Space | null
  /** Its place in the current running order, from 1. */
  readonly order: number | null
  /** It has run in this round. */
  readonly ran: boolean
  readonly treasury: Money
  /** The number of 10% shares in the bank. */
  readonly market: number
  readonly trains: readonly TrainView[]
  /** What it would pay for the next train of the stack; `null` if that is empty. */
  readonly newTrain: Money | null
  readonly stations: number
  readonly stationPrice: Money
  readonly cities: readonly string[]
  readonly lastRun: Money | null
  /**
   * Where its marker goes after a dividend, without one, and once 1, 2 or 3 shares are sold; `null` before it is founded.
   */
  readonly goals: { readonly dividend: Goal; readonly none: Goal; readonly sold: readonly Goal[] } | null
}

/** Something that a card would let a company do, and its price. */
export interface CompanyOffer {
  readonly corporation: CorporationId
  readonly price: Money
}

/** What one use of a card would let the player to act do on the current table. */
export interface UseView {
  readonly allows: Allowance
  /** Money the player gets at once, and money for companies, in the current phase. */
  readonly pays: Money
  readonly funds: Money
  /** The companies that can pay for a yellow Y-tile. */
  readonly yTiles: readonly CompanyOffer[]
  /** The shares that may be sold, and what all those of a company bring in one sale. */
  readonly sells: readonly (CompanyOffer & { readonly shares: number })[]
  /** The shares that may be bought with the player's current cash. */
  readonly buys: readonly CompanyOffer[]
  /** The companies that may be founded, each at the highest price the player's current cash pays five times. */
  readonly founds: readonly CompanyOffer[]
  /** The companies that can buy the next train of the stack, and what the director adds. */
  readonly trains: readonly (CompanyOffer & { readonly adds: Money })[]
  /** The companies that can buy a train of another one for at least $1. */
  readonly deals: readonly CorporationId[]
  readonly stations: readonly CompanyOffer[]
  /** Why no train, share or station can be bought: the refusal to the company, or for the share, that comes closest. */
  readonly why: Refusal | null
  /** Nothing that the use allows can be done now, if the bank can tell. */
  readonly idle: boolean
}

/** An action card: who has taken or copied it in this round, and what it would do for the player to act. */
export interface CardView {
  readonly id: CardId
  readonly taken: readonly Taken[]
  /** How the player to act may have it: by taking it, or with a copy card. */
  readonly open: 'take' | 'copy' | null
  readonly uses: Readonly<Record<CardUse, UseView>> | null
}

/** What the first train of a type triggers on the current table. */
export interface SetsOff {
  readonly phase: PhaseId
  readonly limit: number
  readonly funds: Money
  readonly turnsOver: readonly { readonly at: string; readonly train: TrainCard }[]
  readonly removes: readonly { readonly at: string; readonly train: TrainCard }[]
  readonly discards: readonly { readonly corporation: CorporationId; readonly excess: number }[]
}

/** A type of train in the stack. */
export interface StackView {
  readonly type: TrainId
  readonly price: Money
  /** `null` means unlimited. */
  readonly left: number | null
  readonly phase: PhaseId
  /** What its first train triggers; `null` once that has happened. */
  readonly setsOff: SetsOff | null
}

/**
 * What bureaucracy will do: the train that goes to the scrapped ones, what that triggers, and who starts the next round.
 */
export interface BureaucracyView {
  readonly train: TrainId | null
  readonly setsOff: SetsOff | null
  readonly starting: PlayerId
  /** The variant for professionals: the train goes before the companies run. */
  readonly beforeRuns: boolean
}

/** The current decision. */
export type TurnView =
  | {
      readonly at: 'choose'
      readonly player: PlayerId
      readonly pick: number
      readonly of: number
      readonly companies: readonly CorporationId[]
      readonly characters: readonly CharacterId[]
    }
  | {
      readonly at: 'justiciary'
      readonly player: PlayerId
      readonly corporations: readonly CorporationId[]
      readonly toPlayer: Money
      readonly toCompany: Money
    }
  | {
      readonly at: 'card'
      readonly player: PlayerId
      /** The index of the turn within the round, from 0, and the number of turns. */
      readonly nth: number
      readonly of: number
      /** The same player also has the next turn. */
      readonly twice: boolean
      readonly card: HandView | null
      /** What the Lord High Treasurer would pay this player now. */
      readonly treasurer: Money | null
      /** The player has no later turn with a card in this game, so the Treasurer is worth nothing after this one. */
      readonly lastTurn: boolean
    }
  | {
      readonly at: 'run'
      readonly corporation: CorporationId
      readonly director: PlayerId
      readonly ran: RunTurn['ran']
      readonly revenue: Money | null
      /** The most that its trains could earn by the printed values; a revenue beyond that is doubted. */
      readonly mostRun: Money
      readonly nth: number
      readonly of: number
      /** The dividend is doubled, and nothing may be withheld. */
      readonly doubled: boolean
      /** It owns a train and has not run yet. */
      readonly mustRun: boolean
      /** It may buy a scrapped train now, or may be able to after its run. */
      readonly mayBuy: boolean
      /** Bureaucracy or the end of the game follows its turn. */
      readonly last: boolean
    }
  | {
      readonly at: 'discard'
      readonly owners: readonly {
        readonly corporation: CorporationId
        readonly director: PlayerId
        readonly excess: number
      }[]
    }
  | { readonly at: 'over'; readonly by: string; readonly ranking: readonly Ranked[] }

/** The card in hand, and what is left to do with it. */
export interface HandView {
  readonly id: CardId
  readonly use: CardUse
  readonly copy: boolean
  readonly allows: Allowance
  readonly yellowLeft: number
  readonly trainsLeft: number
  readonly stationLeft: boolean
  readonly maySell: boolean
  readonly mayBuyShare: boolean
  readonly fundsLeft: Money
}

/** A player's place at the end; equal scores share it. */
export interface Ranked {
  readonly player: PlayerId
  readonly place: number
  readonly cash: Money
  readonly stock: Money
  readonly copies: Money
  readonly total: Money
}

/** The table of 18Lilliput as its screens show it. */
export interface LilView extends ShellView {
  readonly turn: TurnView & { readonly cite: string }
  readonly options: LilOptions
  readonly phase: PhaseId
  readonly trainLimit: number
  /** What the money card gives to companies in the current phase. */
  readonly funds: Money
  readonly roundNumber: number
  readonly rounds: number
  readonly circulation: Money
  readonly starting: PlayerId
  readonly players: readonly PlayerView[]
  readonly corporations: readonly CompanyView[]
  /** The cards of this table; with `uses` only while the player to act has none in hand. */
  readonly cards: readonly CardView[]
  /** The player of each turn with a card in this round, through both drafts, and the index of the current one. */
  readonly draft: { readonly order: readonly PlayerId[]; readonly nth: number } | null
  /** The companies still to run in this round, in the current running order. */
  readonly toRun: readonly CorporationId[]
  readonly characters: Readonly<Record<CharacterId, PlayerId | null>>
  readonly stack: readonly StackView[]
  readonly scrapped: readonly TrainView[]
  /** `null` while players choose, after the end, and in the last round if nothing of it is left. */
  readonly bureaucracy: BureaucracyView | null
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<CorporationId> }
}
