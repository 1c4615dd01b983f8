import type { RailwayView } from '../../../families/railway/view'
import { plainLimit } from '../data'
import { said } from './words'

/** The train limits of the current phase, by size if they differ. */
export function limitsOf({ phase }: Pick<RailwayView, 'phase'>): string {
  const [five, ten] = [plainLimit(phase, 5), plainLimit(phase, 10)]
  return said.value.books.limits(five === ten ? undefined : five, ten)
}
