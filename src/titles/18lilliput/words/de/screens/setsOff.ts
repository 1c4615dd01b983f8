import type { PhaseId } from '../../../data'
import type { ScreenWords } from '../../en/screens'

const tiles: Partial<Readonly<Record<PhaseId, string>>> = { '3': 'grüne Plättchen', '5': 'braune Plättchen' }

/** What the first train of a type sets off. */
export const setsOff: ScreenWords['setsOff'] = {
  phase: phase => [`Phase ${phase}`, ...(tiles[phase] ? [tiles[phase]] : [])].join(', '),
  limit: limit => `Zuglimit ${limit}`,
  funds: amount => `die Geldkarte gibt Gesellschaften ${amount}`,
  turnsOver: whose => `veraltet, halbe Einnahmen: ${whose}`,
  removes: whose => `aus dem Spiel: ${whose}`,
  discards: (corporation, excess) => `${corporation} muss ${excess} abgeben`,
}
