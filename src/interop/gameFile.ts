import * as v from 'valibot'
import type { Action, Setup } from '../rules/rule'
import type { ActionSchema, FieldKind } from '../rules/schema'
import type { AnyTitle } from '../rules/title'
import { FORMAT, newest, raisedAction, raisedOptions, STEPS, type Step } from '../session/formats'
import { type Problem, problemAt, readJson } from './json'
import type { Path } from './place'

/** At most this many entries are taken from a file. */
export const MOST_ACTIONS = 5000

const KIND = 'paymaster-game'

/** Holders that no player may be named after (game file). */
const PLACES = ['bank', 'ipo', 'market', 'closed']

/** A game as it leaves and enters the program: who plays what, and the entries in force. */
export interface GameFile {
  readonly title: AnyTitle
  readonly setup: Setup
  readonly actions: readonly Action[]
}

/** A game read from a text, or the one problem that is said of it. */
export type ReadGame = { readonly file: GameFile } | { readonly problem: Problem }

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))
const head = v.strictObject({
  format: v.literal(KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  players: v.array(v.strictObject({ id: name, name })),
  options: v.record(v.string(), v.literal(true)),
  actions: v.array(v.looseObject({ type: v.string() })),
})
type Head = v.InferOutput<typeof head>

/** What is wrong with a value, as a path and a code, before the line is looked up. */
interface Fault {
  readonly path: Path
  readonly code: string
  readonly facts?: Problem['facts']
}

function issueFault(issue: v.BaseIssue<unknown>, under: Path): Fault {
  const path = [...under, ...(issue.path ?? []).map(item => item.key as string | number)]
  const expected = issue.expected ?? ''
  if (issue.kind === 'schema' && issue.expected === 'never') return { path, code: 'unknownKey' }
  if (issue.received === 'undefined') return { path, code: 'missingKey' }
  if (issue.type === 'integer') return { path, code: 'noWhole', facts: { received: issue.received } }
  if (issue.type === 'check') return { path, code: 'oneKey', facts: { expected: issue.message } }
  const code = issue.type === 'picklist' ? 'unknownId' : 'wrongValue'
  return {
    path,
    code,
    facts: { expected: String(expected).slice(0, 200), received: issue.received.slice(0, 60) },
  }
}

/** The kinds of the fields of an action, by key, an optional one by what it wraps. */
function kindOf(schema: v.GenericSchema): FieldKind | undefined {
  const inner = (schema as { wrapped?: v.GenericSchema }).wrapped ?? schema
  const { kind } = v.getMetadata(inner as Parameters<typeof v.getMetadata>[0]) as { kind?: FieldKind }
  return kind
}

interface Known {
  readonly players: ReadonlySet<string>
  readonly holders: ReadonlySet<string>
}

/** The first id that names nobody, in an action or in the records within it. */
function strangerIn(
  entries: v.ObjectEntries,
  value: Readonly<Record<string, unknown>>,
  known: Known,
  path: Path,
): Fault | undefined {
  for (const [key, schema] of Object.entries(entries)) {
    const field = value[key]
    if (field === undefined) continue
    const inner = ((schema as { wrapped?: { entries?: v.ObjectEntries } }).wrapped ?? schema) as {
      entries?: v.ObjectEntries
    }
    if (inner.entries) {
      const fault = strangerIn(inner.entries, field as Record<string, unknown>, known, [...path, key])
      if (fault) return fault
    }
    const kind = kindOf(schema as v.GenericSchema)
    const ids = kind === 'player' ? known.players : kind === 'holder' ? known.holders : undefined
    if (ids && !ids.has(String(field)))
      return { path: [...path, key], code: 'unknownId', facts: { received: String(field).slice(0, 60) } }
  }
  return undefined
}

function actionFault(title: AnyTitle, action: unknown, known: Known, path: Path): Fault | undefined {
  const { type } = action as Action
  if (!Object.hasOwn(title.law.rules, type))
    return { path: [...path, 'type'], code: 'unknownAction', facts: { received: type.slice(0, 60) } }
  const { schema } = title.law.rules[type] as { schema: ActionSchema }
  const parsed = v.safeParse(schema, action, { abortEarly: true })
  if (!parsed.success) return issueFault(parsed.issues[0], path)
  return strangerIn(schema.entries, action as Record<string, unknown>, known, path)
}

function twice(values: readonly string[]): number {
  return values.findIndex((value, i) => values.indexOf(value) !== i)
}

function playersFault(
  { players }: Head,
  title: AnyTitle,
  corporations: readonly string[],
): Fault | undefined {
  const { least, most } = title.seats
  if (players.length < least || players.length > most)
    return { path: ['players'], code: 'seats', facts: { players: players.length, least, most } }
  const id = twice(players.map(player => player.id))
  if (id >= 0)
    return { path: ['players', id, 'id'], code: 'twice', facts: { received: players[id]?.id ?? '' } }
  const named = twice(players.map(player => player.name.toLowerCase()))
  if (named >= 0)
    return {
      path: ['players', named, 'name'],
      code: 'twice',
      facts: { received: players[named]?.name ?? '' },
    }
  const taken = players.findIndex(player => [...PLACES, ...corporations].includes(player.id))
  return taken < 0
    ? undefined
    : { path: ['players', taken, 'id'], code: 'reservedId', facts: { received: players[taken]?.id ?? '' } }
}

function bodyFault(file: Head, title: AnyTitle): Fault | undefined {
  const option = Object.keys(file.options).find(key => !title.options.includes(key))
  if (option !== undefined) return { path: ['options', option], code: 'unknownKey' }
  if (file.actions.length > MOST_ACTIONS)
    return { path: ['actions'], code: 'tooMany', facts: { actions: file.actions.length, most: MOST_ACTIONS } }
  const { players, seats } = { players: file.players, seats: title.seats }
  const trial = Array.from({ length: seats.least }, (_, i) => ({ id: `seat ${i}`, name: '' }))
  const corporations = Object.keys(title.setup({ players: trial, options: {} }).corporations)
  const seated = playersFault(file, title, corporations)
  if (seated) return seated
  const ids = players.map(player => player.id)
  const known = { players: new Set(ids), holders: new Set([...PLACES, ...ids, ...corporations]) }
  for (const [i, action] of file.actions.entries()) {
    const fault = actionFault(title, action, known, ['actions', i])
    if (fault) return fault
  }
  return undefined
}

function headFault(value: unknown, known: number): Fault | undefined {
  const { format, version } = (typeof value === 'object' && value !== null ? value : {}) as {
    format?: unknown
    version?: unknown
  }
  if (format === KIND && typeof version === 'number' && version > known)
    return { path: ['version'], code: 'newer', facts: { version, known } }
  const parsed = v.safeParse(head, value, { abortEarly: true })
  return parsed.success ? undefined : issueFault(parsed.issues[0], [])
}

/** A file of an older version as the newest has it. */
function raised(file: Head, steps: readonly Step[]): Head {
  const game = { ...file, format: file.version }
  return {
    ...file,
    options: raisedOptions(game, steps) as Head['options'],
    actions: file.actions.map(action => raisedAction(game, action, steps)) as Head['actions'],
  }
}

/**
 * Reads a game file of this version or an older one. Everything about it is checked but the rules of the game: those
 * refuse when it is replayed.
 */
export async function readGameFile(
  text: string,
  titleOf: (id: string) => Promise<AnyTitle | undefined>,
  steps = STEPS,
): Promise<ReadGame> {
  const json = readJson(text)
  if ('problem' in json) return json
  const say = ({ path, code, facts }: Fault) => ({ problem: problemAt(text, path, code, facts) })
  const fault = headFault(json.value, newest(steps))
  if (fault) return say(fault)
  const file = raised(json.value as Head, steps)
  const title = await titleOf(file.title)
  if (!title)
    return say({ path: ['title'], code: 'unknownTitle', facts: { received: file.title.slice(0, 60) } })
  const wrong = bodyFault(file, title)
  if (wrong) return say(wrong)
  const players = file.players.map(player => ({ id: player.id, name: player.name.trim() }))
  return {
    file: { title, setup: { players, options: file.options }, actions: file.actions as readonly Action[] },
  }
}

/** The text of a game file, an action a line. */
export function gameFileText({ title, setup, actions }: GameFile): string {
  const lines = actions.map(action => `    ${JSON.stringify(action)}`)
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]'
  const { players, options } = setup
  return `{
  "format": "${KIND}", "version": ${FORMAT}, "title": ${JSON.stringify(title.id)},
  "players": ${JSON.stringify(players)},
  "options": ${JSON.stringify(options)},
  "actions": ${list}
}
`
}
