import type { Money } from '../../../bank/money'
import { valuesOf } from '../../../families/railway/map/values'
import type { AnyRailway } from '../../../families/railway/table'
import type { PlaceValue } from '../../../families/sheet/sheet'
import { game } from '../state'

/** Off-Map Cities: the first figure is the value until the first 5/4G, the second from then on (2). */
export const OFF_MAP = {
  Philadelphia: [40, 70],
  Greensboro: [20, 40],
  'Rocky Mount': [30, 50],
} as const satisfies Readonly<Partial<Record<string, readonly [Money, Money]>>>

/** What a port adds to its city, until the first 5/4G and from then on (4.5.4.2). */
export const PORTS = {
  Baltimore: [30, 20],
  Annapolis: [20, 10],
  'Newport News': [20, 40],
  Norfolk: [30, 50],
} as const satisfies Readonly<Partial<Record<string, readonly [Money, Money]>>>

/** Coal Mining Districts (4.5.4.3). */
export const COAL_DISTRICTS = ['Grafton', 'Roanoke'] as const satisfies readonly string[]

/** Mines: the board has five, without names. */
export const MINES = { number: 5, value: 10 } as const

/** City values by the color of the tile; cities with a P have a brown tile of their own (4.5.2.1). */
const TILES = { yellow: 20, green: 30, brown: 40 } as const
const P_TILES = { yellow: 20, green: 30, brown: 50 } as const
const P_CITIES: readonly string[] = ['Baltimore', 'Petersburg', 'Alexandria']
const GRAY_CITIES: readonly string[] = ['Richmond', 'Washington']
const GRAY: Money = 60

/** The tiles that a city may have, with their values. */
function tilesAt(city: string): Readonly<Record<string, Money>> {
  if (GRAY_CITIES.includes(city)) return { ...P_TILES, gray: GRAY }
  return P_CITIES.includes(city) ? P_TILES : TILES
}

/** The phase from which a color of tile is available (2); yellow always is. */
const TILE_FROM: Readonly<Record<string, string>> = { green: '3', brown: '5', gray: '4D' }

/** The tiles that a city may have in this phase, with their values. */
export const tilesIn = (state: AnyRailway, city: string): readonly PlaceValue[] =>
  valuesOf(game, { tileFrom: TILE_FROM }, state, { tiles: tilesAt(city) })

/** How many cities a train may visit, and what its total is multiplied by: a 4D doubles it after all other adjustments (4.5.5). */
export const runOf = (card: string) => ({ stops: Number.parseInt(card, 10), times: card === '4D' ? 2 : 1 })

/** What the +10 of the Railway Express Agency adds to its city (4.2). */
export const EXPRESS_BONUS: Money = 10
