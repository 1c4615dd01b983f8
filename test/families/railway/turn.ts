import type { RailwayKit } from './kits'
import { type Charter, type Position, parOf } from './place'

/** Turns of the first corporation of a title at $90, of p1, before the second at $75 or what is nearest to it, of p2. */
export const turnIn =
  ({ game, corporations: [one, two], place }: RailwayKit) =>
  (charter: Partial<Charter> = {}, more: Partial<Position> = {}, other: Partial<Charter> = {}) =>
    place({
      cash: { p1: 0, p2: 0, p3: 0 },
      corporations: {
        [one]: { president: 'p1', shares: { p1: 4, p2: 2 }, par: 90, treasury: 500, ...charter },
        [two]: { president: 'p2', shares: { p2: 4, p1: 2 }, par: parOf(game, 75), treasury: 0, ...other },
      },
      turn: one,
      ...more,
    })
