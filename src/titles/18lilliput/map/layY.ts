import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, Y_TILE } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directedBy, directorOf, frame, hasCharacter, type LilState } from '../state'
import { allowanceOf, refuseWithoutCard } from '../stock/shares'
import { cardTurn, playerAt, refuseOthers, whyNotNow, withCard } from '../turns'

const schema = action('layY', { corporation: oneOf(CORPORATIONS) })
export type LayY = v.InferOutput<typeof schema>

/** What a yellow Y-tile costs a company, in dollars: 50, or 0 if its director has the Emperor. */
export function yPrice(state: LilState, corporation: LayY['corporation']): number {
  return hasCharacter(state, directorOf(state, corporation), 'emperor') ? 0 : Y_TILE
}

/** Lays a yellow Y-tile for a company of the player to act, at most as many as the card allows yellow tiles (tiles). */
export const layY: LilRule<LayY> = {
  cite: 'tiles',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn?.card || !allowanceOf(turn.card).yellow) return []
    return directedBy(state, playerAt(state, turn.nth)).map(corporation => ({
      slot: 'tiles',
      draft: { type: 'layY', corporation },
    }))
  },
  check(state, { corporation }) {
    const turn = frame(state, 'card')
    if (!turn) return whyNotNow(state)
    const player = playerAt(state, turn.nth)
    const refusal = refuseOthers(state, player, corporation) ?? refuseWithoutCard(state, player, 'tiles')
    if (refusal || !turn.card) return refusal
    const most = allowanceOf(turn.card).yellow ?? 0
    if (turn.card.yellow >= most) return refuse('tiles', 'tilesLaid', { card: turn.card.id, most })
    const price = yPrice(state, corporation)
    const has = cashOf(state.cash, corporation)
    return has < price
      ? refuse('tiles', 'tooExpensive', { payer: corporation, has, price, of: 'tile' })
      : undefined
  },
  play(ledger, { corporation }) {
    ledger.pay(corporation, 'bank', yPrice(ledger.state, corporation), 'tile', corporation)
    ledger.tell({ is: 'noted', code: 'yLaid', of: corporation })
    withCard(ledger, { yellow: (cardTurn(ledger).card?.yellow ?? 0) + 1 })
  },
}
