import type { MapReasons } from '../../../src/families/railway/kept/reasons'
import { CORPORATIONS, PRIVATES } from '../../../src/titles/18al/data'
import type { OwnReasons } from '../../../src/titles/18al/reasons'
import type { Sayings } from '../kits'
import { type FactsOf, RAILWAY_GIVEN, RAILWAY_OTHERWISE, RAILWAY_SAME, railwayFacts } from '../railwayFacts'

const corporation = 'L&N'

const laid = [{ hex: 'C4', tile: '57' }]
const laidBy = [{ hex: 'C4', tile: '57', corporation }]

const mapFacts: FactsOf<Omit<MapReasons, 'noTileHere'>> = {
  ...{
    noHex: laid,
    noTile: laid,
    noRotation: [{ tile: '57', rotation: 6 }],
    otherKind: laid,
    tilesOut: laid,
  },
  layIncomplete: [{}],
  twoTiles: [{ hex: 'C4' }],
  noCity: [{ hex: 'B5' }],
  stationTwice: [{ corporation, hex: 'C4' }],
  stationsOver: [{ corporation, stations: 4 }],
  ...{ colorLater: laidBy, otherColor: laidBy, label: laidBy, trackLost: laidBy, deadEnd: laidBy },
  ...{ notConnected: laidBy, notAllowed: laidBy },
  stationAgainst: [{ hex: 'C4', corporation: 'ATN' }],
  pieceAgainst: [{ hex: 'C4', city: 'Gadsden', corporation: 'ATN' }],
}

const own: FactsOf<OwnReasons> = {
  noTileHere: [{ hex: 'P7' }],
  lumberTile: [{ tile: '445' }, { tile: '57' }],
  lumberNotOwned: ['p1', 'closed', 'bank'].map(owner => ({ corporation, owner })),
  lumberGone: [{ state: 'laid' }, { state: 'gone' }],
  lumberHex: [{ hex: 'G4' }, { hex: 'G2' }],
  lumberStays: [{ hex: 'N5' }],
  lumberFree: [{ cost: 20 }],
  stationThere: [{ corporation, city: 'Birmingham' }],
  notObjective: [{ corporation, objective: 'Birmingham', city: 'York' }],
  objectiveUnsaid: [{ corporation, objective: 'Birmingham' }],
  objectivePaid: [{ corporation }],
  coalNotOwned: ['p1', 'closed'].map(owner => ({ corporation, owner })),
  coalGone: [{ at: 'gone' }, { at: 'Gadsden' }],
  coalCity: [{ city: 'Mobile' }],
  coalNoTrain: [{ corporation, city: 'Gadsden' }],
  coalNobody: [{ city: 'Anniston' }],
  chitsNobody: [{ holder: 'p1' }],
  oneTrainATurn: [{ corporation, phase: '2' }],
  yardsNotOwned: ['p1', 'closed', 'L&N'].map(owner => ({ corporation, owner })),
  yardsNewOnly: [{ train: '3' }],
  yardsMust: [{ corporation, train: '4', price: 150 }],
  sellsTooMuch: [{ player: 'p1', left: 90, least: 75, shares: 1 }],
  takeBack: [{ player: 'p1', left: 90, least: 75 }],
  privatesNotYet: [{ phase: '2' }],
  noExtraRound: ['running', 'bankruptcy', 'stopped', 'played', 'noTie'].map(why => ({ why })),
  privateOpen: [{ private: 'M&C' }, { private: 'NDY' }],
  privateClosed: [{ private: 'Tusc' }],
}

/** What 18AL says. */
export const sayings: Sayings = {
  facts: {
    ...railwayFacts({
      corporations: [corporation, 'M&O', 'TAG'],
      privates: ['Tusc', 'NDY'],
      trains: ['2', '4'],
      hex: 'G4',
      bank: 8000,
      unfit: ['objective', 'cities', 'coal', 'lumber', 'chits', 'map'],
    }),
    ...own,
    ...mapFacts,
    gameOver: ['bank', 'market', 'bankruptcy', 'stopped'].map(by => ({ by })),
  },
  untried: [
    ...['privatesNotNow', 'positionWithout', 'overShare', 'oneBlock', 'positionFloated', 'notTradedIn'],
  ],
  inEntry: ['lumberLaid', 'coalPlaced'],
  otherwise: RAILWAY_OTHERWISE,
  names: [...CORPORATIONS, ...PRIVATES],
  labels: ['tile', 'station', 'run', 'trains', 'bank', 'market', 'bankruptcy', 'privates', 'income'],
  given: {
    ...RAILWAY_GIVEN,
    'map.leads': [
      [true, ['A', 'B']],
      [false, ['A']],
    ],
  },
  same: [...RAILWAY_SAME, 'joining.own.lumber.name'],
}
