import { railway } from '../../families/railway/game'

/** Corporations may buy private companies, and several trains a turn, from the first 4 Train on (Table I). */
const allows = ['acquires', 'severalTrains']

/** What is printed in the box of 18AL. */
export const game = railway({
  bank: 8000,
  seats: {
    3: { cash: 600, limit: 15 },
    4: { cash: 500, limit: 12 },
    5: { cash: 400, limit: 10 },
  },
  paper: { shares: 10, presidentShares: 2, percent: 10 },
  chart: [
    '60 65 70 75 80 90p 105p 120 135 150 170 190 215 240 270 300e',
    '55 60 65 70p 75p 80 90 105 120 135 150 170 190 215 240',
    '50y 55 60p 65 70 75 80 90 105 120 135 150 170',
    '45y 50y 55 60 65 70 75 80 90 105 120',
    '40y 45y 50y 55 60 65 70 75',
    '35y 40y 45y 50y 55y',
    '30y 35y 40y 45y 50y',
  ],
  spaces: { p: 'par', y: 'yellow', e: 'end' },
  uncounted: ['yellow'],
  corporations: {
    'L&N': {
      name: 'Louisville & Nashville',
      home: 'Nashville',
      stations: [40, 100, 100],
      plate: { fill: '#1d4f9c', ink: '#ffffff' },
    },
    'M&O': {
      name: 'Mobile & Ohio',
      home: 'Mobile',
      stations: [40, 100, 100],
      plate: { fill: '#b55607', ink: '#ffffff' },
    },
    WRA: {
      name: 'Western Railway of Alabama',
      home: 'Montgomery',
      stations: [40, 100, 100],
      plate: { fill: '#b3261e', ink: '#ffffff' },
    },
    ATN: {
      name: 'Alabama, Tennessee & Northern',
      home: 'Tupelo',
      stations: [40, 100],
      plate: { fill: '#26292b', ink: '#ffffff' },
    },
    'AB&C': {
      name: 'Atlanta, Birmingham & Coast',
      home: 'Anniston',
      stations: [40],
      plate: { fill: '#1b7a43', ink: '#ffffff' },
    },
    TAG: {
      name: 'Tennessee, Alabama & Georgia',
      home: 'Gadsden',
      stations: [40],
      plate: { fill: '#e8bd14', ink: '#1d2521' },
    },
  },
  privates: {
    Tusc: { name: 'Tuscumbia Railway', face: 20, income: 5 },
    'S&NA': { name: 'South & North Alabama', face: 40, income: 10 },
    'B&SLC': { name: 'Brown & Sons Lumber Co.', face: 70, income: 15 },
    'M&C': { name: 'Memphis & Charleston', face: 100, income: 20 },
    NDY: { name: 'New Decatur Yards', face: 120, income: 20 },
  },
  trains: {
    '2': { price: 100, number: 5, goesWith: '4' },
    '3': { price: 180, number: 4, goesWith: '6' },
    '4': { price: 300, number: 3, goesWith: '7', lingers: { unless: 'hardRust4' } },
    '5': { price: 450, number: 2 },
    '6': { price: 630, number: 1 },
    '7': { price: 700, number: 1 },
    '4D': { price: 800, number: 5 },
  },
  phases: {
    '1': { trainLimit: 4, rounds: 1 },
    '2': { trainLimit: 4, rounds: 1 },
    '3': { trainLimit: 4, rounds: 2, allows: ['acquires'], brings: ['greenTiles', 'privatesToCorporations'] },
    '4': { trainLimit: 3, rounds: 2, allows, brings: ['severalTrains'] },
    '5': {
      trainLimit: 2,
      rounds: 3,
      allows,
      before: ['privatesClose'],
      brings: ['brownTiles', 'offBoardHigher'],
    },
    '6': { trainLimit: 2, rounds: 3, allows, brings: ['coalGoes'] },
    '7': { trainLimit: 2, rounds: 3, allows },
    '4D': { trainLimit: 2, rounds: 3, allows, brings: ['grayTile'] },
  },
  options: {
    lnFromDecatur: { homes: { 'L&N': 'Decatur' } },
    unlimited4D: { unlimited: ['4D'] },
  },
})

export const { corporations: CORPORATIONS, privates: PRIVATES } = game

/** Places with a circle for a station (map; 4.2.2). */
export const CITIES = [
  'Nashville',
  'Decatur',
  'Tupelo',
  'Birmingham',
  'Gadsden',
  'Anniston',
  'Tuscaloosa',
  'Oxmoor',
  'West Point',
  'York',
  'Selma',
  'Meridian',
  'Montgomery',
  'Mobile',
]

/** The historical objectives of the corporations, and what reaching one pays once (4.2.2.1). */
export const OBJECTIVES: Readonly<Record<string, string>> = {
  'L&N': 'Birmingham',
  'M&O': 'York',
  WRA: 'West Point',
  ATN: 'Meridian',
  'AB&C': 'Birmingham',
  TAG: 'Birmingham',
}
export const OBJECTIVE_PAYS = 100

/** Cities that may take the Warrior Coal Field token (Table III). */
export const COAL_CITIES = ['Gadsden', 'Anniston', 'Oxmoor', 'Birmingham', 'Tuscaloosa']

/** The swamp hexes, the only ones where the Lumber Terminal may lie (Table III). */
export const SWAMPS = ['G2', 'M2', 'N5', 'O4', 'P5']

/** What the terrain of a hex costs (4.2.1(f)). */
export const TERRAIN: Readonly<Record<string, number>> = Object.fromEntries([
  ...['C2', 'C4', 'C6', 'D3', 'L3', 'N3', 'O2', ...SWAMPS].map(hex => [hex, 20]),
  ...['D5', 'F7', 'G4'].map(hex => [hex, 60]),
])

/** Red and gray areas, where no tile may be laid (4.2.1(c)). */
export const NO_TILE = ['A4', 'B1', 'B7', 'G8', 'P7', 'Q2', 'L1', 'F1', 'H5', 'D7', 'M8']

/** The steps of an operating turn in order (4.2): a step that is past can no longer be taken. */
export const STEPS = ['tile', 'station', 'run', 'trains'] as const
