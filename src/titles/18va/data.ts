import type { Money } from '../../bank/money'
import type { Paper } from '../../bank/paper'
import type { LotsPolicy } from '../../families/railway/auction/lots'
import { moveByCash } from '../../families/railway/auction/moveByCash'
import type { Printed } from '../../families/railway/printed'
import { recordOf } from '../../rules/state'

/** The only corporation that always has ten shares; its presidency is sold in the first auction (4.1, 4.4). */
export const FIRST_CORPORATION = 'B&O'

/** Number of shares a corporation has in play: 5 for a Five-Share, 10 for a Ten-Share Company (4.4). */
export type Size = 5 | 10

/** Cities on the map; the +10 token of the Railway Express Agency goes to one of them (4.2). */
export const CITIES = [
  ...['Baltimore', 'Charlottesville', 'Petersburg', 'Fredericksburg', 'Richmond', 'Lynchburg', 'Cumberland'],
  ...['Hagerstown', "Harper's Ferry", 'Washington', 'Alexandria', 'Staunton', 'Gordonsville', 'Annapolis'],
  ...['Newport News', 'Norfolk'],
]

/** Places with a circle for a station: cities, Off-Map Cities and Coal Mining Districts (4.5.3). */
export const PLACES = [...CITIES, 'Philadelphia', 'Greensboro', 'Rocky Mount', 'Grafton', 'Roanoke']

/** How a corporation's stock is divided into shares, by its size (3.1, 4.4). */
export const PAPERS: Readonly<Record<Size, Paper>> = {
  5: { shares: 5, presidentShares: 2, percent: 20 },
  10: { shares: 10, presidentShares: 2, percent: 10 },
}

/** Number of shares on a president's certificate, whatever the corporation's size (3.1). */
export const PRESIDENT_SHARES = 2

/** Number of shares set aside while a corporation is a Five-Share Company (1.2). */
export const SET_ASIDE = 5

/** Highest percentage of a corporation that a player may own: usually, and with the two-player option (3.1). */
export const MOST_PERCENT = { usual: 60, seventy: 70 } as const

/** Shares left in a Ten-Share Company's treasury once its sixth is sold: the bank pays for them, and they go to the Pool (4.4). */
export const UNDERWRITTEN_SHARES = 4

/** Revenue of a Coal Mining District for each unit of the freight train's number (4.5.4.3). */
export const COAL_REVENUE: Money = 20

/** Discount of the Tredegar Iron Works on a new train (4.2). */
export const TREDEGAR_DISCOUNT: Money = 200

/** Stations a corporation gets in addition to its home, by its size (4.4). */
export const STATIONS: Readonly<Record<Size, number>> = { 5: 1, 10: 3 }

/** What a station costs, the first after the home and further ones (4.5.3). */
const stations: readonly Money[] = [40, 100, 100]

const white = '#ffffff'

/** The charters of the corporations (4.4). */
export const CHARTERS = {
  'B&O': { name: 'Baltimore & Ohio', home: 'Baltimore', stations, plate: { fill: '#1d4f9c', ink: white } },
  'C&O': {
    name: 'Chesapeake & Ohio',
    home: 'Charlottesville',
    stations,
    plate: { fill: '#0b6472', ink: white },
  },
  'N&W': { name: 'Norfolk & Western', home: 'Petersburg', stations, plate: { fill: '#8c1c2f', ink: white } },
  'RF&P': {
    name: 'Richmond, Fredericksburg & Potomac',
    home: 'Fredericksburg',
    stations,
    plate: { fill: '#5b3a8c', ink: white },
  },
  SR: { name: 'Southern Railway', home: 'Richmond', stations, plate: { fill: '#1b7a43', ink: white } },
  VGN: { name: 'Virginian', home: 'Lynchburg', stations, plate: { fill: '#e8bd14', ink: '#1d2521' } },
  WM: { name: 'Western Maryland', home: 'Cumberland', stations, plate: { fill: '#26292b', ink: white } },
} as const satisfies Printed['corporations']

export type CorporationId = keyof typeof CHARTERS
export const CORPORATIONS = Object.keys(CHARTERS) as readonly CorporationId[]

/** Names, face values and revenues of the private companies, cheapest first (4.2). */
export const PRIVATE_CARDS = {
  REA: { name: 'Railway Express Agency', face: 40, income: 10 },
  TIW: { name: 'Tredegar Iron Works', face: 60, income: 15 },
  PY: { name: 'Potomac Yards', face: 80, income: 20 },
} as const satisfies Printed['privates']

export type PrivateId = keyof typeof PRIVATE_CARDS
export const PRIVATES = Object.keys(PRIVATE_CARDS) as readonly PrivateId[]

/** All certificates of a full set of players together: the private companies, and nine for each corporation (1.1). */
export const ALL_CERTIFICATES = PRIVATES.length + 9 * CORPORATIONS.length

/** The first auction: the private companies and the presidency of the B&O, with their face values at the start (4.1). */
export const lots: LotsPolicy = {
  faces: { ...recordOf(PRIVATES, id => PRIVATE_CARDS[id].face), [FIRST_CORPORATION]: 140 },
  presidency: FIRST_CORPORATION,
  step: 5,
  reduction: 10,
  begins: moveByCash,
}

/** The number of a freight train; 0 for a passenger train (4.5.4.3). */
export const freightOf = (card: string): number => (card.endsWith('G') ? Number.parseInt(card, 10) : 0)

/** A corporation may buy private companies, and convert, from phase 3 on (2). */
const allows = ['acquires']

/** What is printed in the box; trains are declared as passenger or freight when they are bought (2, 4.5.8). */
export const printed: Printed = {
  bank: 8000,
  seats: {
    2: { cash: 600, limit: 27 },
    3: { cash: 400, limit: 18 },
    4: { cash: 300, limit: 13 },
    5: { cash: 240, limit: 10 },
  },
  paper: PAPERS[10],
  chart: [
    '82 90 100 110 122 135 150 165 180 200 220 245 270 300 330 360 400',
    '75 82 90 100 110 122 135 150 165 180 200 220 245 270',
    '70 75 82 90 100p 110 122 135 150 165 180',
    '65 70 75 82p 90p 100 110 122',
    '60 65 70p 75p 82 90',
    '50 60 65 70 75',
    '40 50 60 65',
  ],
  spaces: { p: 'par' },
  uncounted: [],
  corporations: CHARTERS,
  privates: PRIVATE_CARDS,
  trains: {
    '2': { price: 100, number: 6, cards: ['2', '1G'], goesWith: '4' },
    '3': { price: 200, number: 5, cards: ['3', '2G'], goesWith: '5' },
    '4': { price: 300, number: 4, cards: ['4', '3G'], goesWith: '4D' },
    '5': { price: 500, number: 3, cards: ['5', '4G'] },
    '6': { price: 600, number: 2, cards: ['6', '5G'] },
    // Sold beside the second 6/5G.
    '4D': { price: 800, number: 10, cards: ['4D'], besideFrom: '6' },
  },
  // From phase 5 on every corporation has ten shares, unless a ruling leaves one with five.
  phases: {
    '2': { limits: { 5: 2, 10: 4 }, trainLimit: 4, rounds: 1 },
    '3': {
      ...{ limits: { 5: 2, 10: 4 }, trainLimit: 4, rounds: 2, allows },
      brings: ['greenTiles', 'privatesToCorporations', 'mayConvert'],
    },
    '4': { limits: { 5: 1, 10: 3 }, trainLimit: 3, rounds: 2, allows },
    '5': {
      trainLimit: 2,
      rounds: 3,
      allows,
      before: ['mustConvert'],
      brings: ['brownTiles', 'secondValues'],
    },
    '6': { trainLimit: 2, rounds: 3, allows, brings: ['4DOnSale', 'severalOfAType'] },
    '4D': { trainLimit: 2, rounds: 3, allows, brings: ['coalEnds', 'grayTiles'] },
  },
}

/** A corporation's train limit without the Potomac Yards, by phase and size (2). */
export function plainLimit(phase: string, size: Size): number {
  const { limits, trainLimit = 0 } = printed.phases[phase] ?? {}
  return limits?.[size] ?? trainLimit
}
