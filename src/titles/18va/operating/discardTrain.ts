import type * as v from 'valibot'
import { discarding } from '../../../families/operating/discardTrain'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, DECLARED_TRAINS } from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { overTrainLimit, trainLimit } from '../state'

const schema = action('discardTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(DECLARED_TRAINS) })
export type DiscardTrain = v.InferOutput<typeof schema>

/** Discards an excess train to the Pool without compensation; there only its type counts (4.5.8). */
export const discardTrain: VaRule<DiscardTrain> = {
  cite: '4.5.8',
  schema,
  ...discarding({ rule: '4.5.8', over: overTrainLimit, limit: trainLimit, refuse }),
  play: (ledger, { corporation, train }) => ledger.trainBack(train, corporation, 'market', 'discarded'),
}
