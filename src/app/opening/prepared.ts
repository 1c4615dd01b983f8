import { effect } from '@preact/signals'
import { FORMAT } from '../../session/formats'
import type { Session } from '../../session/session'
import type { GameHead, StoredGame } from '../../store/types'
import { isTitle } from '../../titles/registry'
import { current } from '../desk/current'
import { prepareDesk, titleFor } from '../desk/rest'
import { hear } from '../device/channel'
import { shelf } from '../device/shelf'
import { replayGame } from '../saving/replay'

/** A stored game as the current rules replay it. */
export interface Prepared {
  readonly game: StoredGame
  readonly session: Session
}

interface Preparing {
  readonly id: string
  readonly read: Promise<Prepared | undefined>
  /** The result of `read`, once it is there. */
  done?: Prepared
}
let preparing: Preparing | undefined

/**
 * A game replayed; `undefined` if it must first be repaired, brought to the newest format or moved to this edition, or if the
 * banker must be asked about it.
 */
async function prepareGame(game: StoredGame | undefined): Promise<Prepared | undefined> {
  if (!game || game.damage || game.healed || game.head.format !== FORMAT) return undefined
  if (!isTitle(game.head.title)) return undefined
  const title = await titleFor(game.head.title, game.records)
  if (game.head.edition !== title.edition) return undefined
  const { session, differs } = replayGame(title, game)
  return differs ? undefined : { game, session }
}

/** A stored game and its desk computed; `undefined` also if that fails. */
async function preparedFrom(stored: StoredGame | undefined): Promise<Prepared | undefined> {
  try {
    const found = await prepareGame(stored)
    if (found) await prepareDesk(found.session)
    return found
  } catch {
    return undefined
  }
}

/** Has a game be opened as it is prepared here. */
async function prepareBy(id: string, read: Promise<Prepared | undefined>): Promise<void> {
  const now: Preparing = { id, read }
  preparing = now
  const done = await read
  if (done) now.done = done
}

/** Reads a game and computes its desk before it is asked for, so that it opens at once. Never rejects. */
export async function prepare({ id }: Pick<GameHead, 'id'>): Promise<void> {
  const stored = shelf().then(store => store.open(id))
  await prepareBy(
    id,
    stored.then(preparedFrom, () => undefined),
  )
}

/**
 * Computes the desk of a game while that is stored as it is here. What it returns is called once it is stored: then the game
 * opens without being read.
 */
export function prepareStoring(game: StoredGame): () => void {
  const read = preparedFrom(game)
  return () => void prepareBy(game.head.id, read)
}

/** A prepared game, or a promise while it is being prepared; `undefined` if it was not prepared, or another tab reported a change since. */
export function preparedGame(id: string): Prepared | Promise<Prepared | undefined> | undefined {
  return preparing?.id === id ? (preparing.done ?? preparing.read) : undefined
}

// Once any game is open, the prepared one is dropped.
effect(() => {
  if (current.value) preparing = undefined
})

// The prepared game is outdated once another tab stores records of it or changes it in the list.
hear(message => {
  if (message.game === preparing?.id) preparing = undefined
})
