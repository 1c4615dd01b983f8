import type { Holder, Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import type { Check, Why } from '../law'
import type { RailLedger } from '../ledger'
import type { AnyRailway } from '../table'

/** A certificate that a player wants: its corporation, how many shares it is, and the price per share. */
export interface Purchase {
  readonly player: PlayerId
  readonly corporation: string
  readonly shares: number
  readonly price: Money
}

/** A sale of shares of one corporation at one price. */
export interface Sale {
  readonly player: PlayerId
  readonly corporation: string
  readonly shares: number
}

/** A check that needs to know what is printed: `buy: [onePurchase, atMost(60), …]`. */
export type Needs<A> = (game: Game) => Check<A>

/** Where a certificate can be bought from the bank. */
export type Source = 'ipo' | 'market'

/** What a share costs, and who gets the money. */
export interface Certificates {
  price(state: AnyRailway, corporation: string, from: Source): Money
  paid(corporation: string, from: Source): Holder
}

/** At most so many percent of a corporation, unless its token lies in a space where this is printed. */
export interface Most {
  percent(state: AnyRailway): number
  readonly unless?: string
}

/** A limit on what a player holds. */
export interface Limit {
  /** Why a player is over it. */
  over(game: Game, state: AnyRailway, player: PlayerId): Why | undefined
  /** Does a sale bring its seller nearer to it? */
  helps(game: Game, state: AnyRailway, sale: Sale): boolean
}

/** What follows once a player has got shares of a corporation, from the bank or otherwise. */
export interface Gained {
  readonly corporation: string
  /** Who has got them, and where; missing for a start, and for a sale. */
  readonly buyer?: PlayerId
  readonly from?: Source
}

/** What the stock round of a title does in its own way. */
export interface StockPolicy {
  readonly certificates: (game: Game) => Certificates
  /** What must be so before stock is bought or sold, such as that no private company is for sale. */
  readonly opens: readonly Needs<{ readonly player: PlayerId }>[]
  /** Why a purchase of stock is refused, in the order in which the table is told. */
  readonly buy: readonly Needs<Purchase>[]
  /** Why a sale is refused on a stock turn … */
  readonly sellNow: readonly Needs<Sale>[]
  /** … and why it is refused whatever it is made for. */
  readonly sell: readonly Needs<Sale>[]
  /** How much of a corporation a player may hold. */
  readonly most: Most
  /** Limits that a player who is over them must sell for, if a sale would help. */
  readonly limits: readonly Limit[]
  /** What follows a purchase of shares, in this order. */
  readonly gained: readonly ((game: Game, ledger: RailLedger, gained: Gained) => void)[]
  /** Why the token of a started corporation moves to its first space; the log is told. */
  readonly starts: string
  /** How a corporation floats: once enough of it has left the Initial Offering. */
  readonly float: {
    due(game: Game, state: AnyRailway, corporation: string): boolean
    /** What floating brings. */
    play(game: Game, ledger: RailLedger, corporation: string): void
  }
}
