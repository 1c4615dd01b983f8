import { game } from '../../../src/titles/1889/data'
import type { Sayings } from '../kits'
import { RAILWAY_GIVEN, RAILWAY_OTHERWISE, RAILWAY_SAME, railwayFacts } from '../railwayFacts'

/** What 1889 says. */
export const sayings: Sayings = {
  facts: {
    ...railwayFacts({
      corporations: ['IR', 'KO', 'AR'],
      privates: ['TE', 'DR'],
      trains: ['2', '4'],
      hex: 'C6',
      bank: 7000,
      unfit: ['terrain', 'unstarted', 'gone'],
    }),
    beginnersGame: [{ private: 'DR' }],
    auctionFirst: [{ private: 'DR' }],
    dealtOne: [{ private: 'DR' }],
    noBids: [{}],
    notToCorporations: [{}],
    terrainFree: [{ corporation: 'IR', hex: 'C6', private: 'SMR' }],
  },
  untried: [
    ...['gameOver', 'bidOn', 'noPlayer', 'toSelf', 'neithersTurn', 'noneLeft', 'certificateLimit'],
    ...['overLimit', 'sellFirst', 'notHeld', 'outvoted', 'shouldFloat', 'floatedEarly', 'terrainOfHex'],
    ...['notOperating', 'itsTurn', 'roundsBegun', 'obsolete', 'presidentShort', 'wrongPhase', 'trainGone'],
    ...['noSuchHolder', 'holderLacks', 'presidentsTwo', 'noSuchSpace', 'alreadySo'],
  ],
  otherwise: RAILWAY_OTHERWISE,
  names: [...game.corporations, ...game.privates],
  withoutFigures: ['Stock turn', 'End of a stock round', "Beginner's game"],
  labels: [
    ...['build', 'run', 'trains', 'bank', 'ending bank', 'bankruptcy', 'privates', 'first seat', 'income'],
    ...['beginner', 'beginner what'],
  ],
  given: RAILWAY_GIVEN,
  same: [...RAILWAY_SAME, 'books.inMarket', 'books.market', 'joining.market', 'stock.stock', 'play.used'],
}
