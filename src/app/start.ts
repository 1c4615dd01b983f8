import { bringBackLost, dropCopies } from './copies'
import { measureSpace } from './durable'
import { emptyBin, ready, refresh } from './games'
import { startUpdates } from './updates'

/** What the app does once the first picture is on the screen. Never rejects. */
export async function start(): Promise<void> {
  void startUpdates()
  await refresh()
  ready.value = true
  await bringBackLost()
  await emptyBin(new Date())
    .then(dropCopies)
    .catch(() => {})
  await measureSpace()
}
