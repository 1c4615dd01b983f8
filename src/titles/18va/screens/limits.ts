import { PHASE_TABLE, PHASES } from '../data'
import type { VaView } from '../tableView'
import { said } from './words'

/** How many trains a corporation may own in this phase: by its size as long as there may be two. */
export function limitsOf({ phase }: VaView): string {
  const { limit } = PHASE_TABLE[phase]
  const two = PHASES.indexOf(phase) < PHASES.indexOf('5')
  return said.value.books.limits(two ? limit[5] : undefined, limit[10])
}
