import { correcting } from '../../../families/rulings/corrections'
import type { AlRule } from '../ledger'
import { settleEnd } from '../turns'
import { type Correct, correction } from './correctionKinds'
import { corrections } from './corrections'

/** The banker's ruling: the table outranks the program. It still conserves everything, and brings about only the ends of 5(a) and (b). */
export const correct: AlRule<Correct> = correcting(correction, corrections, settleEnd)
