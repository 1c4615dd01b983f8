import type { Money } from '../../../bank/money'
import { highest } from '../../operating/highest'
import type { Game } from '../game'
import { type AnyRailway, trainsOf } from '../table'
import type { RailwayMap } from './printed'
import { type OwnMap, placesOf, valueFor, valuesOf } from './values'

/**
 * The most that a corporation's trains could earn if each of them reached the best places of this phase, and all that do
 * not count against its length. No board allows as much: it only tells a revenue that cannot be right.
 */
export function mostRunOf(game: Game, map: RailwayMap, own: OwnMap = {}) {
  return (state: AnyRailway, corporation: string): Money => {
    const places = Object.entries(placesOf(map, own, state)).flatMap(([kind, all]) =>
      Object.entries(all).map(([id, figure]) => ({ id, figure, ...map.kinds[kind] })),
    )
    const more = Math.max(0, ...places.map(({ id }) => own.more?.(state, corporation, id) ?? 0))
    const bonuses = own.bonuses?.(state, corporation) ?? []
    const earned = trainsOf(state, corporation).map(card => {
      const { stops = Number.POSITIVE_INFINITY, times = 1 } = map.trains[card] ?? {}
      const best = places.map(place => {
        const values = valuesOf(game, map, state, place.figure).map(({ value }) => value)
        return { ...place, value: valueFor(place.figure, card) ?? Math.max(...values) }
      })
      const counted = best.filter(({ stop }) => stop).map(({ value }) => value)
      const free = best.filter(({ stop }) => !stop)
      const passed = free.reduce((sum, { value, once }) => sum + value * (once ? 1 : times), 0)
      return (highest(counted, stops) + more) * times + passed
    })
    return [...earned, ...bonuses.map(({ value }) => value)].reduce((sum, amount) => sum + amount, 0)
  }
}
