import { mostRunOf } from '../../families/railway/map/mostRun'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { ofPrivates } from './banker/breaches'
import { rulings } from './banker/pieces'
import { rulings as form } from './banker/rulings'
import { game } from './data'
import { joining } from './joining/policy'
import { mapEntry } from './map/entry'
import { keeping } from './map/late'
import { MAP, ownMap } from './map/map'
import { ownOf } from './own'

/** Rulings, what they break, and joining a game of 18AL in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  ...restOf(game, {
    ...{ stock, operating, market: 50, privates: ofPrivates },
    own: state => (ownOf(state).map ? keeping().doubtsOf(state) : []),
    rulings: rulings(stock),
    joining,
  }),
  map: mapEntry,
  mostRun: mostRunOf(game, MAP, ownMap),
  rulings: form,
})
