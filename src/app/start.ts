import { isTitle } from '../titles/registry'
import { bringBackLost, dropCopies } from './copies'
import { measureSpace } from './durable'
import { emptyBin, lastPlayed, ready, refresh } from './games'
import { painted } from './keeping'
import { prepare } from './prepared'
import { route } from './routes'
import { settingsRead } from './settings'
import { startUpdates } from './updates'
import { reachTitle } from './words'

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
