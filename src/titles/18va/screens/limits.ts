import { PHASE_TABLE } from '../data'
import type { VaView } from '../tableView'
import { said } from './words'

/** The train limits of the current phase, by size if they differ. */
export function limitsOf({ phase }: VaView): string {
  const { 5: five, 10: ten } = PHASE_TABLE[phase].limit
  return said.value.books.limits(five === ten ? undefined : five, ten)
}
