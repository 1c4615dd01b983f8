import type * as v from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { action, maybe, oneOf } from '../../../rules/schema'
import {
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  PLACES,
  type PlaceId,
  STATION_PRICES,
  STATIONS,
} from '../data'
import type { VaRule } from '../ledger'
import { refuse } from '../refusals'
import { frame, type OperatingTurn, phaseReached, type VaState } from '../state'
import { operating, past, refuseOperatingTurn } from '../turns'

const schema = action('placeToken', { corporation: oneOf(CORPORATIONS), city: maybe(oneOf(PLACES)) })
export type PlaceToken = v.InferOutput<typeof schema>

/** Price of the next station: $40 for the first after the home, $100 for each further one (4.5.3). */
export function stationPrice(state: VaState, corporation: CorporationId): Money {
  const { size, stations } = state.corporations[corporation]
  return stations >= STATIONS[size] ? STATION_PRICES.first : STATION_PRICES.further
}

/** Refuses once the turn is past its token phase (4.5.3). */
export function refuseAfterStations(turn: OperatingTurn): Refusal | undefined {
  if (!past(turn, 'station')) return undefined
  return refuse('4.5.3', 'stepOver', { corporation: turn.corporation, step: 'station', now: turn.step })
}

/** The base city that may be gray (4.5.2.1), unlike all others: what lies there is the table's matter. */
const GRAY_BASE: PlaceId = 'Richmond'

/**
 * Refuses a city in which the corporation is known to have a station; and while all tiles are yellow, the base city of
 * another, whether that has started or not (4.5.3).
 */
function refuseCity(
  state: VaState,
  corporation: CorporationId,
  city: PlaceId | undefined,
): Refusal | undefined {
  if (city === undefined) return undefined
  const there = city === CHARTERS[corporation].home || state.corporations[corporation].places.includes(city)
  if (there) return refuse('4.5.3', 'stationThere', { corporation, city })
  const owner = CORPORATIONS.find(id => CHARTERS[id].home === city)
  return owner && city !== GRAY_BASE && !phaseReached(state, '3')
    ? refuse('4.5.3', 'yellowBase', { corporation, city, owner })
    : undefined
}

/** Places the next station at its price; one a turn (4.5.3). */
export const placeToken: VaRule<PlaceToken> = {
  cite: '4.5.3',
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    return corporation ? [{ slot: 'station', draft: { type: 'placeToken', corporation } }] : []
  },
  check(state, { corporation, city }) {
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    const late = refuseAfterStations(turn)
    if (late) return late
    if (turn.station) return refuse('4.5.3', 'secondStation', { corporation })
    if (state.corporations[corporation].stations === 0) return refuse('4.5.3', 'noStation', { corporation })
    const there = refuseCity(state, corporation, city)
    if (there) return there
    const price = stationPrice(state, corporation)
    const has = cashOf(state.cash, corporation)
    return has < price ? refuse('4.5.3', 'tooExpensive', { payer: corporation, has, price }) : undefined
  },
  play(ledger, { corporation, city }) {
    const { stations, places } = ledger.state.corporations[corporation]
    ledger.pay(corporation, 'bank', stationPrice(ledger.state, corporation), 'station', city)
    ledger.setCorporation(corporation, {
      stations: stations - 1,
      ...(city === undefined ? {} : { places: [...places, city] }),
    })
    ledger.setTurn({ ...operating(ledger), step: 'station', station: true })
  },
}
