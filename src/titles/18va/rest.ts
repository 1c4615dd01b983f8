import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { breachesWith, privates } from './banker/breaches'
import { rulings } from './banker/corrections'
import { rulings as form } from './banker/rulings'
import { joiningOf } from './joining/policy'
import { mostRun } from './map/mostRun'
import { game } from './state'
import { chronicle } from './table/chronicle'

/** Rulings, what they break, and joining a game of 18VA in progress: most games are played without them. */
export function ofBanker(stock: StockPolicy, operating: OperatingPolicy) {
  const joining = joiningOf(stock, operating)
  // A ruling may fill the Pool: only a sale is limited (3.1).
  const rest = restOf(game, { stock, operating, rulings, joining, privates, market: 100 })
  return { ...rest, chronicle, breaches: breachesWith(rest.breaches), mostRun, rulings: form }
}
