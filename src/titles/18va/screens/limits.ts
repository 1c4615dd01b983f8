import { PHASE_TABLE, PHASES } from '../data'
import type { VaView } from '../tableView'
import { said } from './words'

/** The train limits of the current phase, by size while both sizes exist. */
export function limitsOf({ phase }: VaView): string {
  const { limit } = PHASE_TABLE[phase]
  const two = PHASES.indexOf(phase) < PHASES.indexOf('5')
  return said.value.books.limits(two ? limit[5] : undefined, limit[10])
}
