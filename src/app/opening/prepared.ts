import { effect } from '@preact/signals'
import { FORMAT } from '../../session/formats'
import { canonical } from '../../store/chain'
import type { GameHead, StoredGame } from '../../store/types'
import { isTitle, loadTitle } from '../../titles/registry'
import { current } from '../desk/current'
import { written } from '../desk/money'
import { shelf } from '../device/shelf'
import { replayed } from '../saving/replay'

/** A stored game and what these rules make of it. */
interface Prepared {
  readonly game: StoredGame
  readonly made: ReturnType<typeof replayed>
}

let prepared: { readonly id: string; readonly read: Promise<Prepared | undefined> } | undefined

/** Nothing where the game must be put right, brought to the newest format or taken into this edition first. */
async function readAndReplayed(id: string): Promise<Prepared | undefined> {
  const game = await shelf().then(store => store.open(id))
  if (!game || game.damage || game.healed || game.head.format !== FORMAT) return undefined
  if (!isTitle(game.head.title)) return undefined
  const title = await loadTitle(game.head.title)
  // A formatter of money takes longer to make than a table to view.
  written.value(0)
  return game.head.edition === title.edition ? { game, made: replayed(title, game) } : undefined
}

/** Reads and replays a game before it is asked for, so that it opens at once. Never rejects. */
export async function prepare({ id }: GameHead): Promise<void> {
  const read = readAndReplayed(id).catch(() => undefined)
  prepared = { id, read }
  await read
}

/** A game as it stands on the disk: the prepared one, where nothing was stored of it since. */
export async function readGame(id: string): Promise<StoredGame | undefined> {
  const store = await shelf()
  const { game } = (prepared?.id === id && (await prepared.read)) || {}
  if (!game) return store.open(id)
  // Whatever is stored of a game changes its line in the list.
  const line = (await store.games()).find(head => head.id === id)
  return line && canonical(line) === canonical(game.head) ? game : store.open(id)
}

/** A stored game in play, and where these rules read it otherwise than it was played. */
export async function madeOf(game: StoredGame, title: Parameters<typeof replayed>[0]) {
  const ready = prepared?.id === game.head.id ? await prepared.read : undefined
  return ready?.game === game ? ready.made : replayed(title, game)
}

// Once a game is open, whichever, nothing is held beside it.
effect(() => {
  if (current.value) prepared = undefined
})
