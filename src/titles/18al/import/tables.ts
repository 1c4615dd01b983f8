import type { Money } from '../../../bank/money'
import { CHITS } from '../map/map'

/** Our ids of corporations by those of 18xx.games, where they differ. */
export const CORPORATIONS = { ABC: 'AB&C' } as const

/** Our ids of private companies by those of 18xx.games, where they differ. */
export const PRIVATES = { TR: 'Tusc', SNAR: 'S&NA', BLC: 'B&SLC' } as const

/** Our ids of options by those of 18xx.games (7). */
export const OPTIONS = {
  double_yellow_first_or: 'doubleYellow',
  LN_home_city_moved: 'lnFromDecatur',
  unlimited_4d: 'unlimited4D',
  hard_rust_t4: 'hardRust4',
} as const

/** Places with a circle for a station, by hex. */
export const CITIES: Readonly<Record<string, string>> = {
  ...{ A4: 'Nashville', C4: 'Decatur', E6: 'Gadsden', F1: 'Tupelo', G4: 'Birmingham' },
  ...{ G6: 'Anniston', H3: 'Tuscaloosa', H5: 'Oxmoor', J7: 'West Point', K2: 'York' },
  ...{ K4: 'Selma', L1: 'Meridian', L5: 'Montgomery', Q2: 'Mobile' },
}

/** What a stop is worth before the first 5 Train, and from then on; a town's revenue is never doubled (4.2.3.1). */
export interface Worth {
  readonly before: Money
  readonly since: Money
  readonly town?: true
}

const both = (worth: Money): Worth => ({ before: worth, since: worth })
const town = (worth: Money): Worth => ({ ...both(worth), town: true })

/** Stops printed on the map. */
export const PRINTED_STOPS: ReadonlyMap<string, Worth> = new Map([
  ...['A4', 'Q2'].map(hex => [hex, { before: 40, since: 50 }] as const),
  ['B1', { before: 40, since: 30 }],
  ['B7', { before: 30, since: 50 }],
  ['G8', { before: 40, since: 70 }],
  ...['L1', 'P7'].map(hex => [hex, { before: 30, since: 40 }] as const),
  ...['F1', 'H5'].map(hex => [hex, both(30)] as const),
  ...['E6', 'K4'].map(hex => [hex, both(20)] as const),
  ...['D7', 'M8'].map(hex => [hex, town(10)] as const),
])

/** Stops on tiles, by tile number (Table IV). */
export const TILE_STOPS: ReadonlyMap<string, Worth> = new Map([
  ...['5', '6', '57'].map(tile => [tile, both(20)] as const),
  ...['14', '15', '442a'].map(tile => [tile, both(30)] as const),
  ...['63', '443a'].map(tile => [tile, both(40)] as const),
  ...['444b', '444m'].map(tile => [tile, both(50)] as const),
  ['441a', both(10)],
  ['446', both(70)],
  ...['3', '4', '58', '142', '143', '144'].map(tile => [tile, town(10)] as const),
  ['445', town(20)],
])

/** The tile number of the Lumber Terminal. */
export const LUMBER_TILE = '445'

/** Pairs of hexes that the name chits of the M&C pay for, and how much (Table III). */
export const NAME_CHITS: readonly { readonly hexes: readonly [string, string]; readonly bonus: Money }[] = [
  { hexes: ['G8', 'G4'], bonus: CHITS[0].value },
  { hexes: ['A4', 'Q2'], bonus: CHITS[1].value },
]
