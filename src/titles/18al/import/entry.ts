import * as v from 'valibot'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import type { CorporationId, PrivateId } from '../data'
import type { Desk } from './desk'
import { CORPORATION_IDS, PRIVATE_IDS } from './tables'

/** How one kind of entry is taken. */
export type Take = (desk: Desk, entry: ForeignEntry) => Hitch | undefined

/** Whole dollars of a file. */
export const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** Whole dollars, at least one: the price of a deal. */
export const dealPrice = v.pipe(dollars, v.minValue(1))

/** An id or a name of a file: short, so that it can be said. */
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** Reads the fields of an entry before it is taken: a missing or strange one stops the import and names the key. */
export function reading<const S extends v.GenericSchema>(
  schema: S,
  take: (desk: Desk, fields: v.InferOutput<S>, entry: ForeignEntry) => Hitch | undefined,
): Take {
  return (desk, entry) => {
    const read = v.safeParse(schema, entry.fields, { abortEarly: true })
    if (read.success) return take(desk, read.output, entry)
    return { code: 'unreadable', facts: { key: v.getDotPath(read.issues[0]) ?? '' } }
  }
}

/** Something that the file names and that 18AL does not have. */
export function stranger(named: unknown): Hitch {
  return { code: 'stranger', facts: { named: String(named).slice(0, 60) } }
}

/** The player who made an entry. */
export function asPlayer(
  { player, fields }: ForeignEntry,
  take: (player: PlayerId) => Hitch | undefined,
): Hitch | undefined {
  return player === undefined ? stranger(fields.entity) : take(player)
}

/** The corporation of an entry: its own, or the one that owns the private company whose ability was used. */
export function corporationOf(desk: Desk, { fields }: ForeignEntry): CorporationId | undefined {
  const corporation = CORPORATION_IDS.get(fields.entity)
  const company = companyOf(fields.entity, fields.entity_type)
  if (corporation && fields.entity_type !== 'company') return corporation
  const owner = company && desk.state.privates[company]
  return [...CORPORATION_IDS.values()].find(id => id === owner)
}

/** The private company that an entry names. */
export function companyOf(named: unknown, kind: unknown = 'company'): PrivateId | undefined {
  return kind === 'company' || kind === undefined ? PRIVATE_IDS.get(named) : undefined
}

/** The corporation of an entry, else why it is none. */
export function asCorporation(
  desk: Desk,
  entry: ForeignEntry,
  take: (corporation: CorporationId) => Hitch | undefined,
): Hitch | undefined {
  const corporation = corporationOf(desk, entry)
  return corporation ? take(corporation) : stranger(entry.fields.entity)
}

/** A price of the file that is not the one of the rules. */
export function priceHitch(named: string, price: number, here: number): Hitch | undefined {
  return price === here ? undefined : { code: 'priceDiffers', facts: { named, price, here } }
}
