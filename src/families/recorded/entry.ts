import * as v from 'valibot'
import type { ForeignEntry, Hitch } from '../../rules/intake'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'

/** Takes in one kind of entry of a game recorded elsewhere, at the desk of its title. */
export type Take<D> = (desk: D, entry: ForeignEntry) => Hitch | undefined

/** A sum of money in a file, in whole units. */
export const sum = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** A sum of at least one: the price of a deal. */
export const dealPrice = v.pipe(sum, v.minValue(1))

/** An id or a name in a file; short enough to be quoted. */
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** Reads the fields of an entry before it is taken; a missing or malformed one stops the import, and the hitch names its key. */
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

/** The hitch for something that the file names and the title does not have; what is no name at all is that of nobody who acts. */
export function stranger(named: unknown): Hitch {
  const name = typeof named === 'string' || typeof named === 'number' ? `${named}`.slice(0, 60) : ''
  return name === ''
    ? { code: 'unreadable', facts: { key: 'entity' } }
    : { code: 'stranger', facts: { named: name } }
}

/** The hitch for an entry that a rule of the game refuses. */
export function refused(refusal: Refusal): Hitch {
  return { code: 'refused', facts: {}, refusal }
}

/** Takes an entry for the player who made it, or returns why there is none. */
export function asPlayer(
  { player, fields }: ForeignEntry,
  take: (player: PlayerId) => Hitch | undefined,
): Hitch | undefined {
  return player === undefined ? stranger(fields.entity) : take(player)
}

/** Takes entries for the corporation that `of` finds, or returns why there is none. */
export const forCorporation =
  <D, C>(of: (desk: D, entry: ForeignEntry) => C | undefined) =>
  (desk: D, entry: ForeignEntry, take: (corporation: C) => Hitch | undefined): Hitch | undefined => {
    const corporation = of(desk, entry)
    return corporation === undefined ? stranger(entry.fields.entity) : take(corporation)
  }

/**
 * The corporation whose forced purchase a sale pays for: the one whose purchase or bankruptcy follows the sales of that
 * player. `operating` is the one in its turn here, to which they belong if the record ends among them; `of` finds that
 * of an entry.
 */
export function forcedBy<C>(
  entry: ForeignEntry,
  operating: C | undefined,
  of: (entry: ForeignEntry) => C | undefined,
): C | undefined {
  if (operating === undefined) return undefined
  for (let places = 1; ; places++) {
    const next = entry.ahead(places)
    if (!next) return operating
    if (next.type === 'sell_shares' && next.player === entry.player) continue
    if (next.type === 'bankrupt' && next.player === entry.player) return operating
    return next.type === 'buy_train' || next.type === 'bankrupt' ? of(next) : undefined
  }
}

/** The hitch for a price in the file that differs from that of the rules; `undefined` if they agree. */
export function priceHitch(named: string, price: number, here: number): Hitch | undefined {
  return price === here ? undefined : { code: 'priceDiffers', facts: { named, price, here } }
}

/** The type of a tile, train or certificate from its id, such as `57` from `57-0`. */
export function typeOf(id: string): string {
  return id.replace(/-\d+$/, '')
}
