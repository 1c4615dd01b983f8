import type { Game, Step } from './game'
import type { Screen } from './screen'

/** Enters one action as a person would who sees only the screen. */
export type Enter = (screen: Screen, step: Step, names: Names) => Promise<void>

/** What the players of this game are called. */
export type Names = (id: string | undefined) => string

/** The names of a game's players; a corporation goes by its letters, or by what its title calls it. */
export function namesOf(
  { players }: Pick<Game, 'players'>,
  called: Readonly<Record<string, string>> = {},
): Names {
  return (id = '') => players.find(player => player.id === id)?.name ?? called[id] ?? id
}
