import { recordOf } from '../../rules/state'
import { setsOffBy } from '../operating/setsOff'
import type { Game } from './game'
import type { OperatingPolicy } from './operating/policy'
import type { AnyRailway } from './table'
import type { TrainView } from './view'

/** What the first train of each type sets off, by type. */
function setsOffIn({ trains, phases, train, printed }: Game): Readonly<Record<string, readonly string[]>> {
  const rows = {
    phases,
    table: recordOf(phases, id => {
      const { trainLimit = 0, limits, rounds = 0 } = printed.phases[id] ?? {}
      return { limit: limits ?? trainLimit, rounds }
    }),
    scraps: Object.fromEntries(
      trains.flatMap(type => {
        const by = train(type).goesWith
        return by === undefined ? [] : [[by, type]]
      }),
    ),
    before: recordOf(phases, id => printed.phases[id]?.before ?? []),
    after: recordOf(phases, id => printed.phases[id]?.brings ?? []),
  }
  return recordOf(trains, type => setsOffBy<string>(rows, type))
}

/** What the first train of each type sets off at a table, as codes for the title's words. */
export function settingOff(game: Game) {
  const setsOff = setsOffIn(game)
  return (state: AnyRailway) => {
    const lingering = game.trains.filter(type => game.lingers(state, type))
    // Trains that may run once more go in a way of their own.
    const told = (code: string) => (lingering.some(type => code === `goes${type}`) ? `${code}Later` : code)
    return (type: string): readonly string[] =>
      (setsOff[type] ?? []).filter(code => !game.without(state, code)).map(told)
  }
}

/** Makes the views of the types of trains: what they cost, how many are left, and what the first of each sets off. */
export function trainsOf(game: Game, { reduction }: Pick<OperatingPolicy, 'reduction'>) {
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
