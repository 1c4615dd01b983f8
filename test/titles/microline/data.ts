import type { Setup } from '../../../src/rules/rule'
import type { CompaniesField, Company, Ladder, LadderField } from '../../../src/rules/setup'
import type { CorporationCard } from '../../../src/rules/view'

/** A player takes one of these in each turn. The ids are for files; the words name them. */
export const CARDS = ['coin', 'bond', 'rail'] as const
export type CardId = (typeof CARDS)[number]

/** Ids of the companies, whose names and colors the setup gives. */
export const COMPANIES = ['x1', 'x2', 'x3'] as const
export type CompanyId = (typeof COMPANIES)[number]

/** A company's stock: five shares, each one certificate. */
export const SHARES = 5
/** What each player starts with. The bank has no limit, so it starts that much below zero. */
export const CASH = 100
/** What the card `coin` pays. */
export const PAY = 20
/** Turns of each player in a round. */
export const TURNS = 2

/** The price ladder, copied from the box before the first game. */
export const LADDER: LadderField = {
  is: 'ladder',
  key: 'ladder',
  rows: ['upper', 'lower'],
  least: 4,
  most: 12,
  highest: 300,
  begins: [30, 35],
}

/** The companies, listed in the box. */
export const LINES: CompaniesField = { is: 'companies', key: 'lines', ids: COMPANIES, taken: [], colors: [] }

/** The ladder of this game. The casts here and below are safe: a setup is checked before a game begins. */
export function ladderOf(setup: Setup): Ladder {
  return setup.own?.[LADDER.key] as Ladder
}

/** Black or white, whichever is easier to read on a color `#rrggbb`. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))
  return 0.3 * red + 0.6 * green + 0.1 * blue > 115 ? '#000000' : '#ffffff'
}

/** The companies of this game by name and color; none without a setup, when only the title is shown. */
export function corporations(setup: Setup): readonly CorporationCard[] {
  const list = (setup.own?.[LINES.key] ?? []) as readonly Company[]
  return list.map(({ id, name, color }) => ({
    id,
    short: name,
    name,
    plate: { fill: color, ink: inkOn(color) },
  }))
}
