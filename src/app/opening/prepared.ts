import { effect } from '@preact/signals'
import { FORMAT } from '../../session/formats'
import type { GameHead, StoredGame } from '../../store/types'
import { isTitle, loadTitle } from '../../titles/registry'
import { current } from '../desk/current'
import { layAhead } from '../desk/table'
import { hear } from '../device/channel'
import { shelf } from '../device/shelf'
import { replayed } from '../saving/replay'

/** A stored game and what these rules make of it. */
export interface Prepared {
  readonly game: StoredGame
  readonly made: ReturnType<typeof replayed>
}

interface Preparing {
  readonly id: string
  readonly read: Promise<Prepared | undefined>
  /** What came of the reading, once it is there. */
  done?: Prepared
}
let preparing: Preparing | undefined

/** Nothing where the game must be put right, brought to the newest format or taken into this edition first, or asked about. */
async function readAndReplayed(id: string): Promise<Prepared | undefined> {
  const game = await shelf().then(store => store.open(id))
  if (!game || game.damage || game.healed || game.head.format !== FORMAT) return undefined
  if (!isTitle(game.head.title)) return undefined
  const title = await loadTitle(game.head.title)
  if (game.head.edition !== title.edition) return undefined
  const made = replayed(title, game)
  if (made.differs) return undefined
  layAhead(made.session)
  return { game, made }
}

/** Reads, replays and lays out a game before it is asked for, so that it opens at once. Never rejects. */
export async function prepare({ id }: GameHead): Promise<void> {
  const now: Preparing = { id, read: readAndReplayed(id).catch(() => undefined) }
  preparing = now
  const done = await now.read
  if (done) now.done = done
}

/** A game as it was made ready, waited for where it is being made; nothing where it was not, or was changed since as far as other tabs told. */
export function preparedGame(id: string): Prepared | Promise<Prepared | undefined> | undefined {
  return preparing?.id === id ? (preparing.done ?? preparing.read) : undefined
}

// Once a game is open, whichever, nothing is held beside it.
effect(() => {
  if (current.value) preparing = undefined
})

// Whatever is stored of a game since, or said of it in the list, was not read.
hear(message => {
  if (message.game === preparing?.id) preparing = undefined
})
