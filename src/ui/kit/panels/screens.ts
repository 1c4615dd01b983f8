import type { ComponentChildren, ComponentType } from 'preact'
import type { Fetched } from '../../../rules/late'
import type { Action, Setup } from '../../../rules/rule'
import type { AnyState, PlayerId } from '../../../rules/state'
import type { ShellView } from '../../../rules/view'
import type { Play } from '../play/kit'
import type { Slots } from '../play/slots'
import type { Board } from './board'

/** The panel for one kind of decision: takes the choices that it has a place for, and draws them. */
export type Panel<V extends ShellView, A extends Action, K extends V['turn']['at']> = (
  play: Play<V>,
  turn: Extract<V['turn'], { at: K }>,
  slots: Slots<A>,
) => ComponentChildren

/** Props of the form that describes the table of a game joined midway. */
export interface JoinProps {
  readonly setup: Setup
  /** The table before the first entry, with everything the game starts with. */
  readonly fresh: AnyState
  /** A table joined earlier, to be corrected. */
  readonly from?: Action | undefined
  /** What `onFill` was last told for a game being joined, perhaps before a reload; as JSON, so without functions or dates. */
  readonly filled?: unknown
  readonly onFill?: (filled: unknown) => void
  /** Label of the form's last button. */
  readonly confirm: string
  readonly onDone: (entries: readonly Action[]) => void
}

/** Props of the look ahead: with a player, it says only what they could buy and raise now, as their own phone shows it above Play. */
export interface AheadProps {
  readonly of?: PlayerId
}

/** The screens of a title but for its panels. What a title leaves out is not offered. */
interface ScreensBesides<V extends ShellView> {
  /**
   * What the panel of a turn is drawn with and is fetched on demand: the first picture waits for that. Without a turn, all such
   * parts: they follow once that is on the glass.
   */
  parts?(turn?: V['turn']): readonly Fetched[]
  /** What panels show besides at some tables, such as a map that is kept: fetched with them, and they are drawn without until then. */
  besides?(): readonly Fetched[]
  /** The price chart, for a game whose view has one with cells. `brief`: only what fits beside Play. */
  readonly Chart?: ComponentType<{ readonly brief?: boolean }>
  /** The whole table on one screen. */
  readonly Books: ComponentType
  /** What the table view shows of a table, the same for everybody. */
  board(view: V): Board
  /** Number of shares of a corporation that a player holds. */
  sharesOf(view: V, player: string, corporation: string): number
  /** What a player owns, each item with its worth. */
  owned(view: V, player: string): readonly { readonly text: string; readonly amount: number }[]
  /** What comes next in the game, as far as it can be said. */
  readonly Ahead?: ComponentType<AheadProps>
  /** Hints for people who play for the first time. */
  readonly Newcomer?: ComponentType
  /** The page of the map, where a table may keep it, and what the link there says. */
  readonly Map?: ComponentType
  mapLink?(): { readonly title: string; readonly what: string }
  /** Adds up the revenue of the corporation that the address names. */
  readonly Sheet?: ComponentType
  readonly Join?: ComponentType<JoinProps>
  /** In the story of a game: what was run, and what could have been, if its map was kept. */
  readonly Runs?: ComponentType
  /** Shown at the end if first place is tied. */
  readonly Tied?: ComponentType
  /** Prepares the panels for entering an action again, with what the table does not hold, such as a revenue that was typed. */
  begin?(action: Action, revision: number): void
}

/**
 * The screens of a title, loaded with its law when a game of it is opened. A missing panel for a kind of turn does not compile.
 */
export interface TitleScreens<V extends ShellView, A extends Action> extends ScreensBesides<V> {
  readonly panels: { readonly [K in V['turn']['at']]: Panel<V, A, K> }
}

/** The screens of any title, for the shell, which only passes views and choices on. */
export interface AnyScreens extends ScreensBesides<ShellView> {
  readonly panels: Readonly<
    Record<string, (play: Play, turn: ShellView['turn'], slots: Slots) => ComponentChildren>
  >
}
