import { tallied, together } from '../../test/mended'
import { kits } from '../../test/titles/kits'
import type { Figure } from './figure'

/** One of so many entries is tried: each plays the game behind it anew for every way to be wrong in it. */
const EVERY = 9
const LEAST = 0.95

/** How many of the mistakes of each kind the change restores that is proposed once they are named. */
export async function mendFigures(): Promise<readonly Figure[]> {
  return kits.flatMap(({ id, title, recorded }) => {
    const sum = together(recorded.map((game, g) => tallied(title, game, at => at % EVERY === g % EVERY)))
    return [...sum].map(([kind, { right, all }]) => ({
      what: `${id}, ${kind}`,
      figure: `${right} of ${all}`,
      target: 'at least 95 of 100',
      met: right >= all * LEAST,
    }))
  })
}
