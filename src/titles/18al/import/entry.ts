import { forCorporation } from '../../../families/recorded/entry'
import type { ForeignEntry } from '../../../rules/intake'
import type { ImportDesk } from './desk'
import { CORPORATION_IDS, PRIVATE_IDS } from './tables'

/** The corporation of an entry: its own, or the one that owns the private company whose ability was used. */
export function corporationOf(desk: ImportDesk, { fields }: ForeignEntry): string | undefined {
  const corporation = CORPORATION_IDS.get(fields.entity)
  const company = companyOf(fields.entity, fields.entity_type)
  if (corporation && fields.entity_type !== 'company') return corporation
  const owner = company && desk.state.privates[company]
  return [...CORPORATION_IDS.values()].find(id => id === owner)
}

/** The private company that an entry names. */
export function companyOf(named: unknown, kind: unknown = 'company'): string | undefined {
  return kind === 'company' || kind === undefined ? PRIVATE_IDS.get(named) : undefined
}

/** Takes an entry for its corporation, or returns why there is none. */
export const asCorporation = forCorporation(corporationOf)
