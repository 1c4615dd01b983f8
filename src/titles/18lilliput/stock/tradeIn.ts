import type * as v from 'valibot'
import { action, player } from '../../../rules/schema'
import { TREASURER } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { playerAt, refuseCardTurn } from '../turns'

const schema = action('tradeIn', { player })
export type TradeIn = v.InferOutput<typeof schema>

/** Trades in the Lord High Treasurer, once, for $10 times the round; the character is then out of the game (characters). */
export const tradeIn: LilRule<TradeIn> = {
  cite: 'characters',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    const player = turn && playerAt(state, turn.nth)
    if (player === undefined || state.characters.treasurer !== player) return []
    return [{ slot: 'treasurer', draft: { type: 'tradeIn', player } }]
  },
  check(state, { player }) {
    const refusal = refuseCardTurn(state, player)
    if (refusal) return refusal
    const owner = state.characters.treasurer
    return owner === player
      ? undefined
      : refuse('characters', 'notCharacter', { player, character: 'treasurer', owner })
  },
  play(ledger, { player }) {
    ledger.pay('bank', player, TREASURER * ledger.state.round.number, 'treasurer')
    ledger.character('treasurer', null)
  },
}
