import type { Why } from '../../../families/railway/law'
import type { RailLedger } from '../../../families/railway/ledger'
import type { StationPlaced } from '../../../families/railway/operating/policy'
import type { Needs } from '../../../families/railway/stock/policy'
import { CHARTERS, CORPORATIONS, type CorporationId, type PlaceId } from '../data'
import { game, setCorporation, va, why } from '../state'

/** The base city that may be gray (4.5.2.1), unlike all others: what lies there is the table's matter. */
const GRAY_BASE: PlaceId = 'Richmond'

/** Refuses the base city of another corporation while all tiles are yellow, whether that has started or not (4.5.3). */
export function refuseYellowBase(
  table: Parameters<typeof game.reached>[0],
  corporation: CorporationId,
  city: PlaceId,
): Why | undefined {
  const owner = CORPORATIONS.find(id => id !== corporation && CHARTERS[id].home === city)
  return owner && city !== GRAY_BASE && !game.reached(table, '3')
    ? why('yellowBase', { corporation, city, owner })
    : undefined
}

/** Refuses a city in which the corporation is known to have a station, and one that is still another's alone (4.5.3). */
export const cityFree: Needs<StationPlaced> = () => (state, station) => {
  const { city } = station
  if (city === undefined) return undefined
  const corporation = station.corporation as CorporationId
  const there = [CHARTERS[corporation].home, ...va(state).corporations[corporation].places]
  if (there.includes(city as PlaceId)) return why('stationThere', { corporation, city: city as PlaceId })
  return refuseYellowBase(state, corporation, city as PlaceId)
}

/** The table remembers where a station is, if that was said (4.5.3). */
export function remembersPlace(ledger: RailLedger, { corporation, city }: StationPlaced): void {
  if (city === undefined) return
  const { places } = va(ledger.state).corporations[corporation as CorporationId]
  setCorporation(ledger, corporation, { places: [...places, city as PlaceId] })
}
