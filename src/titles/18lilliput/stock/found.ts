import type * as v from 'valibot'
import { cellAt, type Space, valueAt } from '../../../bank/chart'
import { cashOf } from '../../../bank/money'
import { action, oneOf, player, space } from '../../../rules/schema'
import { CORPORATIONS, PAPER, STARTING } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directorOf, frame, type LilState } from '../state'
import { playerAt, refuseCardTurn, withCard } from '../turns'
import { allowanceOf, refuseFounding, refuseSecond, refuseWithoutCard } from './shares'

const schema = action('found', { player, corporation: oneOf(CORPORATIONS), cell: space })
export type Found = v.InferOutput<typeof schema>

/** All spaces of the index. */
function allSpaces({ grid }: LilState): readonly Space[] {
  return grid.flatMap((row, r) => row.map((_, column): Space => [r, column]))
}

/** The space with the highest price that a player can pay five times; the lowest price if there is none. */
function dearest(state: LilState, player: string): Space {
  const has = cashOf(state.cash, player)
  const price = (at: Space) => valueAt(state.grid, at)
  const spaces = allSpaces(state).toSorted((a, b) => price(b) - price(a))
  return spaces.find(at => 5 * price(at) <= has) ?? spaces.at(-1) ?? [0, 0]
}

/**
 * Buys a director's certificate: five times a price of the player's choice to the bank, ten times that price from the
 * bank to the treasury (founding).
 */
export const found: LilRule<Found> = {
  cite: 'founding',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn?.card || !allowanceOf(turn.card).shares) return []
    const player = playerAt(state, turn.nth)
    const isStarting = (id: string) => (STARTING as readonly string[]).includes(id)
    const free = state.corporations.filter(id => !isStarting(id) && directorOf(state, id) === null)
    if (free.length === 0) return []
    const cell = dearest(state, player)
    const spaces = allSpaces(state)
    return free.map(corporation => ({
      slot: 'found',
      draft: { type: 'found', player, corporation, cell: [cell[0], cell[1]] },
      vary: { cell: { spaces } },
    }))
  },
  check(state, { player, corporation, cell }) {
    const refusal =
      refuseCardTurn(state, player) ??
      refuseWithoutCard(state, player, 'shares') ??
      refuseSecond(state, player)
    if (refusal) return refusal
    const price = cellAt(state.grid, cell)?.price
    if (price === undefined) {
      const spaces = state.grid[0]?.length ?? 0
      return refuse('founding', 'noSuchSpace', { row: cell[0], column: cell[1], spaces })
    }
    return refuseFounding(state, player, corporation, price)
  },
  play(ledger, { player, corporation, cell }) {
    const price = valueAt(ledger.state.grid, cell)
    ledger.pay(player, 'bank', 5 * price, 'certificate', corporation)
    ledger.direct(corporation, player, PAPER.presidentShares)
    ledger.pay('bank', corporation, 10 * price, 'capital', corporation)
    ledger.token(ledger.state.grid, corporation, cell, 'founded')
    withCard(ledger, { bought: true, founded: corporation })
  },
}
