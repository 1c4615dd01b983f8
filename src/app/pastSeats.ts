import { gameFileText } from '../interop/gameFile'
import type { Action, Refusal, Setup } from '../rules/rule'
import type { PlayerId } from '../rules/state'
import { begin, enter, type Session } from '../session/session'
import { current } from './current'
import { binGame, openGame } from './games'
import { session } from './table'

/** A game played again with other seats, or the first entry (from 1) that does not fit then. */
export type Reseated =
  | { readonly setup: Setup; readonly actions: readonly Action[] }
  | { readonly number: number; readonly action: Action; readonly refusal: Refusal }

/** Plays the entries in force again with the players in another order clockwise. */
export function reseated(open: Session, order: readonly PlayerId[]): Reseated {
  const players = order.flatMap(id => open.setup.players.filter(player => player.id === id))
  const setup = { ...open.setup, players }
  let again = begin(open.title, setup)
  for (const [i, { action }] of open.entries.entries()) {
    const step = enter(again, [action])
    if ('stop' in step) return { number: i + 1, action, refusal: step.stop.refusal }
    again = step.session
  }
  return { setup, actions: open.entries.map(({ action }) => action) }
}

/**
 * Takes other seats: who sits where is what every entry was checked against, so the game with the right seats is another
 * one, which takes the place of this; this one goes into the bin with its history. False where that could not be stored.
 */
export async function takeSeats(order: readonly PlayerId[]): Promise<boolean> {
  const [open, old] = [session.value, current.value?.id]
  if (!open || old === undefined) return false
  const again = reseated(open, order)
  if (!('actions' in again)) return false
  const { importFile } = await import('./intake')
  const taken = await importFile(gameFileText({ title: open.title, ...again }), 'apart').catch(
    () => undefined,
  )
  if (!taken || !('game' in taken) || (await openGame(taken.game))) return false
  await binGame(old)
  return true
}
