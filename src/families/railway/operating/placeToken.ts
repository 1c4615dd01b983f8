import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import { action, maybe, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import type { Needs } from '../stock/policy'
import { type AnyRailway, frame } from '../table'
import { operatingTurn, refuseOperatingTurn } from '../turns'
import type { OperatingPolicy, StationPlaced } from './policy'

const schemaOf = ({ corporations }: Game, cities: readonly string[]) =>
  action('placeToken', { corporation: oneOf(corporations), city: maybe(oneOf(cities)) })
export type PlaceToken = v.InferOutput<ReturnType<typeof schemaOf>>

/** What a corporation's next station costs; 0 if it has none left. */
export function stationPrice(game: Game, state: AnyRailway, corporation: string): Money {
  const all = game.stations(state, corporation)
  return game.charter(corporation).stations[all - corporationIn(state, corporation).stations] ?? 0
}

/** One station a turn. */
export const oneStation: Needs<StationPlaced> =
  () =>
  (state, { corporation }) =>
    (frame(state, 'operate')?.placed ?? 0) > 0 ? why('secondStation', { corporation }) : undefined

/** Only a station that is left on the charter. */
export const stationLeft: Needs<StationPlaced> =
  () =>
  (state, { corporation }) =>
    corporationIn(state, corporation).stations === 0 ? why('noStation', { corporation }) : undefined

/** The treasury pays for it. */
export const stationPaid: Needs<StationPlaced> =
  game =>
  (state, { corporation }) => {
    const price = stationPrice(game, state, corporation)
    const has = cashOf(state.cash, corporation)
    return has < price ? why('tooExpensive', { payer: corporation, has, price }) : undefined
  }

/** Places the next station at its price. */
export function placeToken(
  game: Game,
  {
    stationIn,
    cities,
    stations,
    placed,
  }: Pick<OperatingPolicy, 'stationIn' | 'cities' | 'stations' | 'placed'>,
): RailRule<PlaceToken> {
  const mayPlace = firstOf(stations.map(needs => needs(game)))
  return {
    schema: schemaOf(game, cities),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      return corporation === undefined
        ? []
        : [{ slot: 'station', draft: { type: 'placeToken', corporation } }]
    },
    why: (state, act) => refuseOperatingTurn(game, state, act.corporation) ?? mayPlace(state, act),
    play(ledger, act) {
      const { corporation, city } = act
      ledger.pay(corporation, 'bank', stationPrice(game, ledger.state, corporation), 'station', city)
      const { stations: left } = corporationIn(ledger.state, corporation)
      ledger.setCorporation(corporation, { stations: left - 1 })
      placed?.(ledger, act)
      const turn = operatingTurn(ledger)
      ledger.setTurn({ ...turn, step: stationIn, placed: turn.placed + 1 })
    },
  }
}
