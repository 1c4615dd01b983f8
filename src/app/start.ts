import { isTitle } from '../titles/registry'
import { bringBackLost, dropCopies } from './copies/copies'
import { route } from './desk/routes'
import { reachTitle } from './desk/words'
import { painted } from './device/painted'
import { settingsRead } from './device/settings'
import { isNew } from './device/shelf'
import { measureSpace } from './games/durable'
import { emptyBin, lastPlayed, ready, refresh } from './games/games'
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

/** Whoever is here for the first time has no games that would have to be read before the start is whole. Never rejects. */
export async function readyIfNew(): Promise<void> {
  if (await isNew) ready.value = true
}

/** What the app does once the first picture is on the screen. Never rejects. */
export async function start(): Promise<void> {
  void startUpdates()
  await refresh()
  ready.value = true
  void prepareLast()
  await bringBackLost()
  await emptyBin(new Date())
    .then(dropCopies)
    .catch(() => {})
  await measureSpace()
}
