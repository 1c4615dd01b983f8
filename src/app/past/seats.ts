import type { Action, Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import { reopen } from '../../session/reopen'
import { begin, enter, type Session } from '../../session/session'
import { current } from '../desk/current'
import { tellExchange } from '../desk/exchanged'
import { go } from '../desk/routes'
import { session } from '../desk/table'
import { binGame, newHead, refresh } from '../games/games'
import { renamePlayers } from '../games/rename'
import { openGame } from '../opening/open'
import { writer } from '../saving/keeping'
import { headNow, writtenFrom } from '../saving/replay'

/** A game replayed with other seats, or the first entry (counted from 1) that does not fit then. */
export type Reseated =
  | {
      readonly session: Session
      /** `true` if what was changed and undone on the way fits these seats, too, and is included. */
      readonly history: boolean
    }
  | { readonly number: number; readonly action: Action; readonly refusal: Refusal }

/** Replays a game with the players in another order clockwise: its whole history if that fits, else only the entries in force. */
export function reseat(open: Session, order: readonly PlayerId[]): Reseated {
  const players = order.flatMap(id => open.setup.players.filter(player => player.id === id))
  const setup = { ...open.setup, players }
  const whole = reopen(open.title, setup, open.records)
  if (!whole.stop) return { session: whole.session, history: true }
  let again = begin(open.title, setup)
  for (const [i, { action }] of open.entries.entries()) {
    const step = enter(again, [action], action.at)
    if ('stop' in step) return { number: i + 1, action, refusal: step.stop.refusal }
    again = step.session
  }
  return { session: again, history: false }
}

/**
 * What became of the seats: the game with the right ones has taken the old one's place (`taken`); it could not be opened, or the
 * old one not be put in the bin, so that the list has both (`beside`); or nothing was changed (`failed`).
 */
export type Reseating = 'taken' | 'beside' | 'failed'

let taking: { readonly order: string; readonly done: Promise<Reseating> } | undefined

/**
 * Changes the seats. Every entry was checked against who sits where, so the game with the right seats is a new game that takes
 * the place of this one, which goes into the bin with its history. A second tap makes no second game; nor does one for other seats
 * while these are taken, which has `failed`.
 */
export async function takeSeats(order: readonly PlayerId[]): Promise<Reseating> {
  const is = `${current.peek()?.id} ${order.join(' ')}`
  if (taking && taking.order !== is) return 'failed'
  taking ??= { order: is, done: replayedWith(order).finally(() => (taking = undefined)) }
  return taking.done
}

async function replayedWith(order: readonly PlayerId[]): Promise<Reseating> {
  const [open, old] = [session.value, current.value]
  const again = open && reseat(open, order)
  if (!old || !again || !('session' in again)) return 'failed'
  const head = headNow({ ...newHead(again.session), created: old.created }, again.session)
  writer.begin(head, writtenFrom(again.session, 1))
  await writer.flush()
  await refresh()
  if (writer.newGames.some(({ id }) => id === head.id)) {
    writer.replace(head, [], false)
    await refresh()
    return 'failed'
  }
  // Leave the game's screen: it would open the game played last as soon as this one is closed.
  go('start', undefined, true)
  if (await openGame(head.id)) return 'beside'
  if (!(await binGame(old.id))) return 'beside'
  tellExchange('seats')
  return 'taken'
}

/** Moves only the names to other seats: each player gets what was entered for their new seat. Returns whether they were stored. */
export async function takeNames(order: readonly PlayerId[]): Promise<boolean> {
  const players = session.value?.setup.players ?? []
  const became = await renamePlayers(order.map(id => players.find(player => player.id === id)?.name ?? ''))
  if (became !== 'done') return false
  tellExchange('names')
  return true
}
