import type * as v from 'valibot'
import { discarding } from '../../../families/operating/discardTrain'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, TRAINS } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { obsolete, overTrainLimit, trainLimit } from '../state'

const schema = action('discardTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(TRAINS) })
export type DiscardTrain = v.InferOutput<typeof schema>

/** A president discards an excess train into the Open Market, without compensation; an obsolete one goes out of play (4.2.5(g), 4.2.5.1). */
export const discardTrain: AlRule<DiscardTrain> = {
  cite: '4.2.5(g)',
  schema,
  ...discarding({ rule: '4.2.5(g)', over: overTrainLimit, limit: trainLimit, refuse }),
  play(ledger, { corporation, train }) {
    ledger.train(train, corporation, obsolete(ledger.state, train) ? 'gone' : 'market', 'discarded')
  },
}
