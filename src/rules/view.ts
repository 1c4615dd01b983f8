import type { Grid, Tokens } from '../bank/chart'
import type { Holder, Money } from '../bank/money'
import type { PlayerId } from './state'

/** The colours of a corporation's tokens: the plate and the letters on it. */
export interface PlateColours {
  readonly fill: string
  readonly ink: string
}

/** A corporation of a game as people know it: `id` is for files, `short` stands on plates and in sentences, `name` is the long one. */
export interface CorporationCard {
  readonly id: Holder
  readonly short: string
  readonly name: string
  readonly plate: PlateColours
  /** What stands on a plate where there is little room, for a corporation that is called by a name and not by letters. */
  readonly letters?: string
}

/** A part of a player's worth by a code that the title's words name, in the order in which it is told. */
export interface WorthPart {
  readonly part: string
  readonly amount: Money
}

/** A purse that can be counted, with what the books say is in it. */
export interface Purse {
  readonly holder: Holder
  readonly books: Money
}

/**
 * What the app itself needs to know of a table. A title's view has more, for its own screens only; shared code
 * carries that and does not look at it. It decides nothing.
 */
export interface ShellView {
  /** Its id, as reports have it; the last one played when the game is over. The title's card says it to people. */
  readonly round: string
  /** The kind of decision, by which the title's panel is found, and the paragraph that tells how it goes. */
  readonly turn: { readonly at: string; readonly cite: string }
  /** Who acts; nobody after the end. */
  readonly actor: Holder | null
  /** Who follows in this round, in the order that stands now. */
  readonly followers: readonly Holder[]
  /** The round after this one, or `null` where the game ends with this one; absent in a game without rounds. */
  readonly nextRound?: string | null
  /** What was set off to end the game while it still runs. */
  readonly ending: string | null
  /** Why the game is over, or `null` while it runs. */
  readonly over: string | null
  /** The bank's cash, as the head of every screen shows it. */
  readonly bank: Money
  /** What all others have together, which is shown in its place where the bank is without limit. */
  readonly circulation?: Money
  /** All purses: players first, then treasuries, then the bank. */
  readonly purses: readonly Purse[]
  /** What each player is worth as if the game ended now, in parts whose sum is the score. */
  readonly worth: Readonly<Record<PlayerId, readonly WorthPart[]>>
  /** Players who are out of the game: they rank last, whatever anybody is worth; missing where nobody is. */
  readonly out?: readonly PlayerId[]
  /** The price chart of this game, and its tokens. */
  readonly chart: { readonly grid: Grid; readonly tokens: Tokens<string> }
}

/** What a player is worth in all. */
export function worthOf({ worth }: Pick<ShellView, 'worth'>, player: PlayerId): Money {
  return (worth[player] ?? []).reduce((sum, { amount }) => sum + amount, 0)
}
