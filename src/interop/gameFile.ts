import * as v from 'valibot'
import type { Action, Setup } from '../rules/rule'
import { inherited, LONGEST_NAME, plain, type SetupField, tidyName } from '../rules/setup'
import { fieldFault, flagFault, schemaOf } from '../rules/setupFaults'
import type { AnyTitle } from '../rules/title'
import { isTree, type Tree } from '../rules/tree'
import { FORMAT, type FormatStep, newest, raisedAction, raisedOptions, STEPS } from '../session/formats'
import { actionFault, type Fault, inheritedKey, issueFault } from './actionFault'
import { type Problem, problemAt, readJson } from './json'

/** At most this many entries are read from a file. */
export const MOST_ACTIONS = 5000

const KIND = 'paymaster-game'

/** A game as it enters and leaves the program: the title, the set-up, and the entries in force. */
export interface GameFile {
  readonly title: AnyTitle
  readonly setup: Setup
  readonly actions: readonly Action[]
}

/** A game read from a text, or the first problem found in it. */
export type ReadGame = { readonly file: GameFile } | { readonly problem: Problem }

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME))
const name = v.pipe(v.string(), v.transform(tidyName), v.minLength(1), v.maxLength(LONGEST_NAME))
const head = v.looseObject({
  format: v.literal(KIND),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  players: v.array(v.strictObject({ id, name })),
  options: v.record(v.string(), v.literal(true)),
  actions: v.array(v.looseObject({ type: v.string() })),
})
type FileHead = v.InferOutput<typeof head>

/** The keys that every game file has; a title may add keys of its own. */
const KEYS: ReadonlySet<string> = new Set(Object.keys(head.entries))

function twice(values: readonly string[]): number {
  return values.findIndex((value, i) => values.indexOf(value) !== i)
}

/** The ids of all that can hold something besides the players, in the order in which codes count them. */
export const fixedHolders = (title: AnyTitle, setup: Setup): readonly string[] => [
  ...title.places,
  ...title.corporations(setup).map(({ id }) => id),
]

function playersFault({ players }: FileHead, title: AnyTitle, ids: readonly string[]): Fault | undefined {
  const { least, most } = title.seats
  if (players.length < least || players.length > most)
    return { path: ['players'], code: 'seats', facts: { players: players.length, least, most } }
  const id = twice(players.map(player => player.id.trim().normalize('NFC')))
  if (id >= 0)
    return { path: ['players', id, 'id'], code: 'twice', facts: { received: players[id]?.id ?? '' } }
  const odd = players.findIndex(player => inherited(player.id))
  if (odd >= 0)
    return { path: ['players', odd, 'id'], code: 'oddId', facts: { received: players[odd]?.id ?? '' } }
  const named = twice(players.map(player => plain(player.name)))
  if (named >= 0)
    return {
      path: ['players', named, 'name'],
      code: 'twice',
      facts: { received: tidyName(players[named]?.name ?? '') },
    }
  const taken = players.findIndex(player => ids.includes(player.id))
  return taken < 0
    ? undefined
    : { path: ['players', taken, 'id'], code: 'reservedId', facts: { received: players[taken]?.id ?? '' } }
}

/** What is wrong with the form of a value that the title asks for. */
function valueFault(issue: v.BaseIssue<unknown>, key: string): Fault {
  const fault = issueFault(issue, [key])
  // Colors are the only texts here that must match a pattern.
  return issue.type === 'regex' ? { ...fault, code: 'noColor' } : fault
}

/** What is wrong with the keys of the file, its options, or the values that the title asks for. */
function ownFault(file: FileHead, title: AnyTitle): Fault | undefined {
  const { flags, fields } = title.setup
  const keys = new Set(fields.map(({ key }) => key))
  const strange = Object.keys(file).find(key => !KEYS.has(key) && !keys.has(key))
  if (strange !== undefined) return { path: [strange], code: 'unknownKey' }
  const option = Object.keys(file.options).find(key => !flags.some(({ id }) => id === key))
  if (option !== undefined) return { path: ['options', option], code: 'unknownKey' }
  for (const field of fields) {
    if (!Object.hasOwn(file, field.key)) return { path: [field.key], code: 'missingKey' }
    const parsed = v.safeParse(schemaOf(field), file[field.key], { abortEarly: true })
    if (!parsed.success) return valueFault(parsed.issues[0], field.key)
    const fault = fieldFault(field, file[field.key], setupIn(file, title))
    if (fault) return fault
  }
  return undefined
}

/** The value of a field as it is kept, with names trimmed; unchanged if it will be refused anyway. */
function kept(field: SetupField, value: unknown): unknown {
  const parsed = v.safeParse(schemaOf(field), value)
  return parsed.success ? parsed.output : value
}

/** The set-up in a file; the title's own keys need not be checked yet. */
function setupIn(file: FileHead, title: AnyTitle): Setup {
  const players = file.players.map(({ id, name }) => ({ id, name: tidyName(name) }))
  const { fields } = title.setup
  const own = Object.fromEntries(fields.map(field => [field.key, kept(field, file[field.key])]))
  return { players, options: file.options, ...(fields.length > 0 ? { own } : {}) }
}

function bodyFault(file: FileHead, title: AnyTitle, mayBeLong: boolean): Fault | undefined {
  if (file.actions.length > MOST_ACTIONS && !mayBeLong)
    return { path: ['actions'], code: 'tooMany', facts: { actions: file.actions.length, most: MOST_ACTIONS } }
  const setup = setupIn(file, title)
  return (
    playersFault(file, title, fixedHolders(title, setup)) ??
    flagFault(title.setup, setup) ??
    actionsFault(title, setup, file.actions)
  )
}

/** What is wrong with the form of the first entry that does not conform to its title and the players of its game. */
export function actionsFault(title: AnyTitle, setup: Setup, actions: readonly unknown[]): Fault | undefined {
  const ids = setup.players.map(player => player.id)
  const known = { players: new Set(ids), holders: new Set([...fixedHolders(title, setup), ...ids]) }
  for (const [i, action] of actions.entries()) {
    const fault = actionFault(title, action, known, ['actions', i])
    if (fault) return fault
  }
  return undefined
}

function headFault(value: unknown, known: number): Fault | undefined {
  const { format, version }: Tree = isTree(value) ? value : {}
  if (format === KIND && typeof version === 'number' && version > known)
    return { path: ['version'], code: 'newer', facts: { version, known } }
  if (format !== KIND) return { path: [], code: 'noGame' }
  const parsed = v.safeParse(head, value, { abortEarly: true })
  return parsed.success ? undefined : issueFault(parsed.issues[0], [])
}

/** A file of an older version converted to the newest. */
function raised(file: FileHead, steps: readonly FormatStep[]): FileHead {
  const game = { ...file, format: file.version }
  return {
    ...file,
    options: raisedOptions(game, steps) as FileHead['options'],
    actions: file.actions.map(action => raisedAction(game, action, steps)) as FileHead['actions'],
  }
}

type TitleOf = (id: string) => Promise<AnyTitle | undefined>

/**
 * The game in the value of a file, or the first fault in it. As `readGameFile`. `mayBeLong`: it is one that an app has
 * stored, with everything that was ever entered in it, for which there is no limit.
 */
export async function gameIn(
  value: unknown,
  titleOf: TitleOf,
  steps = STEPS,
  mayBeLong = false,
): Promise<{ readonly file: GameFile } | { readonly fault: Fault }> {
  const fault = headFault(value, newest(steps))
  if (fault) return { fault }
  const odd = inheritedKey(value)
  if (odd) return { fault: { path: odd, code: 'unknownKey' } }
  const file = raised(value as FileHead, steps)
  const title = await titleOf(file.title)
  if (!title)
    return { fault: { path: ['title'], code: 'unknownTitle', facts: { received: file.title.slice(0, 60) } } }
  const wrong = ownFault(file, title) ?? bodyFault(file, title, mayBeLong)
  if (wrong) return { fault: wrong }
  return { file: { title, setup: setupIn(file, title), actions: file.actions as readonly Action[] } }
}

/**
 * Reads a game file of this version or an older one. Everything is checked except the rules of the game, which may still
 * refuse entries when the game is replayed.
 */
export async function readGameFile(text: string, titleOf: TitleOf, steps = STEPS): Promise<ReadGame> {
  const json = readJson(text)
  if ('problem' in json) return json
  const read = await gameIn(json.value, titleOf, steps)
  if ('file' in read) return read
  const { path, code, facts } = read.fault
  return { problem: problemAt(text, path, code, facts) }
}

/** The text of a game file, one action per line. */
export function gameFileText({ title, setup, actions }: GameFile): string {
  const lines = actions.map(action => `    ${JSON.stringify(action)}`)
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]'
  const { players, options, own = {} } = setup
  const asked = Object.entries(own).map(
    ([key, value]) => `\n  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  )
  return `{
  "format": "${KIND}", "version": ${FORMAT}, "title": ${JSON.stringify(title.id)},
  "players": ${JSON.stringify(players)},
  "options": ${JSON.stringify(options)},${asked.join('')}
  "actions": ${list}
}
`
}
