import { cellAt, spaceOf } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { AheadPolicy } from '../../../families/railway/ahead/outlook'
import { takenBy } from '../../../families/railway/ahead/sale'
import { corporationIn } from '../../../families/railway/ledger'
import { right } from '../../../families/railway/operating/moves'
import type { AnyRailway } from '../../../families/railway/table'
import { CORPORATIONS, game } from '../data'
import { law, operating, stock } from '../law'

/** Looking ahead in 18AL: the New Decatur Yards halve the price of a new train (Table III). */
export const ahead: AheadPolicy = { game, stock, operating, taken: takenBy(law) }

/** The market value that ends the game (5(b)). */
export const HIGHEST = Math.max(...game.grid.flatMap(row => row.map(cell => cell?.price ?? 0)))

/**
 * The corporation closest to the market value that ends the game (5(b)), and how many runs away it is: a run that is
 * paid out moves its token one space.
 */
export interface MarketOutlook {
  readonly corporation: string
  readonly price: Money
  readonly runs: number
}

/** How near a market value is to the end of the game; `null` before a corporation has floated. */
export function marketOf(state: AnyRailway): MarketOutlook | null {
  const all = CORPORATIONS.flatMap(corporation => {
    let at = spaceOf(state.chart, corporation)
    const price = at && cellAt(game.grid, at)?.price
    if (!corporationIn(state, corporation).floated || !at || price === undefined) return []
    let runs = 0
    while ((cellAt(game.grid, at)?.price ?? HIGHEST) < HIGHEST) {
      const next = right(game.grid, at)
      if (next[0] === at[0] && next[1] === at[1]) return []
      at = next
      runs += 1
    }
    return [{ corporation, price, runs }]
  })
  return all.toSorted((a, b) => a.runs - b.runs)[0] ?? null
}
