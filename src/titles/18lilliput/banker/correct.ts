import type { LilRule } from '../ledger'
import { type Correct, correction } from './correctionKinds'
import { corrections } from './corrections'

/**
 * A ruling of the banker: the table outranks the program. It still conserves everything, and triggers nothing by itself
 * (ruling).
 */
export const correct: LilRule<Correct> = {
  cite: 'ruling',
  schema: correction.schema,
  offers: () => [],
  check: (state, action) => corrections[correction.kindOf(action)].check(state, action),
  play: (ledger, action) => corrections[correction.kindOf(action)].play(ledger, action),
}
