import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, DECLARED_TRAINS } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, overTrainLimit, trainLimit } from '../state'

const schema = action('discardTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(DECLARED_TRAINS) })
export type DiscardTrain = v.InferOutput<typeof schema>

/** Discards an excess train to the Pool without compensation; there only its type counts (4.5.8). */
export const discardTrain: VaRule<DiscardTrain> = {
  cite: '4.5.8',
  schema,
  offers(state) {
    if (!frame(state, 'discard')) return []
    return overTrainLimit(state).flatMap(corporation =>
      [...new Set(state.depot.owned[corporation])].map(train => ({
        slot: `discard:${corporation}`,
        draft: { type: 'discardTrain', corporation, train },
      })),
    )
  },
  check(state, { corporation, train }) {
    const owned = state.depot.owned[corporation]
    const facts = { corporation, owned: owned.length, limit: trainLimit(state, corporation) }
    if (!overTrainLimit(state).includes(corporation)) return refuse('4.5.8', 'nothingToDiscard', facts)
    if (!frame(state, 'discard')) return refuse('4.5.8', 'overByRuling', facts)
    return owned.includes(train) ? undefined : refuse('4.5.8', 'notThere', { train, from: corporation })
  },
  play: (ledger, { corporation, train }) => ledger.trainBack(train, corporation, 'market', 'discarded'),
}
