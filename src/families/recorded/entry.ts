import * as v from 'valibot'
import type { ForeignEntry, Hitch } from '../../rules/intake'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'

/** How one kind of entry of a game recorded elsewhere is taken, at the desk of its title. */
export type Take<D> = (desk: D, entry: ForeignEntry) => Hitch | undefined

/** Whole dollars of a file. */
export const dollars = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** Whole dollars, at least one: the price of a deal. */
export const dealPrice = v.pipe(dollars, v.minValue(1))

/** An id or a name of a file: short, so that it can be said. */
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** Reads the fields of an entry before it is taken: a missing or strange one stops the import and names the key. */
export function reading<D, const S extends v.GenericSchema>(
  schema: S,
  take: (desk: D, fields: v.InferOutput<S>, entry: ForeignEntry) => Hitch | undefined,
): Take<D> {
  return (desk, entry) => {
    const read = v.safeParse(schema, entry.fields, { abortEarly: true })
    if (read.success) return take(desk, read.output, entry)
    return { code: 'unreadable', facts: { key: v.getDotPath(read.issues[0]) ?? '' } }
  }
}

/** Something that the file names and that the title does not have. */
export function stranger(named: unknown): Hitch {
  return { code: 'stranger', facts: { named: String(named).slice(0, 60) } }
}

/** A rule of the game says no. */
export function refused(refusal: Refusal): Hitch {
  return { code: 'refused', facts: {}, refusal }
}

/** The player who made an entry, else why it is none. */
export function asPlayer(
  { player, fields }: ForeignEntry,
  take: (player: PlayerId) => Hitch | undefined,
): Hitch | undefined {
  return player === undefined ? stranger(fields.entity) : take(player)
}

/** A price of the file that is not the one of the rules. */
export function priceHitch(named: string, price: number, here: number): Hitch | undefined {
  return price === here ? undefined : { code: 'priceDiffers', facts: { named, price, here } }
}

/** The type of a tile, train or certificate, such as `57` of `57-0`. */
export function typeOf(id: string): string {
  return id.replace(/-\d+$/, '')
}
