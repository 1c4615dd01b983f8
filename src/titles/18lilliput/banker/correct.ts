import type { LilRule } from '../ledger'
import { type Correct, correctionKind, correctSchema } from './correctionKinds'
import { corrections } from './corrections'

/** The banker's ruling: the table outranks the program. It conserves all the same, and sets off nothing by itself (ruling). */
export const correct: LilRule<Correct> = {
  cite: 'ruling',
  schema: correctSchema,
  offers: () => [],
  check: (state, action) => corrections[correctionKind(action)].check(state, action),
  play: (ledger, action) => corrections[correctionKind(action)].play(ledger, action),
}
