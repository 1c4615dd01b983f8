import { isTitle } from '../titles/registry'
import { bringBackLost, dropCopy } from './copies/copies'
import { isFree, route } from './desk/routes'
import { reachTitle } from './desk/words'
import { painted } from './device/painted'
import { settingsRead } from './device/settings'
import { isNew } from './device/shelf'
import { measureSpace } from './games/durable'
import { games, lastPlayed, ready, refresh } from './games/games'
import { continueLast, expectTitle } from './opening/open'
import { prepare } from './opening/prepared'
import { storeLeft } from './saving/leaving'
import { startUpdates } from './worker/updates'

/** Prepares the game that one tap continues, once the button for it is on the screen: its files come while it is read. */
async function prepareLast(): Promise<void> {
  await settingsRead
  await painted()
  const last = lastPlayed()
  // At a game's address the game is already being opened.
  if (!last || route.value.screen !== 'start') return
  expectTitle(last.title)
  await prepare(last)
  if (isTitle(last.title)) await reachTitle(last.title).catch(() => {})
}

/** Reads what the screen at the address shows: the list of games, or the game played last. Never rejects. */
const readShown = (): Promise<unknown> =>
  isFree(route.value.screen) ? refresh() : continueLast().catch(() => {})

/** On a first visit there are no games to read, so the start screen is complete at once. */
async function readyIfNew(): Promise<void> {
  if (await isNew) ready.value = true
}

/** Longest wait of the first paint for stored data, in ms, so that it is drawn once and complete; some phones read slowly. */
const PATIENCE = 700

let reading: Promise<unknown> | undefined

/**
 * Reads what the first paint shows, after storing what an earlier page left; resolves once that is read, or when the paint
 * should wait no longer. `again`: this is not the first visit. Never rejects.
 */
export function readFirst(again: boolean): Promise<unknown> {
  const left = storeLeft()
  const read = again ? readShown : readyIfNew
  const first = left ? left.then(read) : read()
  if (again) reading = first
  return Promise.race([first, new Promise(resolve => setTimeout(resolve, PATIENCE))])
}

/** Does everything that comes after the first paint. Never rejects. */
export async function start(): Promise<void> {
  // Without a worker the app works as long as there is a network.
  void startUpdates().catch(() => {})
  await (reading ?? refresh())
  // At a game's address its table comes first.
  if (!ready.value) await painted().then(refresh)
  void prepareLast()
  await bringBackLost()
  if (games.value.some(({ deleted }) => deleted !== undefined))
    await import('./games/bin')
      .then(({ emptyBin }) => emptyBin(new Date(), dropCopy))
      .then(went => (went.length > 0 ? refresh() : undefined))
      .catch(() => {})
  await measureSpace()
}
