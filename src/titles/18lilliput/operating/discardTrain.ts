import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, TRAIN_CARDS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, overTrainLimit, trainLimit, trainsOf } from '../state'

const schema = action('discardTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(TRAIN_CARDS) })
export type DiscardTrain = v.InferOutput<typeof schema>

/**
 * Discards a train over the limit of a new phase to the scrapped trains; companies may do so in any order (trainLimit). A
 * company that a ruling put over the limit keeps its trains until then.
 */
export const discardTrain: LilRule<DiscardTrain> = {
  cite: 'trainLimit',
  schema,
  offers(state) {
    if (!frame(state, 'discard')) return []
    return overTrainLimit(state).flatMap(corporation =>
      [...new Set(trainsOf(state, corporation))].map(train => ({
        slot: `discard:${corporation}`,
        draft: { type: 'discardTrain', corporation, train },
      })),
    )
  },
  check(state, { corporation, train }) {
    const trains = trainsOf(state, corporation)
    const facts = { corporation, owned: trains.length, limit: trainLimit(state) }
    if (!overTrainLimit(state).includes(corporation)) return refuse('trainLimit', 'nothingToDiscard', facts)
    if (!frame(state, 'discard')) return refuse('trainLimit', 'overByRuling', facts)
    return trains.includes(train) ? undefined : refuse('trainLimit', 'notThere', { train, from: corporation })
  },
  play: (ledger, { corporation, train }) => ledger.train(train, corporation, 'scrapped', 'discarded'),
}
