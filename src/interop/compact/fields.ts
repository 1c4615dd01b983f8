import type * as v from 'valibot'
import { type ActionSchema, type FieldKind, kindOf } from '../../rules/schema'
import { CodeFault } from './coder'
import { type FieldPlace, placeIn, type Scribe } from './scribe'

/** Writes or reads the values that a schema allows. Returns the value; on reading, the one passed in is ignored. */
export interface FieldCoder {
  /** Describes what is written and how: two phones understand each other only if all of these are equal. */
  readonly print: string
  code(scribe: Scribe, value: unknown): unknown
}

/** The parts of a schema that are read here, if it has them. */
interface Shape {
  readonly type: string
  readonly wrapped?: v.GenericSchema
  readonly entries?: v.ObjectEntries
  readonly options?: readonly string[]
  readonly literal?: unknown
  readonly item?: v.GenericSchema
  readonly items?: readonly v.GenericSchema[]
  readonly key?: v.GenericSchema
  readonly value?: v.GenericSchema
  /** The edition of the codes that first knew the field or entry. */
  readonly added?: number
  readonly pipe?: readonly Pick<Shape, 'type' | 'pipe'>[]
}

/** Remarks never change the result, and are not coded. The type is coded separately. */
const LEFT_OUT = ['type', 'at', 'note']

/** Whether codes of an edition know an entry or a field. */
export const isKnown = (schema: object, edition: number): boolean => ((schema as Shape).added ?? 1) <= edition

/** Is this a whole number? A pipe may begin with a schema that is itself a pipe. */
const isWhole = ({ pipe = [] }: Pick<Shape, 'pipe'>): boolean =>
  pipe.some(step => step.type === 'integer' || isWhole(step))

function optional(wrapped: v.GenericSchema, place: FieldPlace): FieldCoder {
  const inner = fieldCoder(wrapped, place)
  const there = placeIn(place, 'there')
  return {
    print: `${inner.print}?`,
    code: (scribe, value) => (scribe.yes(there, value !== undefined) ? inner.code(scribe, value) : undefined),
  }
}

function nullable(wrapped: v.GenericSchema, place: FieldPlace): FieldCoder {
  const inner = fieldCoder(wrapped, place)
  const none = placeIn(place, 'null')
  return {
    print: `${inner.print}|null`,
    code: (scribe, value) => (scribe.yes(none, value === null) ? null : inner.code(scribe, value)),
  }
}

/** The fields of an action or of a record in it, in the order of declaration. A value with a field that is too new is a fault. */
function record(entries: v.ObjectEntries, place: FieldPlace, leftOut: readonly string[] = []): FieldCoder {
  const all = Object.entries(entries).filter(([key]) => !leftOut.includes(key))
  const newer = all.flatMap(([key, schema]) => (isKnown(schema, place.edition) ? [] : [key]))
  const fields = all
    .filter(([key]) => !newer.includes(key))
    .map(([key, schema]) => ({ key, coder: fieldCoder(schema as v.GenericSchema, placeIn(place, key)) }))
  return {
    print: `{${fields.map(({ key, coder }) => `${key}:${coder.print}`).join()}}`,
    code(scribe, value) {
      const from = value as Readonly<Record<string, unknown>> | undefined
      if (from && newer.some(key => from[key] !== undefined)) throw new CodeFault('newer')
      const read: [string, unknown][] = []
      for (const { key, coder } of fields) {
        const field = coder.code(scribe, from?.[key])
        if (field !== undefined) read.push([key, field])
      }
      return Object.fromEntries(read)
    },
  }
}

function several(items: readonly v.GenericSchema[], place: FieldPlace): FieldCoder {
  const coders = items.map((item, i) => fieldCoder(item, placeIn(place, String(i))))
  return {
    print: `[${coders.map(({ print }) => print).join()}]`,
    code: (scribe, value) =>
      coders.map((coder, i) => coder.code(scribe, (value as unknown[] | undefined)?.[i])),
  }
}

function array(item: v.GenericSchema, place: FieldPlace): FieldCoder {
  const inner = fieldCoder(item, placeIn(place, 'item'))
  const length = placeIn(place, 'length')
  return {
    print: `${inner.print}[]`,
    code(scribe, value) {
      const from = (value ?? []) as readonly unknown[]
      const size = scribe.length(length, from.length)
      return Array.from({ length: size }, (_, i) => inner.code(scribe, from[i]))
    },
  }
}

/** An object with keys that are not known beforehand. */
function table(keys: v.GenericSchema, values: v.GenericSchema, place: FieldPlace): FieldCoder {
  const pair = several([keys, values], place)
  const length = placeIn(place, 'length')
  return {
    print: `record${pair.print}`,
    code(scribe, value) {
      const from = Object.entries((value ?? {}) as Record<string, unknown>)
      const size = scribe.length(length, from.length)
      const read = Array.from({ length: size }, (_, i) => pair.code(scribe, from[i]) as [string, unknown])
      return Object.fromEntries(read)
    },
  }
}

/** One of several records, told apart by the field `by`. What a schema is made of is not in the type that all of them have. */
function variant(by: string, records: readonly v.GenericSchema[], place: FieldPlace): FieldCoder {
  const coders = new Map(
    records.map(schema => {
      const { entries } = schema as unknown as { readonly entries: Readonly<Record<string, Shape>> }
      const name = String(entries[by]?.literal)
      return [name, fieldCoder(schema, placeIn(place, name))] as const
    }),
  )
  const names = [...coders.keys()]
  return {
    print: [...coders.values()].map(({ print }) => print).join('|'),
    code(scribe, value) {
      const name = scribe.listed(place, names, (value as Readonly<Record<string, unknown>> | undefined)?.[by])
      return coders.get(String(name))?.code(scribe, value)
    },
  }
}

/** One of a list of texts or numbers. */
function listed(options: readonly unknown[], place: FieldPlace): FieldCoder {
  const texts = options.map(String)
  return {
    print: texts.join('|'),
    code: (scribe, it) => options[texts.indexOf(String(scribe.listed(place, texts, it && String(it))))],
  }
}

/** Any other schema is written as JSON: rarely needed, but always right. */
function spelled(place: FieldPlace): FieldCoder {
  return {
    print: 'json',
    code: (scribe, value) => JSON.parse(scribe.text(place, JSON.stringify(value) ?? 'null')),
  }
}

/** The coder of a text, depending on what it names. */
function named(kind: FieldKind | undefined, place: FieldPlace): FieldCoder {
  if (kind === 'player') return { print: kind, code: (scribe, value) => scribe.player(place, value) }
  if (kind === 'holder')
    return { print: kind, code: (scribe, value) => scribe.listed(place, scribe.holders, value) }
  return { print: 'text', code: (scribe, value) => scribe.text(place, (value ?? '') as string) }
}

type Maker = (shape: Shape, place: FieldPlace, schema: v.GenericSchema) => FieldCoder | undefined

const objects: Maker = ({ entries }, place) => entries && record(entries, place)
const tuples: Maker = ({ items }, place) => items && several(items, place)
const optionals: Maker = ({ wrapped }, place) => wrapped && optional(wrapped, place)

/** The coders by type of schema. */
const MAKERS: Readonly<Record<string, Maker>> = {
  object: objects,
  strict_object: objects,
  tuple: tuples,
  strict_tuple: tuples,
  optional: optionals,
  exact_optional: optionals,
  nullable: ({ wrapped }, place) => wrapped && nullable(wrapped, place),
  array: ({ item }, place) => item && array(item, place),
  record: ({ key, value }, place) => key && value && table(key, value, place),
  picklist: ({ options = [] }, place) => listed(options, place),
  variant: ({ key, options = [] }, place) =>
    variant(String(key), options as readonly unknown[] as readonly v.GenericSchema[], place),
  literal: ({ literal }) => ({ print: JSON.stringify(literal), code: () => literal }),
  boolean: (_, place) => ({ print: 'boolean', code: (scribe, it) => scribe.yes(place, it === true) }),
  number: (shape, place) =>
    isWhole(shape)
      ? { print: 'whole', code: (scribe, it) => scribe.number(place, (it ?? 0) as number) }
      : undefined,
  string: (_, place, schema) => named(kindOf(schema), place),
}

/** The coder of a value, derived from its schema alone: from what it is made of, which is not in the type that all of them have. */
export function fieldCoder(schema: v.GenericSchema, place: FieldPlace): FieldCoder {
  const shape = schema as unknown as Shape
  return MAKERS[shape.type]?.(shape, place, schema) ?? spelled(place)
}

/** The coder of an action's fields, without type and remarks, and without the fields added after this edition of the codes. */
export function actionCoder(type: string, schema: ActionSchema, edition: number): FieldCoder {
  return record(schema.entries, { ...placeIn(undefined, type), edition }, LEFT_OUT)
}
