import { operatingTurn } from '../../../families/railway/table'
import { forCorporation } from '../../../families/recorded/entry'
import type { ForeignEntry } from '../../../rules/intake'
import { type CorporationId, FIRST_CORPORATION, type PrivateId } from '../data'
import type { ImportDesk } from './desk'
import { CORPORATION_IDS, LOT_IDS } from './tables'

/** The private company that an entry names or whose power it uses. */
export function companyOf(named: unknown): PrivateId | undefined {
  const lot = LOT_IDS.get(named)
  return lot === FIRST_CORPORATION ? undefined : lot
}

/**
 * The corporation of an entry: the acting one, or the owner of the private company whose power is used. If no
 * corporation owns it, a rule says so to the one that operates.
 */
export function actingIn(desk: ImportDesk, { fields }: ForeignEntry): CorporationId | undefined {
  if (fields.entity_type !== 'company') return CORPORATION_IDS.get(fields.entity)
  const company = companyOf(fields.entity)
  if (!company) return undefined
  const owner = desk.state.privates[company]
  const ids = [...CORPORATION_IDS.values()]
  const operates = operatingTurn(desk.state)?.corporation
  return ids.find(id => id === owner) ?? ids.find(id => id === operates)
}

/** Takes an entry for its corporation, or returns why there is none. */
export const asCorporation = forCorporation(actingIn)
