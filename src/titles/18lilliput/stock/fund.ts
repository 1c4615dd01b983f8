import type * as v from 'valibot'
import { action, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directedBy, frame } from '../state'
import { cardTurn, playerAt, refuseOthers, whyNotNow, withCard } from '../turns'
import { refuseWithoutCard } from './shares'

const schema = action('fund', { corporation: oneOf(CORPORATIONS), amount: money(1) })
export type Fund = v.InferOutput<typeof schema>

/**
 * Puts some of the money card's sum into a treasury; the player may split it among all companies they direct
 * (treasuryMoney).
 */
export const fund: LilRule<Fund> = {
  cite: 'treasuryMoney',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    const left = turn?.card?.funds ?? 0
    if (!turn || left === 0) return []
    return directedBy(state, playerAt(state, turn.nth)).map(corporation => ({
      slot: 'fund',
      draft: { type: 'fund', corporation, amount: left },
      vary: { amount: { from: 1, to: left, step: 1 } },
    }))
  },
  check(state, { corporation, amount }) {
    const turn = frame(state, 'card')
    if (!turn) return whyNotNow(state)
    const player = playerAt(state, turn.nth)
    const refusal = refuseOthers(state, player, corporation) ?? refuseWithoutCard(state, player, 'funds')
    if (refusal) return refusal
    const left = turn.card?.funds ?? 0
    return amount > left ? refuse('treasuryMoney', 'fundTooMuch', { left, amount }) : undefined
  },
  play(ledger, { corporation, amount }) {
    ledger.pay('bank', corporation, amount, 'fund', corporation)
    withCard(ledger, { funds: (cardTurn(ledger).card?.funds ?? 0) - amount })
  },
}
