import { recordOf } from '../../rules/state'
import type { Game } from './game'
import type { OperatingPolicy } from './operating/policy'
import type { Phase } from './printed'
import type { AnyRailway } from './table'
import type { TrainView } from './view'

/** The train limit of a phase, `2`, or `1and3` where it depends on the size of the corporation. */
const limitIn = ({ trainLimit, limits }: Phase): string =>
  limits ? [...new Set(Object.values(limits))].join('and') : `${trainLimit}`

/**
 * What the first train of a type sets off, as codes for the title's words: `goes2`, `limit3` or `limit1and3`, `rounds2`, and
 * the title's own, in the order in which they are told.
 */
function setsOffBy({ trains, phases, train, phase }: Game, type: string): readonly string[] {
  const now = phase({ phase: type })
  const was = phase({ phase: phases[phases.indexOf(type) - 1] ?? type })
  return [
    ...trains.filter(old => train(old).goesWith === type).map(old => `goes${old}`),
    ...(now.before ?? []),
    ...(limitIn(now) === limitIn(was) ? [] : [`limit${limitIn(now)}`]),
    ...(now.brings ?? []),
    ...(now.rounds === was.rounds ? [] : [`rounds${now.rounds}`]),
  ]
}

/** What the first train of each type sets off at a table, as codes for the title's words. */
export function settingOff(game: Game) {
  const setsOff = recordOf(game.trains, type => setsOffBy(game, type))
  return (state: AnyRailway) => {
    const lingering = game.trains.filter(type => game.lingers(state, type))
    // Trains that may run once more go in a way of their own.
    const told = (code: string) => (lingering.some(type => code === `goes${type}`) ? `${code}Later` : code)
    return (type: string): readonly string[] =>
      (setsOff[type] ?? []).filter(code => !game.without(state, code)).map(told)
  }
}

/** Makes the views of the types of trains: what they cost, how many are left, and what the first of each sets off. */
export function trainsView(game: Game, { reduction }: Pick<OperatingPolicy, 'reduction'>) {
  const setsOff = settingOff(game)
  return (state: AnyRailway): readonly TrainView[] => {
    const told = setsOff(state)
    const price = (type: string) => game.train(type).price
    return game.trains.map(type => ({
      type,
      price: price(type),
      reduced: reduction ? reduction.price(price(type)) : price(type),
      tradedIn: game.train(type).tradeIn ?? {},
      left: state.depot.offering[type] ?? null,
      setsOff: game.reached(state, type) ? [] : told(type),
    }))
  }
}
