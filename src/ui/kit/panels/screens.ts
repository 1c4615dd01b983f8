import type { ComponentChildren, ComponentType } from 'preact'
import type { Action, Setup } from '../../../rules/rule'
import type { AnyState } from '../../../rules/state'
import type { ShellView } from '../../../rules/view'
import type { Play } from '../play/kit'
import type { Slots } from '../play/slots'

/** The panel of one kind of decision: takes the choices that it lays out, and draws them. */
export type Panel<V extends ShellView, A extends Action, K extends V['turn']['at']> = (
  play: Play<V>,
  turn: Extract<V['turn'], { at: K }>,
  slots: Slots<A>,
) => ComponentChildren

/** A form that fills in a table which is joined on its way. */
export interface JoinProps {
  readonly setup: Setup
  /** The table before the first entry: what there is of everything. */
  readonly fresh: AnyState
  /** A table that was joined before, to be put right. */
  readonly from?: Action | undefined
  /** The label of its last button. */
  readonly confirm: string
  readonly onDone: (entries: readonly Action[]) => void
}

/**
 * The screens of a title, loaded with its law when a game of it is opened. What a title leaves out is not offered; a
 * missing panel for a kind of turn does not compile.
 */
export interface TitleScreens<V extends ShellView, A extends Action> {
  readonly panels: { readonly [K in V['turn']['at']]: Panel<V, A, K> }
  /** What is decided, as a text: where it changes, Play begins at its top. */
  moment(turn: V['turn']): string
  /** The price chart, of a game whose view has one with cells; `still`: without buttons, `brief`: only what fits beside Play. */
  readonly Chart?: ComponentType<{ readonly still?: boolean; readonly brief?: boolean }>
  /** The whole table on one screen. */
  readonly Books: ComponentType<{ readonly still?: boolean }>
  /** How many shares of a corporation a player has. */
  sharesOf(view: V, player: string, corporation: string): number
  /** What a player owns, each thing with what it is worth. */
  owned(view: V, player: string): readonly { readonly text: string; readonly amount: number }[]
  /** What comes, as far as it can be said. */
  readonly Ahead?: ComponentType
  /** Hints for those who play for the first time. */
  readonly Newcomer?: ComponentType
  /** What adds up the revenue of the corporation that the address names. */
  readonly Sheet?: ComponentType
  readonly Join?: ComponentType<JoinProps>
  /** Shown at the end where first place is tied. */
  readonly Tied?: ComponentType
  /** What an entry that is made anew begins with, besides the table: a revenue that was typed. */
  begin?(action: Action, revision: number): void
}

/** The screens of any title, for the shell that only passes views and choices on. */
export type AnyScreens = Omit<TitleScreens<ShellView, Action>, 'panels' | 'moment' | 'owned' | 'sharesOf'> & {
  readonly panels: Readonly<
    Record<string, (play: Play, turn: ShellView['turn'], slots: Slots) => ComponentChildren>
  >
  moment(turn: ShellView['turn']): string
  sharesOf(view: ShellView, player: string, corporation: string): number
  owned(view: ShellView, player: string): readonly { readonly text: string; readonly amount: number }[]
}
