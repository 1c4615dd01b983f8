import type { Tells } from '../../families/railway/law'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { own, privates } from './banker/breaches'
import { rulings } from './banker/corrections'
import { rulings as form } from './banker/rulings'
import type { Paragraph } from './book'
import { joining } from './joining/policy'
import { mostRun } from './map/mostRun'
import { game } from './state'
import { chronicle } from './table/chronicle'

/** The paragraphs of what only a ruling breaks. */
const cites: Readonly<Record<string, Paragraph>> = {
  ...{ outvoted: '4.4.2', wrongPhase: '2', trainGone: '2', privateUnsold: '4.1', privatesNotNow: '4.2' },
  ...{ trainLimit: '4.5.8', notNext: '4.5.8', shouldConvert: '4.5.1', convertedEarly: '4.5.1' },
}

/** Rulings, what they break, and joining a game of 18VA in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy, tells: Tells) => ({
  ...restOf(game, {
    ...{ stock, operating, rulings, privates, own, tells },
    joining,
    cites,
    // A ruling may fill the Pool: only a sale is limited (3.1).
    market: 100,
  }),
  ...{ chronicle, mostRun, rulings: form },
})
