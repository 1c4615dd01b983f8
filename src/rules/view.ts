import type { Grid, Tokens } from '../bank/chart'
import type { Holder, Money } from '../bank/money'
import type { PlayerId } from './state'

/** The colors of a corporation's tokens: the plate, and the letters on it. */
export interface PlateColours {
  readonly fill: string
  readonly ink: string
}

/** A corporation as people know it: `id` is for files, `short` for plates and sentences, `name` is the long name. */
export interface CorporationCard {
  readonly id: Holder
  readonly short: string
  readonly name: string
  readonly plate: PlateColours
  /** Letters for a plate with little room, if the corporation's short name is a word. */
  readonly letters?: string
}

/** A part of a player's worth. `part` is a code that the title's words name; parts are listed in the order shown. */
export interface WorthPart {
  readonly part: string
  readonly amount: Money
}

/** A purse that can be counted, with the amount in the books. */
export interface Purse {
  readonly holder: Holder
  readonly books: Money
}

/**
 * What the app itself needs to know of a table. A title's view has more, for its own screens only; shared code passes that
 * on unread. A view decides nothing.
 */
export interface ShellView {
  /** The round's id, as in reports; after the end, the last one played. The title's card has its name. */
  readonly round: string
  /** The kind of decision, which selects the title's panel, and the paragraph that explains it. */
  readonly turn: { readonly at: string; readonly cite: string }
  /** Who acts; `null` after the end. */
  readonly actor: Holder | null
  /**
   * The player who decides for each who may act now: for the actor itself, or for corporations their presidents; missing if
   * only players act, one at a time. Who may enter their turn from a phone of their own is read from it.
   */
  readonly deciders?: Readonly<Record<Holder, PlayerId>>
  /** Who acts after that in this round, in the current order; in an auction, who may be asked. */
  readonly followers: readonly Holder[]
  /** The round after this one; `null` if the game ends with this one; absent in a game without rounds. */
  readonly nextRound?: string | null
  /** What triggered the end of the game, while it still runs; `null` if nothing has. */
  readonly ending: string | null
  /** Why the game is over; `null` while it runs. */
  readonly over: string | null
  /** The bank's cash, shown at the head of every screen. */
  readonly bank: Money
  /** The cash of everyone else together, shown instead if the bank is unlimited. */
  readonly circulation?: Money
  /** All purses: players first, then treasuries, then the bank. */
  readonly purses: readonly Purse[]
  /** Each player's worth if the game ended now, in parts whose sum is the score. */
  readonly worth: Readonly<Record<PlayerId, readonly WorthPart[]>>
  /** Players who are out of the game: they rank last, whatever they are worth. Missing if there are none. */
  readonly out?: readonly PlayerId[]
  /** The price chart of this game, and its tokens. */
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<string> }
}

/** The players who decide now, by whom they decide for: themselves, or a corporation. */
export function decidersOf({ actor, deciders }: ShellView): Readonly<Record<Holder, PlayerId>> {
  return deciders ?? (actor === null ? {} : { [actor]: actor })
}

/** A player's total worth. */
export function worthOf({ worth }: Pick<ShellView, 'worth'>, player: PlayerId): Money {
  return (worth[player] ?? []).reduce((sum, { amount }) => sum + amount, 0)
}
