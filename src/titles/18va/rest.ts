import type { Tells } from '../../families/railway/law'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { own, privates } from './banker/breaches'
import { rulings } from './banker/corrections'
import { rulings as form } from './banker/rulings'
import { joining } from './joining/policy'
import { mostRun } from './map/mostRun'
import { game } from './state'
import { chronicle } from './table/chronicle'

/** Rulings, what they break, and joining a game of 18VA in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy, tells: Tells) => ({
  ...restOf(game, {
    ...{ stock, operating, rulings, privates, own, tells },
    joining,
    // A ruling may fill the Pool: only a sale is limited (3.1).
    market: 100,
  }),
  ...{ chronicle, mostRun, rulings: form },
})
