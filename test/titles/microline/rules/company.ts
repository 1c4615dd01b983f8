import type { Refusal } from '../../../../src/rules/rule'
import type { CompanyId } from '../data'
import { refuse } from '../refusals'
import type { MicroState } from '../state'

/** Refused for a company that this game does not have: a schema knows the ids of all that there could be. */
export function refuseCompany({ companies }: MicroState, corporation: CompanyId): Refusal | undefined {
  const known = companies.some(({ id }) => id === corporation)
  return known ? undefined : refuse('shares', 'noCompany', { corporation })
}
