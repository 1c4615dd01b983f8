import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { rulingRule } from '../../families/railway/rulings/rule'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { breachesWith } from './banker/breaches'
import { rulings } from './banker/corrections'
import { rulings as form } from './banker/rulings'
import { position } from './joining/position'
import { game } from './state'

/** Rulings, what they break, and joining a game of 18VA in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  correct: rulingRule(game, operating, rulings),
  position,
  breaches: breachesWith({ stock, operating }),
  rulings: form,
})
