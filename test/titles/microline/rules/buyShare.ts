import type * as v from 'valibot'
import { cashOf } from '../../../../src/bank/money'
import { action, oneOf, player } from '../../../../src/rules/schema'
import { COMPANIES } from '../data'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import { priceOf, shares } from '../state'
import { frame, refuseTurn } from '../turns'
import { refuseCompany } from './company'

const schema = action('buyShare', { player, corporation: oneOf(COMPANIES) })
export type BuyShare = v.InferOutput<typeof schema>

/** Buys one unsold share at the price on the ladder. */
export const buyShare: MicroRule<BuyShare> = {
  cite: 'shares',
  schema,
  offers(state) {
    const turn = frame(state, 'buy')
    if (!turn) return []
    return state.companies.map(({ id }) => ({
      slot: `company:${id}`,
      draft: { type: 'buyShare', player: turn.player, corporation: id },
    }))
  },
  check(state, { player, corporation }) {
    const refusal = refuseTurn(state, player) ?? refuseCompany(state, corporation)
    if (refusal) return refusal
    const turn = frame(state, 'buy')
    if (!turn) return refuse('cards', 'needsCard', { card: 'bond' })
    if (turn.bought) return refuse('shares', 'oneShare', { player })
    if (shares(state, corporation, 'pool') === 0) return refuse('shares', 'soldOut', { corporation })
    const [has, price] = [cashOf(state.cash, player), priceOf(state, corporation)]
    return has < price ? refuse('shares', 'tooDear', { player, has, price }) : undefined
  },
  play(ledger, { player, corporation }) {
    ledger.pay(player, 'bank', priceOf(ledger.state, corporation), 'share', corporation)
    ledger.shares(corporation, 'pool', player, 1)
    const turn = frame(ledger.state, 'buy')
    if (turn) ledger.setTurn({ ...turn, bought: true })
  },
}
