import type { PhaseId } from '../../../data'

const tiles: Partial<Readonly<Record<PhaseId, string>>> = { '3': 'green tiles', '5': 'brown tiles' }

/** What the first train of a type sets off. */
export const setsOff = {
  phase: (phase: PhaseId) => [`phase ${phase}`, ...(tiles[phase] ? [tiles[phase]] : [])].join(', '),
  limit: (limit: number) => `train limit ${limit}`,
  funds: (amount: string) => `the money card gives companies ${amount}`,
  turnsOver: (whose: string) => `obsolete, half the revenue: ${whose}`,
  removes: (whose: string) => `out of the game: ${whose}`,
  discards: (corporation: string, excess: number) => `${corporation} must discard ${excess}`,
}
