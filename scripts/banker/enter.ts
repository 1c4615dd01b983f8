import type { Game, Step } from './game'
import type { Screen } from './screen'

/** Enters one action like a person who sees only the screen, perhaps of a game whose map is kept. */
export type Enter = (screen: Screen, step: Step, names: Names, mapped?: boolean) => Promise<void>

/** What the players and corporations of this game are called. */
export type Names = (id: string | undefined) => string

/** The names of a game's players; a corporation is called by its id, or by the name its title gives it. */
export function namesOf(
  { players }: Pick<Game, 'players'>,
  called: Readonly<Record<string, string>> = {},
): Names {
  return (id = '') => players.find(player => player.id === id)?.name ?? called[id] ?? id
}
