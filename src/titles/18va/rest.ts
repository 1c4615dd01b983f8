import { citing, type Tells } from '../../families/railway/law'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { own, privates } from './banker/breaches'
import { form, rulings } from './banker/rulings'
import type { Paragraph } from './book'
import { joining } from './joining/policy'
import { mostRun } from './map/mostRun'
import { game } from './state'
import { chronicle } from './table/chronicle'

/** The paragraphs of what only a ruling breaks, and of what is wrong with a table that is joined. */
export const cites: Readonly<Record<string, Paragraph>> = citing({
  '1.1': ['positionMoney'],
  '2': ['positionLimit', 'positionPhase', 'positionTrains', 'wrongPhase', 'trainGone'],
  '3': ['positionPrice'],
  '3.1': ['positionPresident', 'positionShares'],
  '4.1': ['position.bidTooLow', 'position.fives', 'position.setAside', 'privateUnsold'],
  '4.2': ['positionNowhere', 'positionPrivate', 'privatesNotNow'],
  '4.3': ['position.wrongTurn'],
  '4.3.2': ['position.notStarted'],
  '4.4': ['positionSize'],
  '4.4.2': ['outvoted'],
  '4.5.1': ['shouldConvert', 'convertedEarly'],
  '4.5.3': ['position.stationsLeft', 'position.yellowBase'],
  '4.5.8': ['trainLimit', 'notNext'],
})

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
