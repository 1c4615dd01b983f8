import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { ofPrivates } from './banker/breaches'
import { rulings } from './banker/pieces'
import { rulings as form } from './banker/rulings'
import { game } from './data'
import { joiningOf } from './joining/policy'

/** Rulings, what they break, and joining a game of 18AL in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  ...restOf(game, {
    ...{ stock, operating, market: 50, privates: ofPrivates },
    rulings: rulings(stock),
    joining: joiningOf(stock, operating),
  }),
  rulings: form,
})
