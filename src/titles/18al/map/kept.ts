import { chartOf } from '../../../families/map/board'
import { keepingOf } from '../../../families/railway/kept/keeping'
import type { MapPolicy } from '../../../families/railway/kept/policy'
import type { MapReasons } from '../../../families/railway/kept/reasons'
import type { Paragraph } from '../book'
import { CITIES, game, OBJECTIVES, TERRAIN } from '../data'
import { ownOf } from '../own'
import { own } from '../reasons'
import { BOARD } from './board'
import { MAP, ownMap } from './map'

/** The tile that only the owner of the B&SLC may lay, connected or not, until the first 5 (Table III). */
export const LUMBER_TERMINAL = '445'

/** The paragraphs of reasons that are not in that on laying a tile. */
const CITES: { readonly [K in keyof MapReasons]?: Paragraph } = {
  noTileHere: '4.2.1(c)',
  otherColor: '4.2.1(c)',
  colorLater: '4.2.1(c)',
  notAllowed: 'Table III',
  noCity: '4.2.2',
  stationsOver: '4.2.2',
  stationTwice: '4.2.2(b)',
  stationAgainst: '4.2.2',
  pieceAgainst: 'Table III',
}

/** The map of 18AL, as a table keeps it (4.2.1, 4.2.2, Table III). */
export const kept: MapPolicy = {
  ...{ game, chart: chartOf(BOARD), values: MAP, own: ownMap, cities: CITIES, terrain: TERRAIN },
  special(state, corporation) {
    const unlaid = ownOf(state).abilities.lumber === 'unlaid' && !game.reached(state, '5')
    return { [LUMBER_TERMINAL]: unlaid && state.privates['B&SLC'] === corporation }
  },
  stays: (state, hex) => ownOf(state).abilities.lumberHex === hex,
  refuses({ tile = '', private: lumber }) {
    const isFit = (tile === LUMBER_TERMINAL) === (lumber !== undefined)
    return isFit ? undefined : { ...own('lumberTile', { tile }), cite: 'Table III' }
  },
  /** Terrain is paid with the first tile in its hex (4.2.1(f)), the Lumber Terminal is free. */
  lays(state, corporation, lay) {
    const { terrain, map } = ownOf(state)
    const lumber = lay.tile === LUMBER_TERMINAL
    const paid = lumber || terrain.includes(lay.hex) || map?.tiles[lay.hex] !== undefined
    const entry = { type: 'layTile', corporation, cost: paid ? 0 : (TERRAIN[lay.hex] ?? 0), ...lay }
    return lumber ? { ...entry, private: 'B&SLC' } : entry
  },
  /** At its objective a corporation says so, once (4.2.2.1). */
  places(state, corporation, city) {
    const reached = ownOf(state).objectives.includes(corporation)
    const entry = { type: 'placeToken', corporation, city }
    return OBJECTIVES[corporation] === city && !reached ? { ...entry, objective: true } : entry
  },
  cite: code => CITES[code] ?? '4.2.1',
}

export const keeping = keepingOf(kept)
