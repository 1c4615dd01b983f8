import type { AheadPolicy } from '../../../families/railway/ahead/outlook'
import { game } from '../data'
import { auctions, operating, stock } from '../law'

/** Looking ahead in 1889. */
export const ahead: AheadPolicy = { game, stock, auctions, operating }
