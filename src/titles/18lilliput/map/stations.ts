import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { type CorporationId, STATION_PRICES, STATIONS } from '../data'
import { refuse } from '../refusals'
import { directorOf, hasCharacter, type LilState } from '../state'

/**
 * What the next station costs a company: $40 for the first after the home station, $100 for each later one; half with the
 * General.
 */
export function stationPrice(state: LilState, corporation: CorporationId): Money {
  const placed = STATIONS - state.companies[corporation].stations
  const price = placed <= 0 ? STATION_PRICES.first : STATION_PRICES.further
  return hasCharacter(state, directorOf(state, corporation), 'general') ? price / 2 : price
}

/**
 * Why a founded company may not place a station, whatever the card: it has none left, it has one in that city, or it
 * cannot pay.
 */
export function refuseStation(
  state: LilState,
  corporation: CorporationId,
  city?: string,
): Refusal | undefined {
  const { stations, cities } = state.companies[corporation]
  if (stations === 0) return refuse('stations', 'noStation', { corporation, stations: STATIONS })
  if (city !== undefined && cities.includes(city))
    return refuse('stations', 'stationThere', { corporation, city })
  const price = stationPrice(state, corporation)
  const has = cashOf(state.cash, corporation)
  return has < price
    ? refuse('stations', 'tooExpensive', { payer: corporation, has, price, of: 'station' })
    : undefined
}
