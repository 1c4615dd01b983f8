import { batch, effect, signal } from '@preact/signals'
import type { Setup } from '../../rules/rule'
import { setupOf } from '../../rules/setup'
import { FORMAT } from '../../session/formats'
import { begin, now, type Session } from '../../session/session'
import { byLastChange, type GameHead } from '../../store/types'
import { cardOf, loadPlay, TITLES, type TitleId } from '../../titles/registry'
import { current } from '../desk/current'
import { damage, differs, healed, lost } from '../desk/guard'
import { prepareDesk } from '../desk/rest'
import { refused, session, staying, titleWords } from '../desk/table'
import { wordsOf } from '../desk/words'
import { hear, tell } from '../device/channel'
import { randomId } from '../device/named'
import { set, settings } from '../device/settings'
import { closings, shelf, storage } from '../device/shelf'
import { writer } from '../saving/keeping'
import { claimBank, releaseBank } from '../saving/lead'
import { forgetPlan } from './planned'

export type { GameHead }

/** All games, the latest change first, with those in the bin (`deleted`). */
export const games = signal<readonly GameHead[]>([])

/** `true` once the list has been read, or cannot be: the start screen is complete. */
export const ready = signal(false)

/** `true` if the list could not be read the last time: there may be games that are not in it. */
export const unread = signal(false)

/**
 * Reads the list again. Never rejects: if it cannot be read, it stays as it is, with the games of this tab that are not stored
 * yet.
 */
export async function refresh(): Promise<void> {
  const stored = await shelf()
    .then(store => store.games())
    .catch(() => undefined)
  const ids = new Set(stored?.map(head => head.id))
  const fresh = writer.newGames.filter(head => !ids.has(head.id))
  const others = (stored ?? games.value).filter(head => fresh.every(({ id }) => id !== head.id))
  batch(() => {
    games.value = [...fresh, ...others].sort(byLastChange)
    unread.value = stored === undefined
    ready.value = true
  })
}

effect(() => {
  // Until the database answers again, a game can be begun.
  if (storage.value === 'silent')
    batch(() => {
      ready.value = true
      unread.value = true
    })
})

effect(() => {
  if (storage.value === 'ready' && unread.value) void refresh()
})

effect(() => {
  if (closings.value > 0) void refresh()
})

/** The game requested last; an older request that finishes later is dropped. */
let asked = ''

/** Closes the open game to make room for another. The returned function says whether no other game was requested since. */
export function makeRoom(id: string): () => boolean {
  closeGame()
  asked = id
  return () => asked === id
}

/** Puts a game on the desk and remembers it as the game played last. */
export function putOnDesk(head: GameHead, open: Session, words: typeof titleWords.value): void {
  batch(() => {
    current.value = head
    session.value = open
    titleWords.value = words
    refused.value = null
    staying.value = false
  })
  if (settings.lastGame.peek() !== head.id) set('lastGame', head.id)
  if (settings.lastTitle.peek() !== head.title) set('lastTitle', head.title)
}

/** The head of a new game. */
export function newHead(open: Session): GameHead {
  const at = new Date().toISOString()
  const { title, setup } = open
  const { round } = title.view(now(open))
  return {
    ...{ id: randomId(), format: FORMAT, title: title.id, edition: title.edition, ...setupOf(setup) },
    ...{ created: at, changed: at, round, over: false, records: 0 },
  }
}

/**
 * Begins a game and opens it; it is stored in the background. What was filled in for it is forgotten. Returns its id; `undefined` if
 * another was begun, opened or closed meanwhile, also by a second tap: then this one does not exist. Throws for a number of players
 * that the title does not seat.
 */
export async function newGame(id: TitleId, setup: Setup): Promise<string | undefined> {
  const title = await loadPlay(id)
  const words = await wordsOf(title)
  const open = begin(title, setup)
  const head = newHead(open)
  const wanted = makeRoom(head.id)
  await Promise.all([claimBank(head.id), prepareDesk(open)])
  if (!wanted()) return undefined
  putOnDesk(head, open, words)
  writer.begin(head)
  games.value = [head, ...games.value].sort(byLastChange)
  forgetPlan()
  return head.id
}

/** The game that one tap continues: the one played last, else the one changed last; never one in the bin. */
export function lastPlayed(): GameHead | undefined {
  const open = games.value.filter(head => !head.deleted)
  return open.find(head => head.id === settings.lastGame.value) ?? open[0]
}

/** The titles in the order they are offered: that of the game played last comes first. */
export function titlesByUse(): readonly TitleId[] {
  const last = lastPlayed()?.title
  return TITLES.toSorted((one, other) => Number(other === last) - Number(one === last))
}

/** Those that have a game to look at and try out, in the same order. */
export function titlesToTry(): readonly TitleId[] {
  return titlesByUse().filter(id => cardOf(id).sample !== false)
}

/**
 * Closes the open game. What waits to be stored is still stored.
 * @public
 */
export function closeGame(): void {
  asked = ''
  // Also if a game is only just being opened.
  releaseBank()
  if (!current.value) return
  batch(() => {
    current.value = null
    session.value = null
    damage.value = null
    differs.value = null
    healed.value = false
    lost.value = 0
  })
  void writer.flush().then(refresh)
}

/** Changes a stored game and reads the list again. Returns false if the store did not take the change. */
export async function changeStored(game: string, work: () => Promise<void>): Promise<boolean> {
  const done = await writer.alone(work).then(
    () => true,
    () => false,
  )
  await refresh()
  if (done) tell({ is: 'listed', game })
  return done
}

/** Puts a game in the bin, from which it can be restored; see `emptyBin`. */
export async function binGame(id: string): Promise<boolean> {
  if (current.value?.id === id) closeGame()
  await writer.flush()
  return changeStored(id, async () => (await shelf()).bin(id, new Date().toISOString()))
}

/** Takes a game out of the bin. */
export function restoreGame(id: string): Promise<boolean> {
  return changeStored(id, async () => (await shelf()).restore(id))
}

hear(message => {
  if (message.is === 'listed' || (message.is === 'stored' && current.value?.id !== message.game))
    void refresh()
})
