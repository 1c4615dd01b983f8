import { correcting } from '../../../families/rulings/corrections'
import type { VaRule } from '../ledger'
import { settleEnd } from '../operating/consequences'
import { type Correct, correction } from './correctionKinds'
import { corrections } from './corrections'

/**
 * The banker's ruling: the table outranks the program. A ruling still conserves money, shares and trains, and its only
 * consequence is the end of the game when it empties the bank.
 */
export const correct: VaRule<Correct> = correcting(correction, corrections, settleEnd)
