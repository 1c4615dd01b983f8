import { citing } from '../../families/railway/law'
import { mostRunOf } from '../../families/railway/map/mostRun'
import type { OperatingPolicy } from '../../families/railway/operating/policy'
import { restOf } from '../../families/railway/rest'
import { rulingsOf } from '../../families/railway/rulings/form'
import { privateTo } from '../../families/railway/rulings/pieces'
import type { RulingOn } from '../../families/railway/rulings/policy'
import { floatRulings } from '../../families/railway/rulings/rule'
import type { StockPolicy } from '../../families/railway/stock/policy'
import { tells } from './beginner'
import type { Paragraph } from './book'
import { game } from './data'
import { joining } from './joining'
import { MAP } from './map'
import { startsShares } from './privates'

/** The paragraphs of what only a ruling breaks, and of what is wrong with a table that is joined. */
export const cites: Readonly<Record<string, Paragraph>> = citing({
  Auction: ['positionNowhere'],
  'Starting a corporation': ['positionShares', 'position.notStarted', 'position.notPar'],
  Selling: ['marketFull'],
  Presidency: ['positionPresident', 'outvoted'],
  Floating: ['positionFloated', 'shouldFloat', 'floatedEarly'],
  'Private companies': ['privateOpen', 'privateClosed', 'privatesNotNow'],
  Stations: ['position.stationsLeft'],
  Trains: ['positionTrains', 'positionUnlimited', 'trainLimit', 'notNext'],
  Phases: ['positionPhase', 'wrongPhase', 'trainGone'],
})

const given = privateTo(game)

/** A ruling on a private company: once it gives the last one away, the auction is over as well (Auction). */
const givenAway: RulingOn<'private'> = {
  ...given,
  play(ledger, what) {
    const { unsold, started } = game
    const isAuction = unsold(ledger.state) !== undefined && started(ledger.state).length === 0
    given.play(ledger, what)
    if (isAuction && unsold(ledger.state) === undefined) startsShares(ledger)
  },
}

const ruled = (stock: StockPolicy) => {
  const { kinds, corrections } = floatRulings(game, stock)
  return { kinds, corrections: { ...corrections, private: givenAway } }
}

/** Rulings, what they break, and joining a game of 1889 in progress: most games are played without them. */
export const ofBanker = (stock: StockPolicy, operating: OperatingPolicy) => ({
  ...restOf(game, {
    ...{ stock, operating, market: 50 },
    rulings: ruled(stock),
    ...{ joining, cites, tells },
  }),
  mostRun: mostRunOf(game, MAP),
  rulings: rulingsOf(game),
})
