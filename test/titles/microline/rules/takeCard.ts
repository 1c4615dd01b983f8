import type * as v from 'valibot'
import { action, oneOf, player } from '../../../../src/rules/schema'
import { CARDS, PAY } from '../data'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import { endTurn, frame, refuseTurn } from '../turns'

const schema = action('takeCard', { player, card: oneOf(CARDS) })
export type TakeCard = v.InferOutput<typeof schema>

/** Takes a card: it pays money at once, or allows something next. */
export const takeCard: MicroRule<TakeCard> = {
  cite: 'cards',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn) return []
    return CARDS.map(card => ({
      slot: `card:${card}`,
      draft: { type: 'takeCard', player: turn.player, card },
    }))
  },
  check(state, { player, card }) {
    const refusal = refuseTurn(state, player)
    if (refusal) return refusal
    if (!frame(state, 'card')) return refuse('cards', 'hasCard', { player })
    return state.cards[card] === 0 ? refuse('cards', 'cardGone', { card }) : undefined
  },
  play(ledger, { player, card }) {
    const { cards } = ledger.state
    const nth = frame(ledger.state, 'card')?.nth ?? 0
    ledger.set({ cards: { ...cards, [card]: cards[card] - 1 } })
    ledger.tell({ is: 'card', card, player })
    if (card === 'bond') return ledger.setTurn({ at: 'buy', player, nth, bought: false })
    if (card === 'rail') return ledger.setTurn({ at: 'run', player, nth })
    ledger.pay('bank', player, PAY, 'card')
    endTurn(ledger)
  },
}
