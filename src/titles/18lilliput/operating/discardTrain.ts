import type * as v from 'valibot'
import { discarding } from '../../../families/operating/discardTrain'
import { action, oneOf } from '../../../rules/schema'
import { CORPORATIONS, TRAIN_CARDS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { overTrainLimit, trainLimit } from '../state'

const schema = action('discardTrain', { corporation: oneOf(CORPORATIONS), train: oneOf(TRAIN_CARDS) })
export type DiscardTrain = v.InferOutput<typeof schema>

/** Discards a train over the limit of a new phase to the scrapped trains; companies may do so in any order (trainLimit). */
export const discardTrain: LilRule<DiscardTrain> = {
  cite: 'trainLimit',
  schema,
  ...discarding({ rule: 'trainLimit', over: overTrainLimit, limit: trainLimit, refuse }),
  play: (ledger, { corporation, train }) => ledger.train(train, corporation, 'scrapped', 'discarded'),
}
