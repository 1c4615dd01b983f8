import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import { action, maybe, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import { type AnyRailway, frame } from '../table'
import { operating, refuseOperatingTurn } from '../turns'
import type { OperatingPolicy } from './policy'
import { refuseStep } from './steps'

const schemaOf = ({ corporations }: Game, cities: readonly string[]) =>
  action('placeToken', { corporation: oneOf(corporations), city: maybe(oneOf(cities)) })
export type PlaceToken = v.InferOutput<ReturnType<typeof schemaOf>>

/** What a corporation's next station costs; 0 if it has none left. */
export function stationPrice(game: Game, state: AnyRailway, corporation: string): Money {
  const { stations } = game.charter(corporation)
  return stations[stations.length - corporationIn(state, corporation).stations] ?? 0
}

/** Places the next station at its price; one a turn. */
export function placeToken(
  game: Game,
  { steps, stationIn, cities }: Pick<OperatingPolicy, 'steps' | 'stationIn' | 'cities'>,
): RailRule<PlaceToken> {
  return {
    schema: schemaOf(game, cities),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      return corporation === undefined
        ? []
        : [{ slot: 'station', draft: { type: 'placeToken', corporation } }]
    },
    why(state, { corporation }) {
      const turn = frame(state, 'operate')
      const refusal = refuseOperatingTurn(game, state, corporation)
      if (refusal || !turn) return refusal
      if (turn.placed > 0) return why('secondStation', { corporation })
      const late = refuseStep(steps, turn, stationIn)
      if (late) return late
      if (corporationIn(state, corporation).stations === 0) return why('noStation', { corporation })
      const price = stationPrice(game, state, corporation)
      const has = cashOf(state.cash, corporation)
      return has < price ? why('tooExpensive', { payer: corporation, has, price }) : undefined
    },
    play(ledger, { corporation, city }) {
      ledger.pay(corporation, 'bank', stationPrice(game, ledger.state, corporation), 'station', city)
      const { stations } = corporationIn(ledger.state, corporation)
      ledger.setCorporation(corporation, { stations: stations - 1 })
      const turn = operating(ledger)
      ledger.setTurn({ ...turn, step: stationIn, placed: turn.placed + 1 })
    },
  }
}
