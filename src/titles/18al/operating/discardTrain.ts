import type * as v from 'valibot'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, TRAINS } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, obsolete, overTrainLimit, trainLimit } from '../state'

const schema = action('discardTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(TRAINS) })
export type DiscardTrain = v.InferOutput<typeof schema>

/** A president discards an excess train into the Open Market, without compensation; an obsolete one goes out of play (4.2.5(g), 4.2.5.1). */
export const discardTrain: AlRule<DiscardTrain> = {
  cite: '4.2.5(g)',
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
    const facts = { corporation, owned: owned.length, limit: trainLimit(state) }
    if (!overTrainLimit(state).includes(corporation)) return refuse('4.2.5(g)', 'nothingToDiscard', facts)
    if (!frame(state, 'discard')) return refuse('4.2.5(g)', 'overByRuling', facts)
    return owned.includes(train) ? undefined : refuse('4.2.5(g)', 'notThere', { train, from: corporation })
  },
  play(ledger, { corporation, train }) {
    ledger.train(train, corporation, obsolete(ledger.state, train) ? 'gone' : 'market', 'discarded')
  },
}
