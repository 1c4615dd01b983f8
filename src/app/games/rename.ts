import { batch } from '@preact/signals'
import { LONGEST_NAME, plain, tidyName } from '../../rules/setup'
import type { GameHead } from '../../store/types'
import { current } from '../desk/current'
import { guard } from '../desk/guard'
import { session } from '../desk/table'
import { tell } from '../device/channel'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { changeStored } from './games'

/** Shows the players of a game, if it is open, with these names. */
function showPlayers(id: string, players: GameHead['players']): void {
  const [head, open] = [current.value, session.value]
  if (head?.id !== id || !open) return
  batch(() => {
    current.value = { ...head, players }
    session.value = { ...open, setup: { ...open.setup, players } }
  })
}

/**
 * What became of new names: they are stored (`done`); one is empty, too long or another player's (`unfit`);
 * another tab or phone banks the game (`follows`); or the store did not take them (`failed`). Except for `done` nothing changes.
 */
export type Renaming = 'done' | 'unfit' | 'follows' | 'failed'

/** Gives the players of the open game other names, in seat order. */
export async function renamePlayers(names: readonly string[]): Promise<Renaming> {
  const head = current.value
  const wanted = names.map(tidyName)
  const different = new Set(wanted.map(plain)).size === wanted.length
  if (!head || !session.value || !different) return 'unfit'
  if (wanted.some(name => name === '' || name.length > LONGEST_NAME)) return 'unfit'
  if (guard.value === 'follows' || guard.value === 'watches') return 'follows'
  const players = head.players.map((player, i) => ({ ...player, name: wanted[i] ?? player.name }))
  showPlayers(head.id, players)
  const done = await changeStored(head.id, async () => {
    // Nothing is being written now, so a new game is either stored or still waits.
    const fresh = writer.newGames.find(({ id }) => id === head.id)
    if (fresh) writer.replace({ ...fresh, players }, writer.waiting(head.id), true)
    else await (await shelf()).rename(head.id, players)
  })
  // What was read meanwhile still had the old names.
  showPlayers(head.id, done ? players : head.players)
  // The tabs that follow the game read it again.
  if (done) tell({ is: 'stored', game: head.id })
  return done ? 'done' : 'failed'
}

/** Renames one player of the open game. Returns what `renamePlayers` returns. */
export function renamePlayer(player: string, name: string): Promise<Renaming> {
  return renamePlayers(current.value?.players.map(one => (one.id === player ? name : one.name)) ?? [])
}
