import type * as v from 'valibot'
import { action, oneOf, player } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { LilRule } from '../ledger'
import { founded, frame, priceOf } from '../state'
import { playerAt, refuseCardTurn, withCard } from '../turns'
import { allowanceOf, refuseSecond, refuseShare, refuseWithoutCard } from './shares'

const schema = action('buyShare', { player, corporation: oneOf(CORPORATIONS) })
export type BuyShare = v.InferOutput<typeof schema>

/** Buys one 10% share of a founded company from the bank at the current price, even one just sold (shares). */
export const buyShare: LilRule<BuyShare> = {
  cite: 'shares',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn?.card || !allowanceOf(turn.card).shares) return []
    const player = playerAt(state, turn.nth)
    return founded(state).map(corporation => ({
      slot: `company:${corporation}`,
      draft: { type: 'buyShare', player, corporation },
    }))
  },
  check(state, { player, corporation }) {
    return (
      refuseCardTurn(state, player) ??
      refuseWithoutCard(state, player, 'shares') ??
      refuseSecond(state, player) ??
      refuseShare(state, player, corporation)
    )
  },
  play(ledger, { player, corporation }) {
    ledger.pay(player, 'bank', priceOf(ledger.state, corporation), 'share', corporation)
    ledger.shares(corporation, 'market', player, 1)
    withCard(ledger, { bought: true })
  },
}
