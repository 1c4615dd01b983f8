import { type Grid, type Space, valueAt } from '../../bank/chart'
import type { Voice } from '../../rules/rule'

/** Writes the price of a space on a title's chart, in any language; 0 for `null` and for spaces off the chart. */
export const priceOn =
  (grid: Grid) =>
  (at: Space | null, voice: Voice): string =>
    voice.money(at ? valueAt(grid, at) : 0)
