import * as v from 'valibot'

/** What a field of an action holds: the screen picks its control by it, and the file check knows which ids must be players. */
export type FieldKind =
  | 'player'
  | 'holder'
  | 'money'
  | 'count'
  | 'text'
  | 'list'
  | 'flag'
  | 'space'
  | 'record'

const tagged = <T>(kind: FieldKind) => v.metadata<T, { readonly kind: FieldKind }>({ kind })

/** The id of a player in this game. */
export const player = v.pipe(v.string(), tagged('player'))

/** A fixed place (`bank`, `market`, `closed`, a pile of the title), or the id of a player or corporation. */
export const holder = v.pipe(v.string(), tagged('holder'))

/** Whole dollars, at least `least`. */
export const money = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000), tagged('money'))

/** A whole number of things, at least one. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100), tagged('count'))

/** One of a list of ids. */
export const oneOf = <const L extends readonly string[]>(list: L) => v.pipe(v.picklist(list), tagged('list'))

/** `true`, or the key is left out. */
export const flag = v.pipe(v.literal(true), tagged('flag'))

/** `true` or `false`. */
export const yesNo = v.pipe(v.boolean(), tagged('flag'))

/** A line of text, at most 500 characters. */
export const text = v.pipe(v.string(), v.maxLength(500), tagged('text'))

/** Row and column of a space on the chart, from the top left, counted from 0. */
export const space = v.pipe(
  v.strictTuple([
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ]),
  tagged('space'),
)

/** A field that may be left out. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)

/** A field that may be left out, and that entries did not have at first: codes of those days are read without it. */
export const added = <const S extends v.GenericSchema>(schema: S) => ({
  ...v.exactOptional(schema),
  added: true as const,
})

const remarks = { at: maybe(v.pipe(v.string(), v.isoTimestamp())), note: maybe(text) }

/** The schema of one action: its type, its fields, and the two remarks that any entry may carry and that never change the result. */
export const action = <const T extends string, const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries, ...remarks })

/** Any action's schema. */
export type ActionSchema = v.GenericSchema<{ readonly type: string }> & { readonly entries: v.ObjectEntries }
