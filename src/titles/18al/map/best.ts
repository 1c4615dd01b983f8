import type { Money } from '../../../bank/money'
import { type Best, bestRuns, COMPARISONS, type Task } from '../../../families/map/best'
import { type Board, type Cell, chartOf } from '../../../families/map/board'
import { networkOf } from '../../../families/map/links'
import type { Runner } from '../../../families/map/routes'
import type { PlaceFigure, TrainRun } from '../../../families/railway/map/printed'
import { valuesOf } from '../../../families/railway/map/values'
import { game } from '../data'
import { BOARD } from './board'
import { CHITS, COAL_BONUS, MAP } from './map'

/** The map of 18AL, read. */
export const chart = chartOf(BOARD)

/** Who runs on which board: all that the best run of a corporation depends on. */
export interface Running {
  readonly board: Board
  readonly corporation: string
  /** By the highest train bought so far. */
  readonly phase: string
  readonly trains: readonly string[]
  /** The hex of the Warrior Coal Field token, if it is this corporation's. */
  readonly coal: string | null
  /** Whether it owns the name chits of the M&C. */
  readonly chits: boolean
}

const HEXES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BOARD.hexes).flatMap(([hex, { name }]) => (name === undefined ? [] : [[name, hex]])),
)

/** The hex in which a place lies; empty for one that the map does not have. */
export const hexOf = (place: string): string => HEXES[place] ?? ''

const FIGURES: Readonly<Record<string, PlaceFigure>> = {
  ...MAP.places.offMap,
  ...MAP.places.city,
  ...MAP.places.town,
}

/** What a stop earns by its tile, or by what the map prints in this phase (4.2.3.1). */
export function worthOf({ hex, value }: Pick<Cell, 'hex' | 'value'>, phase: string): Money {
  const figure = FIGURES[chart.hexes[hex]?.name ?? '']
  if (value !== undefined || figure === undefined) return value ?? 0
  return valuesOf(game, MAP, { phase }, figure)[0]?.value ?? 0
}

/** A train with what each stop is worth to it: a 4D doubles all but towns (4.2.3.1), the Coal Field token adds to its city. */
function runnerOf(stops: readonly Cell[], { phase, coal }: Running, train: string): Runner {
  const run: TrainRun = MAP.trains[train as keyof typeof MAP.trains]
  const counts = stops.map(({ kind }) => kind !== undefined && MAP.kinds[kind as keyof typeof MAP.kinds].stop)
  const bonusAt = game.reached({ phase }, '6') ? null : coal
  return {
    train,
    most: run.stops ?? Number.POSITIVE_INFINITY,
    counts,
    worth: stops.map((stop, i) => {
      const value = worthOf(stop, phase) + (stop.hex === bonusAt ? COAL_BONUS : 0)
      return counts[i] ? value * (run.times ?? 1) : value
    }),
  }
}

/** What its best runs follow from. */
export function taskOf(running: Running): Task {
  const network = networkOf(chart, running.board, running.corporation)
  const stopAt = new Map(network.stops.map(({ hex }, i) => [hex, i]))
  const chits = CHITS.map(({ at, value }) => ({
    value,
    stops: at.map(name => stopAt.get(hexOf(name)) ?? -1),
  }))
  const bonuses = running.chits ? chits.filter(({ stops }) => !stops.includes(-1)) : []
  const runners = running.trains.map(train => runnerOf(network.stops, running, train))
  return { network, runners, bonuses }
}

/** The runs of a corporation that earn most together (4.2.3); with few `comparisons`, perhaps only good ones. */
export const bestOf = (running: Running, comparisons = COMPARISONS): Best =>
  bestRuns(taskOf(running), comparisons)
