import { mostRunOf } from '../../families/railway/map/mostRun'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import { rulingsOf } from '../../families/railway/rulings/form'
import { floatRulings } from '../../families/railway/rulings/rule'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { game } from './data'
import { joining } from './joining'
import { MAP } from './map'

/** Rulings, what they break, and joining a game of 1889 in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  ...restOf(game, {
    ...{ stock, operating, market: 50 },
    rulings: floatRulings(game, stock),
    joining,
  }),
  mostRun: mostRunOf(game, MAP),
  rulings: rulingsOf(game),
})
