import type { Game } from '../banker/game'
import { play } from '../banker/play'
import type { Screen } from '../banker/screen'
import { STILL } from '../banker/titles/kit'

/** Does this button enter something, or does it only go back to a player's turn? */
export const enters = (name: string | RegExp): boolean => name !== STILL

/**
 * Banks a game from a step on until `most` taps have entered something, or to its end; returns the number of those taps.
 * After each of them `after` is called.
 */
export async function playSome(
  screen: Screen,
  game: Game,
  from: number,
  most: number,
  after: (taps: number) => Promise<void> = async () => {},
): Promise<number> {
  let taps = 0
  const enough = new Error('enough')
  let stopped = false
  const enter: Screen['enter'] = async name => {
    await screen.enter(name)
    if (!enters(name)) return
    taps += 1
    await after(taps)
    if (taps < most) return
    stopped = true
    throw enough
  }
  await play({ ...screen, enter }, game, from).catch((error: unknown) => {
    if (!stopped) throw error
  })
  return taps
}
