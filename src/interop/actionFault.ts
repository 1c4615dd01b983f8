import * as v from 'valibot'
import type { Action } from '../rules/rule'
import { type ActionSchema, kindOf } from '../rules/schema'
import { inherited } from '../rules/setup'
import type { AnyTitle } from '../rules/title'
import { MOST_DEPTH, type Problem } from './json'
import type { Path } from './jsonPlace'

/** What is wrong with a value, as a path and a code; its line is not known yet. */
export interface Fault {
  readonly path: Path
  readonly code: string
  readonly facts?: Problem['facts']
}

/** What is wrong with a value that is text but has the wrong length or form. */
function textFault({ type, requirement, message, received, input }: v.BaseIssue<unknown>) {
  const { length } = String(input).trim()
  if (type === 'min_length') return { code: 'empty' }
  if (type === 'max_length')
    return { code: 'tooManyCharacters', facts: { characters: length, most: Number(requirement) } }
  const facts = { received: received.slice(0, 60) }
  if (type === 'iso_timestamp')
    return { code: 'writtenLike', facts: { ...facts, example: '2026-03-01T19:30:00Z' } }
  // The message of a pattern is an example that fits it.
  return type === 'regex' ? { code: 'writtenLike', facts: { ...facts, example: message } } : undefined
}

/** The first fault that a schema finds in a value; `under` is the path of that value. */
export function issueFault(issue: v.BaseIssue<unknown>, under: Path): Fault {
  const path = [...under, ...(issue.path ?? []).map(item => item.key as string | number)]
  const expected = issue.expected ?? ''
  if (issue.kind === 'schema' && issue.expected === 'never') return { path, code: 'unknownKey' }
  if (issue.received === 'undefined') return { path, code: 'missingKey' }
  if (issue.type === 'integer') return { path, code: 'noWhole', facts: { received: issue.received } }
  const text = typeof issue.input === 'string' ? textFault(issue) : undefined
  if (text) return { path, ...text }
  if (issue.type === 'check') return { path, code: 'oneKey', facts: { expected: issue.message } }
  const code = issue.type === 'picklist' ? 'unknownId' : 'wrongValue'
  return {
    path,
    code,
    facts: { expected: String(expected).slice(0, 200), received: issue.received.slice(0, 60) },
  }
}

/** The ids that the entries of a game may name. */
interface Known {
  readonly players: ReadonlySet<string>
  readonly holders: ReadonlySet<string>
}

/** The first unknown id in an action or in a record inside it. */
function strangerIn(
  entries: v.ObjectEntries,
  value: Readonly<Record<string, unknown>>,
  known: Known,
  path: Path,
): Fault | undefined {
  for (const [key, schema] of Object.entries(entries)) {
    const field = value[key]
    if (field === undefined) continue
    type Inner = v.GenericSchema & { readonly entries?: v.ObjectEntries }
    const inner = ('wrapped' in schema ? schema.wrapped : schema) as Inner
    if (inner.entries) {
      const fault = strangerIn(inner.entries, field as Record<string, unknown>, known, [...path, key])
      if (fault) return fault
    }
    const kind = kindOf(inner)
    const ids = kind === 'player' ? known.players : kind === 'holder' ? known.holders : undefined
    if (ids && !ids.has(String(field)))
      return {
        path: [...path, key],
        code: 'unknownId',
        facts: { received: JSON.stringify(String(field).slice(0, 60)) },
      }
  }
  return undefined
}

/** A clearer fault for an id that exists in another of the title's entries, but is not allowed in this one. */
function elsewhere(title: AnyTitle, { path, code, facts }: Fault, value: unknown): Fault | undefined {
  const key = String(path.at(-1))
  if (code !== 'unknownId' || typeof value !== 'string') return undefined
  const known = Object.values(title.law.rules).some(({ schema }) => {
    const field = (schema as ActionSchema).entries[key] as { options?: unknown; wrapped?: object } | undefined
    const { options } = (field?.wrapped ?? field ?? {}) as { options?: readonly unknown[] }
    return options?.includes(value)
  })
  const only = String(facts?.expected ?? '')
    .replace(/["()]/g, '')
    .replaceAll(' |', ',')
  return known ? { path, code: 'notInThis', facts: { received: value, only } } : undefined
}

/**
 * The path of the first key that every object inherits: code that reads records would confuse the two. Also of what is nested
 * deeper than a text may be, which no title knows.
 */
export function inheritedKey(value: unknown, path: Path = []): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length > MOST_DEPTH) return path
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    const found = inherited(key) ? here : inheritedKey(inner, here)
    if (found) return found
  }
  return undefined
}

/**
 * What is wrong with an entry, from wherever it comes: an unknown type, a key that no entry has, a field that does not fit, or
 * an id unknown in this game.
 */
export function actionFault(title: AnyTitle, action: unknown, known: Known, path: Path): Fault | undefined {
  const { type } = action as Action
  if (!Object.hasOwn(title.law.rules, type))
    return {
      path: [...path, 'type'],
      code: 'unknownAction',
      facts: { received: JSON.stringify(type.slice(0, 60)) },
    }
  // A record's schema passes over such keys.
  const odd = inheritedKey(action, path)
  if (odd) return { path: odd, code: 'unknownKey' }
  const { schema } = title.law.rules[type] as { schema: ActionSchema }
  const parsed = v.safeParse(schema, action, { abortEarly: true })
  if (!parsed.success) {
    const fault = issueFault(parsed.issues[0], path)
    return elsewhere(title, fault, parsed.issues[0].input) ?? fault
  }
  return strangerIn(schema.entries, action as Record<string, unknown>, known, path)
}
