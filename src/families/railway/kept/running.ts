import type { Money } from '../../../bank/money'
import { type Best, bestRuns, COMPARISONS, type Task } from '../../map/best'
import type { Board, Cell } from '../../map/board'
import { networkOf } from '../../map/links'
import type { Runner } from '../../map/routes'
import { valueFor, valuesOf } from '../map/values'
import { type AnyRailway, frame, trainsOf } from '../table'
import { boardOf, hexOf } from './board'
import type { MapPolicy } from './policy'

/** Who runs on which board: all that the best run of a corporation depends on. */
export interface Running {
  readonly board: Board
  readonly corporation: string
  readonly phase: string
  readonly trains: readonly string[]
  /** What hexes are worth to this corporation beyond their value. */
  readonly more: Readonly<Record<string, Money>>
  /** What it gets for runs that stop in all of these hexes; each counts once, and a train gets at most one. */
  readonly bonuses: readonly { readonly at: readonly string[]; readonly value: Money }[]
}

/** What the best run of a corporation depends on as the table stands; `undefined` if the table does not keep its map. */
export function runningOf(it: MapPolicy, state: AnyRailway, corporation: string): Running | undefined {
  const board = boardOf(it, state)
  if (!board) return undefined
  const more = [...it.chart.named].flatMap(([place, hex]) => {
    const amount = it.own.more?.(state, corporation, place) ?? 0
    return amount === 0 ? [] : [[hex, amount] as const]
  })
  const bonuses = it.own.bonuses?.(state, corporation) ?? []
  return {
    ...{ board, corporation, phase: state.phase, trains: trainsOf(state, corporation) },
    more: Object.fromEntries(more),
    bonuses: bonuses.map(({ at, value }) => ({ at: at.map(place => hexOf(it, place)), value })),
  }
}

/** The same for the corporation whose turn it is; `undefined` if it is nobody's, or trains are still to be discarded. */
export function runningNow(it: MapPolicy, state: AnyRailway): Running | undefined {
  const corporation = frame(state, 'operate')?.corporation
  return corporation === undefined ? undefined : runningOf(it, state, corporation)
}

/** What a stop earns by its tile, or by what the map prints in this phase; for trains of some types it may be something else. */
export function worthOf(
  { game, chart, values }: MapPolicy,
  { hex, value }: Pick<Cell, 'hex' | 'value'>,
  phase: string,
  train = '',
): Money {
  const { kind = '', name = '' } = chart.hexes[hex] ?? {}
  const figure = values.places[kind]?.[name]
  if (value !== undefined || figure === undefined) return value ?? 0
  return valueFor(figure, train) ?? valuesOf(game, values, { phase }, figure)[0]?.value ?? 0
}

/** A train with what each stop is worth to it. */
function runnerOf(it: MapPolicy, stops: readonly Cell[], { phase, more }: Running, train: string): Runner {
  const { trains, kinds } = it.values
  const { stops: most = Number.POSITIVE_INFINITY, times = 1 } = trains[train] ?? {}
  return {
    train,
    most,
    counts: stops.map(({ kind = '' }) => kinds[kind]?.stop === true),
    worth: stops.map(stop => {
      const value = worthOf(it, stop, phase, train) + (more[stop.hex] ?? 0)
      return kinds[stop.kind ?? '']?.once ? value : value * times
    }),
  }
}

/** What its best runs follow from. */
export function taskOf(it: MapPolicy, running: Running): Task {
  const network = networkOf(it.chart, running.board, running.corporation)
  const stopAt = new Map(network.stops.map(({ hex }, i) => [hex, i]))
  const bonuses = running.bonuses.map(({ at, value }) => ({
    value,
    stops: at.map(hex => stopAt.get(hex) ?? -1),
  }))
  return {
    network,
    runners: running.trains.map(train => runnerOf(it, network.stops, running, train)),
    bonuses: bonuses.filter(({ stops }) => !stops.includes(-1)),
  }
}

/** The runs of a corporation that earn most together; with few `comparisons`, perhaps only good ones. */
export const bestOf = (it: MapPolicy, running: Running, comparisons = COMPARISONS): Best =>
  bestRuns(taskOf(it, running), comparisons)
