import type { CorporationId, LotId, PlaceId } from '../data'

/** Our corporation ids by those of 18xx.games. A map, so that no name in a file can hit an inherited key. */
export const CORPORATION_IDS: ReadonlyMap<unknown, CorporationId> = new Map([
  ['B&O', 'B&O'],
  ['C&O', 'C&O'],
  ['N&W', 'N&W'],
  ['RFPR', 'RF&P'],
  ['SR', 'SR'],
  ['VR', 'VGN'],
  ['WMR', 'WM'],
])

/** Our ids of the first auction's items by those of 18xx.games; the last is the presidency of the B&O. */
export const LOT_IDS: ReadonlyMap<unknown, LotId> = new Map([
  ['P1', 'REA'],
  ['P2', 'TIW'],
  ['P3', 'PY'],
  ['P4', 'B&O'],
])

/** The corporation of a certificate, which 18xx.games calls `RFPR_2`; `undefined` if there is none. */
export function corporationOf(certificate: string): CorporationId | undefined {
  return CORPORATION_IDS.get(certificate.replace(/_\d+$/, ''))
}

/** Our option ids by those of 18xx.games (3.1). */
export const OPTION_IDS = { two_player_share_limit: 'seventyPercent' } as const

/** Places with a circle for a station, by their hex. */
export const PLACE_HEXES: ReadonlyMap<string, PlaceId> = new Map([
  ['A6', 'Grafton'],
  ['A12', 'Roanoke'],
  ['B15', 'Greensboro'],
  ['C4', 'Cumberland'],
  ['C8', 'Staunton'],
  ['C12', 'Lynchburg'],
  ['D9', 'Charlottesville'],
  ['E2', 'Hagerstown'],
  ['E8', 'Gordonsville'],
  ['F3', "Harper's Ferry"],
  ['F5', 'Alexandria'],
  ['F7', 'Fredericksburg'],
  ['F11', 'Richmond'],
  ['F13', 'Petersburg'],
  ['F17', 'Rocky Mount'],
  ['G4', 'Washington'],
  ['H1', 'Philadelphia'],
  ['H3', 'Baltimore'],
  ['H5', 'Annapolis'],
  ['H13', 'Newport News'],
  ['H15', 'Norfolk'],
])
