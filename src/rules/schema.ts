import * as v from 'valibot'

/** What a field of an action holds. The screen picks its control by it, and the file check knows which ids must be players. */
export type FieldKind = 'player' | 'holder' | 'money' | 'count' | 'text' | 'list' | 'flag' | 'space'

const tagged = <T>(kind: FieldKind) => v.metadata<T, { readonly kind: FieldKind }>({ kind })

/** The id of a player in this game. */
export const player = v.pipe(v.string(), tagged('player'))

/** A fixed place (`bank`, `market`, `closed`, a pile of the title), or the id of a player or corporation. */
export const holder = v.pipe(v.string(), tagged('holder'))

/** Whole dollars, at least `least`. */
export const money = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000), tagged('money'))

/** A whole number of things, 1 to 100. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100), tagged('count'))

/** One of a list of ids. */
export const oneOf = <const L extends readonly string[]>(list: L) => v.pipe(v.picklist(list), tagged('list'))

/** `true`, or the key is left out. */
export const flag = v.pipe(v.literal(true), tagged('flag'))

/** `true` or `false`. */
export const yesNo = v.pipe(v.boolean(), tagged('flag'))

/** The most characters that a line of text may have. */
export const LONGEST_TEXT = 500

/** A line of text. */
export const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT), tagged('text'))

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

/**
 * An optional field that was added to the title later, with the edition of the codes that first knew it, counted from 1:
 * codes of an earlier edition are read without it.
 */
export const added = <const S extends v.GenericSchema>(schema: S, edition = 2) => ({
  ...v.exactOptional(schema),
  added: edition,
})

const remarks = { at: maybe(v.pipe(v.string(), v.isoTimestamp())), note: maybe(text) }

/** The schema of one action: its type, its fields, and the two remarks that any entry may carry and that never change the result. */
export const action = <const T extends string, const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries, ...remarks })

/** The same of an entry that was added to the title later, with the edition of the codes that first knew it. */
export const addedAction = <const S extends ActionSchema>(schema: S, edition: number) => ({
  ...schema,
  added: edition,
})

/** The schema of any action. */
export type ActionSchema = v.GenericSchema<{ readonly type: string }> & { readonly entries: v.ObjectEntries }

/** What a field holds according to its schema; `undefined` for one without a kind, such as a record or one that may be left out. */
export const kindOf = (schema: v.GenericSchema): FieldKind | undefined =>
  v.getMetadata(schema).kind as FieldKind | undefined

/** A field of an action according to its schema: what it holds, its possible values, and whether it may be left out. */
export interface SchemaField {
  readonly name: string
  readonly kind: FieldKind
  readonly options: readonly (string | boolean | undefined)[]
  readonly optional: boolean
}

const REMARKS = new Set(['type', 'at', 'note'])

function optionsIn(schema: v.GenericSchema, kind: FieldKind): SchemaField['options'] {
  if (kind === 'flag') return schema.type === 'boolean' ? [true, false] : [true, undefined]
  return 'options' in schema ? (schema.options as readonly string[]) : []
}

/** The fields of an action besides type and remarks. A record has no kind of its own and is left out. */
export function schemaFields({ entries }: ActionSchema): readonly SchemaField[] {
  return Object.entries(entries as Readonly<Record<string, v.GenericSchema>>).flatMap(([name, entry]) => {
    const optional = entry.type === 'exact_optional' && 'wrapped' in entry
    const schema = optional ? (entry.wrapped as v.GenericSchema) : entry
    const kind = kindOf(schema)
    return kind && !REMARKS.has(name) ? [{ name, kind, options: optionsIn(schema, kind), optional }] : []
  })
}

/** Does an entry have the form of its kind, whatever the rules say to it? A ruling on nothing, for example, does not. */
export const isFormed = (schema: ActionSchema, entry: unknown): boolean => v.is(schema, entry)
