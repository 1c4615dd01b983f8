import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Action, Setup } from '../../src/rules/rule'

/** A recorded game: its setup, its actions, and what changed in the table report since the last `after`. */
export interface Recorded extends Setup {
  readonly title: string
  readonly seed?: number
  readonly trace: readonly { readonly action: Action; readonly after?: Readonly<Record<string, unknown>> }[]
  readonly final: Readonly<Record<string, unknown>>
  readonly result?: Readonly<Record<string, number>>
}

type Table = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges a change into a table; `null` removes a key. */
export function merged(table: Table, change: Table): Table {
  const next: Record<string, unknown> = { ...table }
  for (const [key, value] of Object.entries(change)) {
    const old = next[key]
    if (value === null) delete next[key]
    else next[key] = isTree(value) ? merged(isTree(old) ? old : {}, value) : value
  }
  return next
}

const placeOf = (name: string) => new URL(name, import.meta.url)
const file = (name: string) => readFileSync(placeOf(name))

/** The file with the generated games of a title, in this folder. */
export const knownFile = (title: string) => `${title.toLowerCase()}-known.jsonl.gz`

/**
 * The generated games of a title, one on each line. None if the file is not there yet: recording the first games needs the
 * title's kit, which asks for them.
 */
export function knownGames(title = '18AL'): readonly Recorded[] {
  const name = knownFile(title)
  if (!existsSync(placeOf(name))) return []
  const lines = gunzipSync(file(name)).toString('utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line) as Recorded)
}

/** Real game 4714 with its map, as it is imported. */
export const mappedGame = (): Recorded => JSON.parse(file('18al-real-4714.json').toString('utf8')) as Recorded

const withoutMap = ({ map: _, ...table }: Table): Table => table

/** A real game of 18AL at a table that keeps no map: `4714` was played to its end, `144868` was stopped by hand. */
export function realGame(name: '4714' | '144868'): Recorded {
  const game = JSON.parse(file(`18al-real-${name}.json`).toString('utf8')) as Recorded
  const trace = game.trace.map(({ action, after }) => {
    const { tile: _tile, rotation: _rotation, ...rest } = action as Action & Table
    return { action: rest, ...(after ? { after: withoutMap(after) } : {}) }
  })
  return { ...game, trace, final: withoutMap(game.final) }
}

/** The actions of a recorded game. */
export function actionsOf(game: Recorded): readonly Action[] {
  return game.trace.map(step => step.action)
}

/** The text of the game file of a recorded game. */
export function gameFileOf({ title, players, options, own, trace }: Recorded): string {
  return JSON.stringify({
    format: 'paymaster-game',
    version: 1,
    title,
    players,
    options,
    ...own,
    actions: trace.map(step => step.action),
  })
}
