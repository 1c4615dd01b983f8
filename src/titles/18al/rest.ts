import { mapEntry } from '../../families/railway/kept/entry'
import { citing } from '../../families/railway/law'
import { mostRunOf } from '../../families/railway/map/mostRun'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { form, ofPrivates, rulings } from './banker/rulings'
import type { Paragraph } from './book'
import { game } from './data'
import { joining } from './joining/policy'
import { keeping } from './map/late'
import { hexField } from './map/layTile'
import { MAP, ownMap } from './map/map'
import { ownOf } from './own'

/** The paragraphs of what only a ruling breaks, and of what is wrong with a table that is joined. */
export const cites: Readonly<Record<string, Paragraph>> = citing({
  '1.2': ['wrongPhase'],
  '1.3.1': ['positionPrivate'],
  '1.3.2': ['positionShares', 'positionPresident', 'position.notStarted'],
  '1.4': ['positionMoney'],
  '1.5': ['positionPrice'],
  '3': ['position.wrongTurn'],
  '3.1': ['positionNowhere'],
  '3.2(c)(1)': ['position.notPar'],
  '3.4': ['shouldFloat', 'floatedEarly'],
  '3.5': ['outvoted'],
  '4.2.2': ['position.stationsLeft'],
  'Table I': [
    'positionTrains',
    'positionUnlimited',
    'positionPhase',
    'trainGone',
    'privateOpen',
    'privateClosed',
  ],
})

/** Rulings, what they break, and joining a game of 18AL in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  ...restOf(game, {
    ...{ stock, operating, market: 50, privates: ofPrivates },
    own: state => (ownOf(state).map ? keeping().doubtsOf(state) : []),
    rulings: rulings(stock),
    ...{ joining, cites },
  }),
  map: mapEntry(game, { hex: hexField, edition: 4, keeping }),
  mostRun: mostRunOf(game, MAP, ownMap),
  rulings: form,
})
