import { type Correct, correctionKind, correctSchema } from '../correctionKinds'
import { corrections } from '../corrections'
import type { AlRule } from '../state'

/** The banker's ruling: the table outranks the program. It conserves all the same, and brings about only the ends of 5(a) and (b). */
export const correct: AlRule<Correct> = {
  cite: 'ruling',
  schema: correctSchema,
  offers: () => [],
  check: (state, action) => corrections[correctionKind(action)].check(state, action),
  play: (ledger, action) => corrections[correctionKind(action)].play(ledger, action),
}
