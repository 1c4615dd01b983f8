import { correcting } from '../../../families/rulings/corrections'
import type { VaRule } from '../ledger'
import { settleEnd } from '../operating/consequences'
import { type Correct, correction } from './correctionKinds'
import { corrections } from './corrections'

const ruled = correcting(correction.kindOf, corrections)

/** The banker's ruling: the table outranks the program. It conserves all the same, and sets off nothing but the end that an empty bank brings. */
export const correct: VaRule<Correct> = {
  cite: 'ruling',
  schema: correction.schema,
  offers: () => [],
  check: ruled.check,
  play(ledger, action) {
    ruled.play(ledger, action)
    settleEnd(ledger)
  },
}
