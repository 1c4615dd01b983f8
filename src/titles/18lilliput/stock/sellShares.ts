import type * as v from 'valibot'
import { action, count, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { LilRule } from '../ledger'
import { afterSelling, spaceOn } from '../moves'
import { refuse } from '../refusals'
import { frame, priceOf, sharesBy, spareShares } from '../state'
import { playerAt, refuseCardTurn, refuseUnfounded } from '../turns'
import { allowanceOf, refuseWithoutCard } from './shares'

const schema = action('sellShares', { player, corporation: oneOf(CORPORATIONS), shares: count })
export type SellShares = v.InferOutput<typeof schema>

/**
 * Sells 10% shares of a company to the bank, all at one price; then the marker moves one step for each. Only before
 * buying anything (shares).
 */
export const sellShares: LilRule<SellShares> = {
  cite: 'shares',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn?.card || !allowanceOf(turn.card).shares) return []
    const player = playerAt(state, turn.nth)
    return state.corporations.flatMap(corporation => {
      const spare = spareShares(state, corporation, player)
      if (spare <= 0) return []
      const draft = { type: 'sellShares' as const, player, corporation, shares: 1 }
      return [{ slot: `company:${corporation}`, draft, vary: { shares: { from: 1, to: spare, step: 1 } } }]
    })
  },
  check(state, { player, corporation, shares }) {
    const refusal =
      refuseCardTurn(state, player) ??
      refuseWithoutCard(state, player, 'shares') ??
      refuseUnfounded(state, corporation)
    if (refusal) return refusal
    if (frame(state, 'card')?.card?.bought) return refuse('shares', 'salesOver', { player })
    const held = sharesBy(state, corporation, player)
    if (held < shares) return refuse('shares', 'notHeld', { player, corporation, held, shares })
    const spare = spareShares(state, corporation, player)
    return spare < shares
      ? refuse('shares', 'directorStays', { player, corporation, spare, shares })
      : undefined
  },
  play(ledger, { player, corporation, shares }) {
    ledger.pay('bank', player, priceOf(ledger.state, corporation) * shares, 'sale', corporation)
    ledger.shares(corporation, player, 'market', shares)
    const at = spaceOn(ledger.state, corporation)
    ledger.token(ledger.state.grid, corporation, afterSelling(ledger.state.grid, at, shares), 'sold')
  },
}
