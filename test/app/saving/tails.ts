import { vi } from 'vitest'
import type { TailRow } from '../../../src/store/found'
import type { Tab } from '../support'

/** The browser reports that the app was left; afterwards the page counts as visible again. */
export function hide(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  window.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}

/** What is kept beside the log of the game played last. */
export async function keptOf(tab: Tab): Promise<TailRow | undefined> {
  return (await (await tab.shelf()).note('tail')) as TailRow | undefined
}
