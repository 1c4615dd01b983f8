import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { action, flag, maybe, oneOf } from '../../../rules/schema'
import { CHARTERS, CITIES, CORPORATIONS, type CorporationId, OBJECTIVE, STATION_PRICES } from '../data'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, homeOf } from '../state'
import { operating, refuseOperatingTurn, refuseStep } from '../turns'

const schema = action('placeToken', {
  corporation: oneOf(CORPORATIONS),
  city: maybe(oneOf(CITIES)),
  objective: maybe(flag),
})
export type PlaceToken = v.InferOutput<typeof schema>

/** What the next station costs: $40 for the first after the home, $100 for each further one (4.2.2). */
export function stationPrice(state: AlState, corporation: CorporationId): Money {
  const placed = CHARTERS[corporation].stations - 1 - state.corporations[corporation].stations
  return placed === 0 ? STATION_PRICES.first : STATION_PRICES.further
}

/**
 * The objective and the named city must agree, the $100 is paid once, and a corporation has at most one station in a
 * city (4.2.2(b), 4.2.2.1).
 */
function refuseCity(state: AlState, { corporation, city, objective }: PlaceToken): Refusal | undefined {
  const goal = CHARTERS[corporation].objective
  const reached = state.extra.objectives.includes(corporation)
  if (objective && reached) return refuse('4.2.2.1', 'objectivePaid', { corporation })
  if (city === undefined) return undefined
  if (
    city === homeOf(state, corporation) ||
    state.extra.cities[corporation].includes(city) ||
    (city === goal && reached)
  )
    return refuse('4.2.2(b)', 'stationThere', { corporation, city })
  if (objective && city !== goal)
    return refuse('4.2.2.1', 'notObjective', { corporation, objective: goal, city })
  if (!objective && city === goal)
    return refuse('4.2.2.1', 'objectiveUnsaid', { corporation, objective: goal })
  return undefined
}

/** Places the next station at its price; a historical objective then pays $100, once (4.2.2, 4.2.2.1). */
export const placeToken: AlRule<PlaceToken> = {
  cite: '4.2.2',
  schema,
  offers(state) {
    const turn = frame(state, 'operate')
    if (!turn) return []
    const draft = { type: 'placeToken' as const, corporation: turn.corporation }
    return [
      { slot: 'station', draft },
      { slot: 'station', draft: { ...draft, objective: true as const } },
    ]
  },
  check(state, action) {
    const { corporation } = action
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    if (turn.step === 'station') return refuse('4.2(c)', 'secondStation', { corporation })
    const step = refuseStep(turn, 'station')
    if (step) return step
    if (state.corporations[corporation].stations === 0) return refuse('4.2.2', 'noStation', { corporation })
    const city = refuseCity(state, action)
    if (city) return city
    const price = stationPrice(state, corporation)
    const has = cashOf(state.cash, corporation)
    return has < price ? refuse('4.2.2', 'tooExpensive', { payer: corporation, has, price }) : undefined
  },
  play(ledger, { corporation, city, objective }) {
    const { extra, corporations } = ledger.state
    ledger.pay(corporation, 'bank', stationPrice(ledger.state, corporation), 'station', city)
    ledger.setCorporation(corporation, { stations: corporations[corporation].stations - 1 })
    const named = city ?? (objective ? CHARTERS[corporation].objective : undefined)
    if (named)
      ledger.setExtra({ cities: { ...extra.cities, [corporation]: [...extra.cities[corporation], named] } })
    if (objective) {
      ledger.setExtra({ objectives: [...extra.objectives, corporation] })
      ledger.pay('bank', corporation, OBJECTIVE, 'objective', CHARTERS[corporation].objective)
    }
    ledger.setTurn({ ...operating(ledger), step: 'station' })
  },
}
