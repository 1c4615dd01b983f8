import { signal } from '@preact/signals'
import type { Action, Setup } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import { begin, enter as tryEntries } from '../../session/session'
import { loadTitle, type TitleId } from '../../titles/registry'
import { desk } from '../desk/table'
import { enter } from '../saving/commands'
import { newGame } from './games'

/** A game in progress that is about to be joined, before it exists here. The title's own form fills in its table. */
export interface Joining {
  readonly title: TitleId
  readonly setup: Setup
  /** The table before the first entry, with everything that the game has. */
  readonly fresh: AnyState
}
export const joining = signal<Joining | null>(null)

/** Begins to join a game. Throws for a setup that the title does not know. */
export async function beginJoining(id: TitleId, setup: Setup): Promise<void> {
  const title = await loadTitle(id)
  joining.value = { title: id, setup, fresh: title.start(setup) }
}

/** Begins the game with the entries that join it. Returns false if one of them is refused; then nothing is entered. */
export async function join(entries: readonly Action[]): Promise<boolean> {
  const game = joining.value
  if (!game) return false
  // Try them first: a game that does not accept its entries must not appear in the list.
  if ('stop' in tryEntries(begin(await loadTitle(game.title), game.setup), entries)) return false
  await newGame(game.title, game.setup)
  if (!desk.value || !enter(entries, desk.value.revision)) return false
  joining.value = null
  return true
}
