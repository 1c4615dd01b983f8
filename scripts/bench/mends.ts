import { tallied, together } from '../../test/mended'
import { kits } from '../../test/titles/kits'
import type { Figure } from './figure'

/** One in this many entries is tried: for every way it can be wrong, the rest of the game has to be replayed. */
const EVERY = 9
const LEAST = 0.95

/** How many of the mistakes of each kind are undone by the change proposed once they are named. */
export async function mendFigures(): Promise<readonly Figure[]> {
  return kits.flatMap(({ id, title, recorded }) => {
    const sum = together(recorded.map((game, g) => tallied(title, game, at => at % EVERY === g % EVERY)))
    return [...sum].map(([kind, { right, all }]) => ({
      what: `${id}, ${kind}`,
      figure: `${right} of ${all}`,
      target: 'at least 95%',
      met: right >= all * LEAST,
    }))
  })
}
