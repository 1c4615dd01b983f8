import type { RailLedger } from '../../../families/railway/ledger'
import type { StationPlaced } from '../../../families/railway/operating/policy'
import type { Needs } from '../../../families/railway/stock/policy'
import { CHARTERS, CORPORATIONS, type CorporationId, type PlaceId } from '../data'
import { game, setCorporation, va, why } from '../state'

/** The base city that may be gray (4.5.2.1), unlike all others: what lies there is the table's matter. */
const GRAY_BASE: PlaceId = 'Richmond'

/**
 * Refuses a city in which the corporation is known to have a station; and while all tiles are yellow, the base city of
 * another, whether that has started or not (4.5.3).
 */
export const cityFree: Needs<StationPlaced> = () => (state, station) => {
  const { city } = station
  if (city === undefined) return undefined
  const corporation = station.corporation as CorporationId
  const there = [CHARTERS[corporation].home, ...va(state).corporations[corporation].places]
  if (there.includes(city as PlaceId)) return why('stationThere', { corporation, city: city as PlaceId })
  const owner = CORPORATIONS.find(id => CHARTERS[id].home === city)
  return owner && city !== GRAY_BASE && !game.reached(state, '3')
    ? why('yellowBase', { corporation, city, owner })
    : undefined
}

/** The table remembers where a station is, if that was said (4.5.3). */
export function remembersPlace(ledger: RailLedger, { corporation, city }: StationPlaced): void {
  if (city === undefined) return
  const { places } = va(ledger.state).corporations[corporation as CorporationId]
  setCorporation(ledger, corporation, { places: [...places, city as PlaceId] })
}
