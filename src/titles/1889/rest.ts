import { citing } from '../../families/railway/law'
import { mostRunOf } from '../../families/railway/map/mostRun'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import { rulingsOf } from '../../families/railway/rulings/form'
import { floatRulings } from '../../families/railway/rulings/rule'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { tells } from './beginner'
import type { Paragraph } from './book'
import { game } from './data'
import { joining } from './joining'
import { MAP } from './map'

/** The paragraphs of what only a ruling breaks, and of what is wrong with a table that is joined. */
export const cites: Readonly<Record<string, Paragraph>> = citing({
  Auction: ['positionNowhere'],
  'Starting a corporation': ['positionShares', 'position.notStarted', 'position.notPar'],
  Presidency: ['positionPresident'],
  Floating: ['positionFloated'],
  'Private companies': ['privateOpen', 'privateClosed'],
  Stations: ['position.stationsLeft'],
  Trains: ['positionTrains', 'positionUnlimited'],
  Phases: ['positionPhase'],
})

/** Rulings, what they break, and joining a game of 1889 in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  ...restOf(game, {
    ...{ stock, operating, market: 50 },
    rulings: floatRulings(game, stock),
    ...{ joining, cites, tells },
  }),
  mostRun: mostRunOf(game, MAP),
  rulings: rulingsOf(game),
})
