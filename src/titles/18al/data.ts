import type { Grid, Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { Paper } from '../../bank/paper'
import { chartOf, parSpaces } from '../../families/chart/printed'

/** The six corporations in the order of the charters (1.3.2). */
export const CORPORATIONS = ['L&N', 'M&O', 'WRA', 'ATN', 'AB&C', 'TAG'] as const
export type CorporationId = (typeof CORPORATIONS)[number]

/** The five private companies, cheapest first (Table III). */
export const PRIVATES = ['Tusc', 'S&NA', 'B&SLC', 'M&C', 'NDY'] as const
export type PrivateId = (typeof PRIVATES)[number]

/** Train types in the order in which the Initial Offering sells them (4.2.5(b)). */
export const TRAINS = ['2', '3', '4', '5', '6', '7', '4D'] as const
export type TrainId = (typeof TRAINS)[number]

/** Phases: `1`, then the type of the latest train (1.2). */
export const PHASES = ['1', ...TRAINS] as const
export type PhaseId = (typeof PHASES)[number]

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
] as const
export type CityId = (typeof CITIES)[number]

/** Cities that may take the Warrior Coal Field token (Table III). */
export const COAL_CITIES = ['Gadsden', 'Anniston', 'Oxmoor', 'Birmingham', 'Tuscaloosa'] as const

/** All the money in the game (1.4). */
export const BANK: Money = 8000

/** A corporation's stock: a president's certificate of 20% and eight of 10% (1.3.2). */
export const PAPER: Paper = { shares: 10, presidentShares: 2, percent: 10 }

/** Starting cash and certificate limit by number of players (Table II). */
export const TABLE_II: Readonly<Record<number, { readonly cash: Money; readonly limit: number }>> = {
  3: { cash: 600, limit: 15 },
  4: { cash: 500, limit: 12 },
  5: { cash: 400, limit: 10 },
}

/** No player may own more than this many shares of one corporation, 60% (3.3(a)). */
export const MOST_SHARES = 6

/** The Open Market takes at most this many shares of one corporation, 50% (3.2(a)(2)). */
export const MOST_IN_MARKET = 5

/** A corporation floats once at most this many shares are in the Initial Offering, 40% (3.4). */
export const FLOATS_AT = 4

/** A raise is at least this much (3.1(b), 3.1.1). */
export const LEAST_RAISE: Money = 5

/** How much cheaper the Tuscumbia Railway gets with each stock round that ends without its sale (3.1.2). */
export const DISCOUNT: Money = 5

/** A historical objective pays this once (4.2.2.1). */
export const OBJECTIVE: Money = 100

/** What a charter prints: name, home, objective, number of stations including the home, and the colors of its tokens (fill and letters). */
export interface Charter {
  readonly name: string
  readonly home: CityId
  readonly objective: CityId
  readonly stations: number
  readonly plate: { readonly fill: string; readonly ink: string }
}

/** The charters of the corporations. */
export const CHARTERS: Readonly<Record<CorporationId, Charter>> = {
  'L&N': {
    name: 'Louisville & Nashville',
    home: 'Nashville',
    objective: 'Birmingham',
    stations: 4,
    plate: { fill: '#1d4f9c', ink: '#ffffff' },
  },
  'M&O': {
    name: 'Mobile & Ohio',
    home: 'Mobile',
    objective: 'York',
    stations: 4,
    plate: { fill: '#b55607', ink: '#ffffff' },
  },
  WRA: {
    name: 'Western Railway of Alabama',
    home: 'Montgomery',
    objective: 'West Point',
    stations: 4,
    plate: { fill: '#b3261e', ink: '#ffffff' },
  },
  ATN: {
    name: 'Alabama, Tennessee & Northern',
    home: 'Tupelo',
    objective: 'Meridian',
    stations: 3,
    plate: { fill: '#26292b', ink: '#ffffff' },
  },
  'AB&C': {
    name: 'Atlanta, Birmingham & Coast',
    home: 'Anniston',
    objective: 'Birmingham',
    stations: 2,
    plate: { fill: '#1b7a43', ink: '#ffffff' },
  },
  TAG: {
    name: 'Tennessee, Alabama & Georgia',
    home: 'Gadsden',
    objective: 'Birmingham',
    stations: 2,
    plate: { fill: '#e8bd14', ink: '#1d2521' },
  },
}

/** Price of the first station after the home, and of each further one (4.2.2). */
export const STATION_PRICES = { first: 40, further: 100 } as const

/** Par values and income of the private companies (Table III). */
export const PRIVATE_CARDS: Readonly<
  Record<PrivateId, { readonly name: string; readonly par: Money; readonly income: Money }>
> = {
  Tusc: { name: 'Tuscumbia Railway', par: 20, income: 5 },
  'S&NA': { name: 'South & North Alabama', par: 40, income: 10 },
  'B&SLC': { name: 'Brown & Sons Lumber Co.', par: 70, income: 15 },
  'M&C': { name: 'Memphis & Charleston', par: 100, income: 20 },
  NDY: { name: 'New Decatur Yards', par: 120, income: 20 },
}

/** Face values and numbers of the trains (Table I). */
export const TRAIN_CARDS: Readonly<Record<TrainId, { readonly price: Money; readonly number: number }>> = {
  '2': { price: 100, number: 5 },
  '3': { price: 180, number: 4 },
  '4': { price: 300, number: 3 },
  '5': { price: 450, number: 2 },
  '6': { price: 630, number: 1 },
  '7': { price: 700, number: 1 },
  '4D': { price: 800, number: 5 },
}

/** For each type, the type that goes out of play with its first train (Table I). */
export const RUSTS: Readonly<Partial<Record<TrainId, TrainId>>> = { '4': '2', '6': '3', '7': '4' }

/** Train limit and operating rounds that follow a stock round, by phase (Table I). */
export const TABLE_I: Readonly<Record<PhaseId, { readonly limit: number; readonly rounds: number }>> = {
  '1': { limit: 4, rounds: 1 },
  '2': { limit: 4, rounds: 1 },
  '3': { limit: 4, rounds: 2 },
  '4': { limit: 3, rounds: 2 },
  '5': { limit: 2, rounds: 3 },
  '6': { limit: 2, rounds: 3 },
  '7': { limit: 2, rounds: 3 },
  '4D': { limit: 2, rounds: 3 },
}

/** What the terrain of a hex costs (4.2.1(f)). */
export const TERRAIN: Readonly<Record<string, Money>> = {
  C2: 20,
  C4: 20,
  C6: 20,
  D3: 20,
  L3: 20,
  N3: 20,
  O2: 20,
  G2: 20,
  M2: 20,
  N5: 20,
  O4: 20,
  P5: 20,
  D5: 60,
  F7: 60,
  G4: 60,
}

/** The swamp hexes, the only ones where the Lumber Terminal may lie (Table III). */
export const SWAMPS = ['G2', 'M2', 'N5', 'O4', 'P5'] as const

/** Red and gray areas, where no tile may be laid (4.2.1(c)). */
export const NO_TILE = ['A4', 'B1', 'B7', 'G8', 'P7', 'Q2', 'L1', 'F1', 'H5', 'D7', 'M8'] as const

/** The stock chart, rows from the top: y yellow, p par, e ends the game (1.5). */
export const GRID: Grid = chartOf([
  '60 65 70 75 80 90p 105p 120 135 150 170 190 215 240 270 300e',
  '55 60 65 70p 75p 80 90 105 120 135 150 170 190 215 240',
  '50y 55 60p 65 70 75 80 90 105 120 135 150 170',
  '45y 50y 55 60 65 70 75 80 90 105 120',
  '40y 45y 50y 55 60 65 70 75',
  '35y 40y 45y 50y 55y',
  '30y 35y 40y 45y 50y',
])

/** Par values and their spaces on the chart (3.2(c)(1)). */
export const PAR_SPACES: ReadonlyMap<Money, Space> = parSpaces(GRID)
