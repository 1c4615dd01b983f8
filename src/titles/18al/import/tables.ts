import { kept } from '../map/kept'

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
export const CITIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kept.chart.hexes).flatMap(([hex, { name, circles }]) =>
    name && circles ? [[hex, name]] : [],
  ),
)
