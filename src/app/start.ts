import { emptyBin, ready, refresh } from './games'
import { startUpdates } from './updates'

/** What the app does once the first picture is on the screen. Never rejects. */
export async function start(): Promise<void> {
  void startUpdates()
  await refresh()
  ready.value = true
  await emptyBin(new Date()).catch(() => {})
}
