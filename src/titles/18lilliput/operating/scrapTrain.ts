import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { cardsLeft } from '../cards/cards'
import { CORPORATIONS, TRAIN_CARDS, type TrainCard, TYPE_OF } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { directedBy, frame, type LilState, trainsOf } from '../state'
import { playerAt, refuseOthers, refuseRunTurn, whyNotNow } from '../turns'

const schema = action('scrapTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(TRAIN_CARDS) })
export type ScrapTrain = v.InferOutput<typeof schema>

const obsolete = (train: TrainCard) => TYPE_OF[train] !== train

/** Companies that may scrap now: the running one, or those of a player with a card in hand. */
function scrappers(state: LilState): readonly ScrapTrain['corporation'][] {
  const turn = state.turn[0]
  if (turn.at === 'run') return [turn.corporation]
  return turn.at === 'card' && turn.card ? directedBy(state, playerAt(state, turn.nth)) : []
}

/** Gives up an obsolete train for nothing; it goes to the scrapped trains (obsolete). */
export const scrapTrain: LilRule<ScrapTrain> = {
  cite: 'obsolete',
  schema,
  offers: state =>
    scrappers(state).flatMap(corporation =>
      [...new Set(trainsOf(state, corporation))].filter(obsolete).map(train => ({
        slot: 'scrap',
        draft: { type: 'scrapTrain', corporation, train },
      })),
    ),
  check(state, { corporation, train }) {
    const turn = frame(state, 'card')
    if (turn) {
      const player = playerAt(state, turn.nth)
      const others = refuseOthers(state, player, corporation)
      if (others) return others
      if (!turn.card) return refuse('actions', 'noCardYet', { player, left: cardsLeft(state).length })
    } else {
      const refusal = frame(state, 'run') ? refuseRunTurn(state, corporation) : whyNotNow(state)
      if (refusal) return refusal
    }
    if (!trainsOf(state, corporation).includes(train))
      return refuse('obsolete', 'notThere', { train, from: corporation })
    return obsolete(train) ? undefined : refuse('obsolete', 'notObsolete', { train })
  },
  play: (ledger, { corporation, train }) => ledger.train(train, corporation, 'scrapped', 'scrapped'),
}
