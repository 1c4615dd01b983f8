import type { Board } from '../src/families/map/board'
import { hexOf } from '../src/families/railway/kept/board'
import { bestOf, type Running } from '../src/families/railway/kept/running'
import { game } from '../src/titles/18al/data'
import { kept } from '../src/titles/18al/map/kept'
import { CHITS, COAL_BONUS } from '../src/titles/18al/map/map'

/** Who runs on which board of 18AL, as files of boards say it. */
export interface OnBoard extends Pick<Running, 'board' | 'corporation' | 'phase' | 'trains'> {
  /** The hex of the Warrior Coal Field token, if it is this corporation's. */
  readonly coal: string | null
  /** Whether it owns the name chits of the M&C. */
  readonly chits: boolean
}

/** A line of such a file. */
export interface BoardLine extends Omit<OnBoard, 'board'> {
  readonly id: string
  readonly tiles: readonly (readonly [hex: string, tile: string, rotation: number])[]
  readonly tokens: Readonly<Record<string, readonly (string | null)[]>>
}

/** A board of a file: the tiles of a line, and its stations without circles that are free. */
export function boardOn({ tiles, tokens }: Pick<BoardLine, 'tiles' | 'tokens'>): Board {
  const stations = Object.entries(tokens).map(([hex, all]) => [hex, all.filter(it => it !== null)] as const)
  const laid = tiles.map(([hex, tile, rotation]) => [hex, { tile, rotation }] as const)
  return { tiles: Object.fromEntries(laid), stations: Object.fromEntries(stations) }
}

/** The best runs on it. The Coal Field token goes with the first 6 (Table III). */
export function bestOn({ coal, chits, ...rest }: OnBoard, comparisons?: number) {
  const bonuses = (chits ? CHITS : []).map(({ at, value }) => ({ at: at.map(it => hexOf(kept, it)), value }))
  const more = coal === null || game.reached(rest, '6') ? {} : { [coal]: COAL_BONUS }
  return bestOf(kept, { ...rest, more, bonuses }, comparisons)
}
