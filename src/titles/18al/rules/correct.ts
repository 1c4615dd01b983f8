import { correcting } from '../../../families/rulings/corrections'
import { type Correct, correctionKind, correctSchema } from '../correctionKinds'
import { corrections } from '../corrections'
import type { AlRule } from '../ledger'

/** The banker's ruling: the table outranks the program. It conserves all the same, and brings about only the ends of 5(a) and (b). */
export const correct: AlRule<Correct> = {
  cite: 'ruling',
  schema: correctSchema,
  offers: () => [],
  ...correcting(correctionKind, corrections),
}
