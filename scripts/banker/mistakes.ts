import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { type Mistaken, mistakesAt, played } from '../../test/mistaken'
import { type Chance, chanceOf } from '../../test/random'
import type { Game } from './game'

/** The seed for the order in which places are tried, so that every run makes the same mistakes. */
const SEED = 18

/**
 * A mistake of each kind that the game has room for, at seeded places. Each stands alone: the game with it, continued
 * until somebody notices, and the game as it should have been.
 */
export function mistakesIn(title: AnyTitle, game: Game): readonly Mistaken[] {
  const actions: readonly Action[] = game.steps
  const all = played(title, title.start(game), actions)
  const found = new Map<string, Mistaken>()
  const chance: Chance = chanceOf(SEED)
  const places = actions.map((_, at) => at)
  while (places.length > 0) {
    const [at = 0] = places.splice(chance(places.length), 1)
    for (const mistake of mistakesAt(all, at)) if (!found.has(mistake.kind)) found.set(mistake.kind, mistake)
  }
  return [...found.values()]
}
