import type { Money } from '../../../bank/money'

/** Off-board areas and Meridian: worth the first figure until the first 5 Train, the second from then on (4.2.3). */
export const TWO_VALUES = {
  Nashville: [40, 50],
  Corinth: [40, 30],
  Chattanooga: [30, 50],
  Atlanta: [40, 70],
  'Gulf of Mexico': [30, 40],
  Mobile: [40, 50],
  Meridian: [30, 40],
} as const satisfies Readonly<Record<string, readonly [Money, Money]>>

/** Places where a run can only begin or end (4.2.3(h)). */
export const OFF_BOARD = [
  'Nashville',
  'Corinth',
  'Chattanooga',
  'Atlanta',
  'Gulf of Mexico',
  'Mobile',
] as const

/** Gray cities, with their printed values. */
export const GRAY_CITIES: Readonly<Record<string, Money>> = { Tupelo: 30, Oxmoor: 30 }

/** What cities are worth by the color of their tile; Birmingham and Montgomery have tiles of their own. */
const TILES = { yellow: 20, green: 30, brown: 40 } as const
const BIRMINGHAM = { yellow: 10, green: 30, brown: 50, gray: 70 } as const
const MONTGOMERY = { yellow: 20, green: 40, brown: 50 } as const

/** Cities of the board, from the north, with the tiles that may lie there. */
export const CITY_TILES: Readonly<Record<string, Readonly<Record<string, Money>>>> = {
  Decatur: TILES,
  Gadsden: TILES,
  Birmingham: BIRMINGHAM,
  Anniston: TILES,
  Tuscaloosa: TILES,
  'West Point': TILES,
  York: TILES,
  Selma: TILES,
  Montgomery: MONTGOMERY,
}

/** Towns, which do not count against the length of a train. */
export const TOWNS: Readonly<Record<string, Money>> = {
  Florence: 10,
  Stevenson: 10,
  Rome: 10,
  'Phenix City': 10,
  Dothan: 10,
}

/** The town on the tile that only the owner of the B&SLC may lay (Table III). */
export const LUMBER_TERMINAL = { id: 'Lumber Terminal', value: 20 } as const

/** What the Warrior Coal Field token adds to its city (Table III). */
export const COAL_BONUS: Money = 10

/** The name chits of the M&C (Table III). */
export const CHITS = [
  { name: 'Robert E. Lee', at: ['Atlanta', 'Birmingham'], value: 20 },
  { name: 'Pan American', at: ['Nashville', 'Mobile'], value: 40 },
] as const

/** The phase that makes a tile color available (Table I). */
export const TILE_FROM: Readonly<Record<string, string>> = { green: '3', brown: '5', gray: '4D' }

/** How many cities and off-board areas a train runs to, and how many times over it counts them (4.2.3(i)). */
const RUNS: Readonly<Record<string, { readonly stops: number; readonly times: number }>> = {
  '2': { stops: 2, times: 1 },
  '3': { stops: 3, times: 1 },
  '4': { stops: 4, times: 1 },
  '5': { stops: 5, times: 1 },
  '6': { stops: 6, times: 1 },
  '7': { stops: 7, times: 1 },
  '4D': { stops: 4, times: 2 },
}

/** How a train of this type runs. Throws for a type that there is not. */
export function runsOf(type: string): { readonly stops: number; readonly times: number } {
  const runs = RUNS[type]
  if (!runs) throw new Error(`no train ${type}`)
  return runs
}
