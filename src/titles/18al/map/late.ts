import type { Keeping } from '../../../families/railway/kept/keeping'
import { type Late, late } from '../../../rules/late'

/** What only a table needs that keeps its map. */
export const keeping: Late<Keeping> = late(async () => (await import('./kept')).keeping)
