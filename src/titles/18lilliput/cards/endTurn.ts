import type * as v from 'valibot'
import { action, player } from '../../../rules/schema'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { frame } from '../state'
import { cardTurn, playerAt, refuseCardTurn } from '../turns'
import { cardsLeft, mayTake } from './cards'

const schema = action('endTurn', { player })
export type EndTurn = v.InferOutput<typeof schema>

/**
 * Ends a turn with an action card. Taking a card is compulsory, and money for companies has to be given out in full
 * (actions).
 */
export const endTurn: LilRule<EndTurn> = {
  cite: 'actions',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    return turn ? [{ slot: 'end', draft: { type: 'endTurn', player: playerAt(state, turn.nth) } }] : []
  },
  check(state, { player }) {
    const refusal = refuseCardTurn(state, player)
    if (refusal) return refusal
    const card = frame(state, 'card')?.card
    if (!card)
      return mayTake(state, player)
        ? refuse('actions', 'noCardYet', { player, left: cardsLeft(state).length })
        : undefined
    return card.funds > 0 ? refuse('treasuryMoney', 'fundLeft', { left: card.funds }) : undefined
  },
  play(ledger) {
    const { players, options } = ledger.state
    const nth = cardTurn(ledger).nth + 1
    if (nth < 2 * players.length) ledger.setTurns([{ at: 'card', nth, card: null }])
    else ledger.setTurns([{ at: 'between', to: options.professional ? 'train' : 'run', done: [] }])
  },
}
