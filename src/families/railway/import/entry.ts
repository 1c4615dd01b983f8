import * as v from 'valibot'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import type { RailDesk, Take } from './desk'

/** A sum of money in a file, in whole units. */
export const sum = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** A sum of at least one: the price of a deal. */
export const dealPrice = v.pipe(sum, v.minValue(1))

/** An id or a name in a file; short enough to be quoted. */
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** Reads the fields of an entry before it is taken; a missing or malformed one stops the import, and the hitch names its key. */
export function reading<const S extends v.GenericSchema>(
  schema: S,
  take: (desk: RailDesk, fields: v.InferOutput<S>, entry: ForeignEntry) => Hitch | undefined,
): Take {
  return (desk, entry) => {
    const read = v.safeParse(schema, entry.fields, { abortEarly: true })
    if (read.success) return take(desk, read.output, entry)
    return { code: 'unreadable', facts: { key: v.getDotPath(read.issues[0]) ?? '' } }
  }
}

/** The hitch for something that the file names and the title does not have; what is no name at all is that of nobody who acts. */
export function stranger(named: unknown): Hitch {
  const name = typeof named === 'string' || typeof named === 'number' ? `${named}`.slice(0, 60) : ''
  return name === ''
    ? { code: 'unreadable', facts: { key: 'entity' } }
    : { code: 'stranger', facts: { named: name } }
}

/** Takes an entry for the player who made it, or returns why there is none. */
export function asPlayer(
  { player, fields }: ForeignEntry,
  take: (player: PlayerId) => Hitch | undefined,
): Hitch | undefined {
  return player === undefined ? stranger(fields.entity) : take(player)
}

/** Takes an entry for its corporation, or returns why there is none. */
export function asCorporation(
  desk: RailDesk,
  entry: ForeignEntry,
  take: (corporation: string) => Hitch | undefined,
): Hitch | undefined {
  const corporation = desk.acting(entry)
  return corporation === undefined ? stranger(entry.fields.entity) : take(corporation)
}

/** The hitch for a price in the file that differs from that of the rules; `undefined` if they agree. */
export function priceHitch(named: string, price: number, here: number): Hitch | undefined {
  return price === here ? undefined : { code: 'priceDiffers', facts: { named, price, here } }
}

/** The type of a tile, train or certificate from its id, such as `57` from `57-0`. */
export function typeOf(id: string): string {
  return id.replace(/-\d+$/, '')
}
