import type { RailwayView } from '../../../families/railway/view'
import { PHASE_TABLE, type PhaseId } from '../data'
import { said } from './words'

/** The train limits of the current phase, by size if they differ. */
export function limitsOf({ phase }: Pick<RailwayView, 'phase'>): string {
  const { 5: five, 10: ten } = PHASE_TABLE[phase as PhaseId].limit
  return said.value.books.limits(five === ten ? undefined : five, ten)
}
