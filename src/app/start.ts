import { isTitle } from '../titles/registry'
import { bringBackLost, dropCopies } from './copies/copies'
import { isFree, route } from './desk/routes'
import { reachTitle } from './desk/words'
import { painted } from './device/painted'
import { settingsRead } from './device/settings'
import { isNew } from './device/shelf'
import { measureSpace } from './games/durable'
import { emptyBin, lastPlayed, ready, refresh } from './games/games'
import { continueLast } from './opening/open'
import { prepare } from './opening/prepared'
import { startUpdates } from './worker/updates'

/** Makes ready what one tap will continue, once the button for it is on the screen. */
async function prepareLast(): Promise<void> {
  await settingsRead
  await painted()
  const last = lastPlayed()
  // At the address of a game it is being opened already.
  if (!last || route.value.screen !== 'start') return
  await prepare(last)
  if (isTitle(last.title)) await reachTitle(last.title).catch(() => {})
}

/** What the screen of the address shows: the list of games, or the game played last. Never rejects. */
const readShown = (): Promise<unknown> =>
  isFree(route.value.screen) ? refresh() : continueLast().catch(() => {})

/** Whoever is here for the first time has no games that would have to be read before the start is whole. */
async function readyIfNew(): Promise<void> {
  if (await isNew) ready.value = true
}

/** So long the first picture may wait for what is stored, to be drawn once and whole: some phones read slowly. */
const PATIENCE = 700

let reading: Promise<unknown> | undefined

/** Reads what the first picture shows; done when it should be drawn, at the latest. Never rejects. */
export function readFirst(again: boolean): Promise<unknown> {
  if (!again) return readyIfNew()
  reading = readShown()
  return Promise.race([reading, new Promise(resolve => setTimeout(resolve, PATIENCE))])
}

/** What the app does once the first picture is on the screen. Never rejects. */
export async function start(): Promise<void> {
  void startUpdates()
  await (reading ?? refresh())
  void prepareLast()
  await bringBackLost()
  await emptyBin(new Date())
    .then(dropCopies)
    .catch(() => {})
  await measureSpace()
}
