import type { Cell, Grid, Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { Paper } from '../../bank/paper'

/** The seven corporations in the order of 4.4. */
export const CORPORATIONS = ['B&O', 'C&O', 'N&W', 'RF&P', 'SR', 'VGN', 'WM'] as const
export type CorporationId = (typeof CORPORATIONS)[number]

/** The corporation that always has ten shares, and whose presidency is sold in the first auction (4.1, 4.4). */
export const FIRST_CORPORATION = 'B&O'

/** The private companies from the cheapest up (4.2). */
export const PRIVATES = ['REA', 'TIW', 'PY'] as const
export type PrivateId = (typeof PRIVATES)[number]

/** What the first auction sells: the private companies and the presidency of the B&O (4.1). */
export const LOTS = [...PRIVATES, FIRST_CORPORATION] as const
export type LotId = (typeof LOTS)[number]

/** Types of trains in the order of the stack, each by the name of its passenger train (1.2). */
export const TRAINS = ['2', '3', '4', '5', '6', '4D'] as const
export type TrainId = (typeof TRAINS)[number]

/** Trains as they are declared when a corporation buys one: passenger or freight (4.5.8). */
export const CARDS = ['2', '1G', '3', '2G', '4', '3G', '5', '4G', '6', '5G', '4D'] as const
export type CardId = (typeof CARDS)[number]

/** Phases, each called by the type whose first train begins it (2). */
export const PHASES = [...TRAINS] as const
export type PhaseId = TrainId

/** How many shares a corporation has in play: a Five-Share or a Ten-Share Company (4.4). */
export type Size = 5 | 10

/** Cities of the map; a +10 token goes to one of these (4.2). */
export const CITIES = [
  'Baltimore',
  'Charlottesville',
  'Petersburg',
  'Fredericksburg',
  'Richmond',
  'Lynchburg',
  'Cumberland',
  'Hagerstown',
  "Harper's Ferry",
  'Washington',
  'Alexandria',
  'Staunton',
  'Gordonsville',
  'Annapolis',
  'Newport News',
  'Norfolk',
] as const
export type CityId = (typeof CITIES)[number]

/** Places with a circle for a station: cities, Off-Map Cities and Coal Mining Districts (4.5.3). */
export const PLACES = [...CITIES, 'Philadelphia', 'Greensboro', 'Rocky Mount', 'Grafton', 'Roanoke'] as const
export type PlaceId = (typeof PLACES)[number]

/** Money in the game, that of the players included (1.1). */
export const BANK: Money = 8000

/** How the stock of a corporation is cut, by its size (3.1, 4.4). */
export const PAPERS: Readonly<Record<Size, Paper>> = {
  5: { shares: 5, presidentShares: 2, percent: 20 },
  10: { shares: 10, presidentShares: 2, percent: 10 },
}

/** Shares on a president's certificate, whatever the size (3.1). */
export const PRESIDENT_SHARES = 2

/** Shares set aside while a corporation has only five (1.2). */
export const SET_ASIDE = 5

/** Starting cash and certificate limit by number of players (1.2, 3.1). */
export const TABLE: Readonly<Record<number, { readonly cash: Money; readonly limit: number }>> = {
  2: { cash: 600, limit: 27 },
  3: { cash: 400, limit: 18 },
  4: { cash: 300, limit: 13 },
  5: { cash: 240, limit: 10 },
}

/** No player may own more than this percentage of a corporation, or with the option for two players this (3.1). */
export const MOST_PERCENT = { usual: 60, seventy: 70 } as const

/** A sale may not put more than this percentage into the Pool (3.1). */
export const MOST_IN_POOL = 50

/** Once so many shares of a Ten-Share Company are left in its treasury, its sixth has been sold: the bank takes the rest (4.4). */
export const UNDERWRITTEN = 4

/** Bids are multiples of this, and each is at least so much above the one before (4.1). */
export const BID_STEP: Money = 5

/** What the face value of an item without a bid loses each time all pass (4.1). */
export const DISCOUNT: Money = 10

/** Revenues are multiples of this. */
export const REVENUE_STEP: Money = 10

/** What a Coal Mining District brings for each number of a freight train (4.5.4.3). */
export const COAL: Money = 20

/** What the Tredegar Iron Works take off the price of a new train (4.2). */
export const TREDEGAR: Money = 200

/** Price of the first station after the home, and of each further one (4.5.3). */
export const STATION_PRICES = { first: 40, further: 100 } as const

/** Stations of a corporation besides its home, by its size (4.4). */
export const STATIONS: Readonly<Record<Size, number>> = { 5: 1, 10: 3 }

/** What a charter prints: name, home, and the colours of its tokens (fill and letters). */
export interface Charter {
  readonly name: string
  readonly home: CityId
  readonly plate: { readonly fill: string; readonly ink: string }
}

/** The charters of the corporations (4.4). */
export const CHARTERS: Readonly<Record<CorporationId, Charter>> = {
  'B&O': { name: 'Baltimore & Ohio', home: 'Baltimore', plate: { fill: '#1d4f9c', ink: '#ffffff' } },
  'C&O': { name: 'Chesapeake & Ohio', home: 'Charlottesville', plate: { fill: '#0b6472', ink: '#ffffff' } },
  'N&W': { name: 'Norfolk & Western', home: 'Petersburg', plate: { fill: '#8c1c2f', ink: '#ffffff' } },
  'RF&P': {
    name: 'Richmond, Fredericksburg & Potomac',
    home: 'Fredericksburg',
    plate: { fill: '#5b3a8c', ink: '#ffffff' },
  },
  SR: { name: 'Southern Railway', home: 'Richmond', plate: { fill: '#1b7a43', ink: '#ffffff' } },
  VGN: { name: 'Virginian', home: 'Lynchburg', plate: { fill: '#e8bd14', ink: '#1d2521' } },
  WM: { name: 'Western Maryland', home: 'Cumberland', plate: { fill: '#26292b', ink: '#ffffff' } },
}

/** Face values and revenues of the private companies (4.2). */
export const PRIVATE_CARDS: Readonly<
  Record<PrivateId, { readonly name: string; readonly face: Money; readonly income: Money }>
> = {
  REA: { name: 'Railway Express Agency', face: 40, income: 10 },
  TIW: { name: 'Tredegar Iron Works', face: 60, income: 15 },
  PY: { name: 'Potomac Yards', face: 80, income: 20 },
}

/** Face values with which the first auction begins (4.1). */
export const FACES: Readonly<Record<LotId, Money>> = { REA: 40, TIW: 60, PY: 80, 'B&O': 140 }

/** What a train type is: price, number, and what it may be declared as, the passenger train first (4.5.8). */
export interface TrainCard {
  readonly price: Money
  readonly number: number
  readonly cards: readonly CardId[]
}

/** The stack of trains (2, 4.5.8). */
export const TRAIN_CARDS: Readonly<Record<TrainId, TrainCard>> = {
  '2': { price: 100, number: 6, cards: ['2', '1G'] },
  '3': { price: 200, number: 5, cards: ['3', '2G'] },
  '4': { price: 300, number: 4, cards: ['4', '3G'] },
  '5': { price: 500, number: 3, cards: ['5', '4G'] },
  '6': { price: 600, number: 2, cards: ['6', '5G'] },
  '4D': { price: 800, number: 10, cards: ['4D'] },
}

/** The type of a declared train: passenger and freight trains of a type count as the same (4.5.8). */
export const TYPE_OF: Readonly<Record<CardId, TrainId>> = {
  '2': '2',
  '1G': '2',
  '3': '3',
  '2G': '3',
  '4': '4',
  '3G': '4',
  '5': '5',
  '4G': '5',
  '6': '6',
  '5G': '6',
  '4D': '4D',
}

/** The number of a freight train, 0 for a passenger train (4.5.4.3). */
export const FREIGHT: Readonly<Record<CardId, number>> = {
  '2': 0,
  '1G': 1,
  '3': 0,
  '2G': 2,
  '4': 0,
  '3G': 3,
  '5': 0,
  '4G': 4,
  '6': 0,
  '5G': 5,
  '4D': 0,
}

/** What the first train of a type scraps (2). */
export const SCRAPS: Readonly<Partial<Record<TrainId, TrainId>>> = { '4': '2', '5': '3', '4D': '4' }

/** Train limit by size, and operating rounds that follow a stock round, by phase (2). */
export const PHASE_TABLE: Readonly<
  Record<PhaseId, { readonly limit: Readonly<Record<Size, number>>; readonly rounds: number }>
> = {
  '2': { limit: { 5: 2, 10: 4 }, rounds: 1 },
  '3': { limit: { 5: 2, 10: 4 }, rounds: 2 },
  '4': { limit: { 5: 1, 10: 3 }, rounds: 2 },
  // From phase 5 on all have ten shares; only a ruling leaves one with five.
  '5': { limit: { 5: 2, 10: 2 }, rounds: 3 },
  '6': { limit: { 5: 2, 10: 2 }, rounds: 3 },
  '4D': { limit: { 5: 2, 10: 2 }, rounds: 3 },
}

/** The stock chart as printed: p is a starting value (3). */
const PRINTED = [
  '82 90 100 110 122 135 150 165 180 200 220 245 270 300 330 360 400',
  '75 82 90 100 110 122 135 150 165 180 200 220 245 270',
  '70 75 82 90 100p 110 122 135 150 165 180',
  '65 70 75 82p 90p 100 110 122',
  '60 65 70p 75p 82 90',
  '50 60 65 70 75',
  '40 50 60 65',
]

function cell(text: string): Cell {
  const price = Number.parseInt(text, 10)
  return text.endsWith('p') ? { price, par: true } : { price }
}

/** The stock chart, rows from the top (3). */
export const GRID: Grid = PRINTED.map(row => row.split(' ').map(cell))

/** Starting values and their spaces on the chart, from the lowest up (3). */
export const STARTING_SPACES: ReadonlyMap<Money, Space> = new Map(
  GRID.flatMap((row, r) =>
    row.flatMap((c, column) => (c.par ? [[c.price, [r, column] as const] as const] : [])),
  ).sort(([a], [b]) => a - b),
)
/** The starting values alone. */
export const STARTING_VALUES: readonly Money[] = [...STARTING_SPACES.keys()]
