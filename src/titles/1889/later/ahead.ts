import type { AheadPolicy } from '../../../families/railway/ahead/outlook'
import { takenBy } from '../../../families/railway/ahead/sale'
import { game } from '../data'
import { law, operating, stock } from '../law'

/** Looking ahead in 1889. */
export const ahead: AheadPolicy = { game, stock, operating, taken: takenBy(law) }
