import type { Refusal } from '../../../../src/rules/rule'
import type { CompanyId } from '../data'
import { refuse } from '../refusals'
import type { MicroState } from '../state'

/** Refuses a company that this game does not have; the schema accepts every possible id. */
export function refuseCompany({ companies }: MicroState, corporation: CompanyId): Refusal | undefined {
  const known = companies.some(({ id }) => id === corporation)
  return known ? undefined : refuse('shares', 'noCompany', { corporation })
}
