import type { LayPolicy } from '../../../families/map/lays'
import { game } from '../data'
import { BOARD } from './board'
import { MAP } from './map'

/** The tile that only the owner of the B&SLC may lay, connected or not, until the first 5 (Table III). */
export const LUMBER_TERMINAL = '445'

const opensIn: Readonly<Record<string, string>> = MAP.tileFrom

/** What a corporation may lay in a phase (4.2.1); `lumber` if it owns the B&SLC and the Lumber Terminal is not laid. */
export function layPolicy(corporation: string, phase: string, lumber: boolean): LayPolicy {
  const colors = Object.keys(BOARD.tiles).filter(color => {
    const from = opensIn[color]
    return from === undefined || game.reached({ phase }, from)
  })
  return {
    corporation,
    colors,
    special: { [LUMBER_TERMINAL]: lumber && !game.reached({ phase }, '5') },
  }
}
