import type { Space } from '../bank/chart'
import type { Holder } from '../bank/money'

/** What a table can keep in cardboard besides its map. */
export const CARDBOARD = ['certificates', 'tokens', 'trains'] as const
export type Cardboard = (typeof CARDBOARD)[number]

/**
 * A kind of piece that lies with a holder. `card` is any other card, such as that of whoever begins; `home` a home station,
 * `marker` that of the round, and `chip` whatever else a title has, such as a token that makes a city worth more.
 */
export type PieceKind =
  | 'share'
  | 'president'
  | 'private'
  | 'card'
  | 'train'
  | 'station'
  | 'home'
  | 'marker'
  | 'chip'

/** Where pieces lie that are not in use yet, and those that are on the map. */
export const BOX = 'box'
export const MAP = 'map'

/** Equal pieces that go from one holder to another, or are turned over where they lie. */
export interface PieceMove {
  readonly is: PieceKind
  /** The corporation, private company, card or type of train. */
  readonly of: string
  /** `null`: wherever pieces lie that nobody counts, such as trains that never run out. */
  readonly from: Holder | null
  readonly to: Holder | null
  readonly count: number
  /** What is up before and after, of a piece with two sides. */
  readonly was?: string
  readonly face?: string
}

/** A corporation's token goes to another space of the price chart, under those that lie there; `null` is off the chart. */
export interface TokenMove {
  readonly is: 'token'
  readonly of: string
  readonly from: Space | null
  readonly to: Space | null
  readonly under: readonly string[]
}

/** The tokens of one space lie in another order, from the top. */
export interface StackMove {
  readonly is: 'stack'
  readonly of: string
  readonly at: Space
  readonly order: readonly string[]
}

/** What holds differently although no piece says so, such as what a phase allows. */
export interface NewsMove {
  readonly is: 'news'
  /** A code that the title's words name. */
  readonly of: string
  /** The player or corporation whom it concerns; `null`: everybody. */
  readonly whose: Holder | null
  readonly from: string
  readonly to: string
  /** The pieces that it is about. */
  readonly pieces: readonly string[]
}

/** What is moved by hand at the table, and what holds differently. */
export type CardboardMove = PieceMove | TokenMove | StackMove | NewsMove

/** A move as it is told. */
export interface ToldMove {
  readonly move: CardboardMove
  /** What the table must keep in cardboard for this to matter; missing if it lies on the map. */
  readonly kept?: Cardboard
  /** Whose pieces these are: a player, a corporation or the bank; a heading for what concerns everybody. */
  readonly owner: string
  /** The move under its owner's name, and the same on its own. */
  readonly brief: string
  readonly whole: string
}
