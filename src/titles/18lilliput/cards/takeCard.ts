import type * as v from 'valibot'
import type { Refusal } from '../../../rules/rule'
import { action, flag, maybe, oneOf, player } from '../../../rules/schema'
import { CARD_TABLE, CARDS, PHASE_TABLE, USES } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { cardsInPlay, frame, type LilState, takerOf } from '../state'
import { cardTurn, playerAt, refuseCardTurn } from '../turns'

const schema = action('takeCard', { player, card: oneOf(CARDS), use: oneOf(USES), copy: maybe(flag) })
export type TakeCard = v.InferOutput<typeof schema>

/** Copying needs a copy card, and a card that somebody has taken in this round. */
function refuseCopy(state: LilState, { player, card }: TakeCard): Refusal | undefined {
  if (takerOf(state, card) === undefined)
    return refuse('copyCard', 'notTakenYet', { card, round: state.round.number })
  return (state.copies[player] ?? 0) > 0 ? undefined : refuse('copyCard', 'noCopyLeft', { player })
}

/**
 * Takes an action card for one of its two uses, or spends a copy card on one already taken in this round (actions,
 * copyCard).
 */
export const takeCard: LilRule<TakeCard> = {
  cite: 'actions',
  schema,
  offers(state) {
    const turn = frame(state, 'card')
    if (!turn || turn.card) return []
    const player = playerAt(state, turn.nth)
    return cardsInPlay(state).flatMap(card => {
      const taken = takerOf(state, card) !== undefined
      return USES.map(use => {
        const draft = { type: 'takeCard' as const, player, card, use }
        return { slot: `card:${card}`, draft: taken ? { ...draft, copy: true as const } : draft }
      })
    })
  },
  check(state, action) {
    const { player, card, copy } = action
    const refusal = refuseCardTurn(state, player)
    if (refusal) return refusal
    const held = frame(state, 'card')?.card
    if (held) return refuse('actions', 'cardInHand', { player, card: held.id })
    const players = state.players.length
    if (!CARD_TABLE[card].seats.includes(players))
      return refuse(players === 3 ? 'threePlayers' : 'twoPlayers', 'cardNotInGame', { card, players })
    if (copy) return refuseCopy(state, action)
    const taker = takerOf(state, card)
    return taker === undefined ? undefined : refuse('actions', 'cardTaken', { card, player: taker })
  },
  play(ledger, { player, card, use, copy }) {
    if (copy) ledger.copies(player, (ledger.state.copies[player] ?? 0) - 1)
    ledger.card(player, card, use, copy === true)
    const { pays = 0, funds } = CARD_TABLE[card][use]
    ledger.pay('bank', player, pays, 'card', card)
    ledger.setTurn({
      ...cardTurn(ledger),
      card: {
        id: card,
        use,
        yellow: 0,
        trains: 0,
        station: false,
        bought: false,
        founded: null,
        equipped: false,
        funds: funds ? PHASE_TABLE[ledger.state.phase].funds : 0,
      },
    })
  },
}
