import { CORPORATIONS, PRIVATES } from '../../../src/titles/18va/data'
import type { OwnReasons } from '../../../src/titles/18va/refusals'
import { STEPS } from '../../../src/titles/18va/state'
import type { Sayings } from '../kits'
import { type FactsOf, RAILWAY_GIVEN, RAILWAY_OTHERWISE, RAILWAY_SAME, railwayFacts } from '../railwayFacts'

/** Facts for the reasons that only 18VA has, or has with other facts. */
const own: FactsOf<OwnReasons> = {
  auctionFirst: [{ lots: ['REA'] }, { lots: ['TIW'] }, { lots: ['PY', 'B&O'] }],
  valueFirst: [{ player: 'p1' }],
  auctionOver: [{}],
  lotSold: [
    { lot: 'REA', owner: 'p1' },
    { lot: 'TIW', owner: 'SR' },
    { lot: 'B&O', owner: 'p2' },
  ],
  fives: [{ amount: 42 }],
  mustBid: [
    { player: 'p1', lot: 'REA' },
    { player: 'p1', lot: 'B&O' },
  ],
  notOperated: [{ corporation: 'SR' }],
  sellsTooFew: [{ player: 'p1', corporation: 'SR', held: 15, limit: 13, least: 2 }],
  convertNotYet: [{ phase: '2' }],
  tenShares: [{ corporation: 'SR' }],
  convertLate: [{ corporation: 'SR', now: 'station' }],
  yellowBase: [{ corporation: 'SR', city: 'Lynchburg', owner: 'VGN' }],
  stationThere: [{ corporation: 'SR', city: 'Richmond' }],
  notOwned: [
    { corporation: 'SR', private: 'REA', owner: 'p1' },
    { corporation: 'SR', private: 'TIW', owner: 'WM' },
    { corporation: 'SR', private: 'PY', owner: 'bank' },
    { corporation: 'SR', private: 'PY', owner: 'closed' },
  ],
  useNeeded: [{ private: 'PY' }],
  useNotAsked: [{ private: 'REA' }],
  notInCity: [{ city: 'Philadelphia' }],
  noCityNeeded: [{ city: 'Norfolk' }],
  powerLate: [{ owners: ['SR'] }, { owners: ['SR', 'WM'] }],
  coalOver: [{ coal: 40, phase: '4D' }],
  coalTooHigh: [
    { coal: 60, most: 40, freight: ['2G'] },
    { coal: 120, most: 100, freight: ['2G', '3G'] },
    { coal: 20, most: 0, freight: [] },
  ],
  coalParts: [
    { coal: 20, sums: ['0', '40'], freight: ['2G'] },
    { coal: 40, sums: ['0', '20', '60', '80'], freight: ['3G', '1G'] },
  ],
  coalOverRevenue: [{ coal: 40, revenue: 30 }],
  oneOfAType: [{ corporation: 'SR', type: '2' }],
  notNext: [
    { train: '3G', next: ['3'] },
    { train: '2', next: ['6', '4D'] },
    { train: '4D', next: [] },
  ],
  tredegarNewOnly: [
    { train: '2', from: 'market' },
    { train: '2', from: 'WM' },
  ],
  cheapestOnly: [{ train: '3', price: 200, cheapest: '2', from: 'market', least: 100 }],
  aboveFace: [{ train: '2G', price: 250, face: 200 }],
  keepsPresidency: [
    { player: 'p1', corporation: 'SR', most: 0 },
    { player: 'p1', corporation: 'SR', most: 2 },
  ],
  sellsTooLittle: [{ player: 'p1', corporation: 'SR', shares: 1, least: 3 }],
  sellsNotAll: [{ player: 'p1', corporation: 'B&O', shares: 1, all: 4, raises: 200, needs: 300 }],
  notBankrupt: [
    { player: 'p1', raises: 300, needs: 140, tredegar: false },
    { player: 'p1', raises: 300, needs: 140, tredegar: true },
  ],
  shouldConvert: [{ corporation: 'SR', phase: '5' }],
  convertedEarly: [{ corporation: 'SR', phase: '2' }],
  privateUnsold: [{ private: 'REA' }, { private: 'PY' }],
  positionSize: [{ corporation: 'SR', size: 5, phase: '5' }],
  positionLimit: [{ corporation: 'SR', said: 4, limit: 2 }],
}

/** What 18VA says. */
export const sayings: Sayings = {
  facts: {
    ...railwayFacts({
      corporations: ['SR', 'WM', 'C&O'],
      privates: ['REA', 'PY'],
      trains: ['2', '3G'],
      hex: 'G4',
      bank: 8000,
      already: {
        convert: 'SR',
        trainLimit: 'SR',
        express: 'SR',
        extraStation: 'closed',
        certificateLimit: '15',
      },
    }),
    ...own,
    stepOver: ['run', 'trains'].map(now => ({ corporation: 'SR', step: 'station', now })),
  },
  untried: [
    ...['privatesUnsold', 'privateSold', 'notCheapest', 'bidOn', 'notThisAuction', 'cheapestNotForBids'],
    ...['mustAccept', 'noPlayer', 'toSelf', 'neithersTurn', 'notOwner', 'positionWithout', 'privateOpen'],
    ...['privateClosed', 'overShare', 'sellFirst', 'noSalesYet', 'shouldFloat', 'floatedEarly'],
    ...['positionFloated', 'terrainPrice', 'terrainOfHex', 'terrainPaid', 'obsolete', 'notTradedIn'],
    ...['noRouteOwnsTrain', 'positionBid', 'positionBids'],
  ],
  otherwise: RAILWAY_OTHERWISE,
  names: [...CORPORATIONS, ...PRIVATES],
  labels: [...STEPS, 'bank', 'bankruptcy', 'privates', 'income'],
  given: RAILWAY_GIVEN,
  same: [...RAILWAY_SAME, 'books.inMarket', 'books.market', 'joining.market', 'stock.stock', 'play.used'],
}
