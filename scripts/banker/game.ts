import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { importGame } from '../../src/interop/eighteenxx'
import { gameFileText } from '../../src/interop/gameFile'
import type { Options } from '../../src/rules/rule'
import { isTitle, loadTitle } from '../../src/titles/registry'
import { fileProblem } from '../../src/words/en/files'

/** An action as files contain it. */
export interface Step {
  readonly type: string
  readonly player?: string
  readonly corporation?: string
  readonly private?: string
  readonly from?: string
  readonly to?: string
  readonly train?: string
  readonly city?: string
  readonly price?: number
  readonly amount?: number
  readonly shares?: number
  readonly cost?: number
  readonly revenue?: number
  readonly pay?: boolean
  readonly coal?: number
  readonly use?: string
  /** The train that is handed in. */
  readonly exchange?: string
  readonly objective?: boolean
  readonly noRoute?: boolean
  readonly card?: string
  readonly copy?: boolean
  readonly character?: string
  readonly cell?: readonly [number, number]
  /** Where a tile lies, and which it is, at a table that keeps its map. */
  readonly hex?: string
  readonly tile?: string
  readonly rotation?: number
}

/**
 * The kind of entry by which taps are counted: a train of another corporation is a kind of its own, since its price is
 * agreed on.
 */
export const kindOf = ({ type, price }: Step): string =>
  type === 'buyTrain' && price !== undefined ? 'buyTrain of another corporation' : type

/** What the banker has to work with: the players, the options, and what happened. */
export interface Game {
  readonly title: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  readonly options: Options
  readonly steps: readonly Step[]
  /** What else its set-up asks for, as in its file. */
  readonly own?: Readonly<Record<string, unknown>>
  /** The table at the end of a recording, as complete as the recording is. */
  readonly final?: Readonly<Record<string, unknown>>
}

interface Stored {
  readonly title: string
  readonly players: Game['players']
  readonly options?: Game['options']
  readonly actions?: readonly Step[]
  readonly trace?: readonly { readonly action: Step }[]
  readonly final?: Game['final']
  readonly index?: unknown
  readonly others?: unknown
}

/** What set-ups ask for besides players and options, by key in a file. */
const SET_UP = ['index', 'others'] as const

function textOf(path: string): string {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Whether a step says which tile lies where. */
export const isLay = ({ type, tile }: Step): boolean => type === 'layTile' && tile !== undefined

/** Whether the banker keeps the map of a game, which is then begun on its page. */
export const keepsMap = ({ steps }: Pick<Game, 'steps'>): boolean => steps.some(({ type }) => type === 'map')

/** An entry or a table without what it says of the map. */
function unmapped<T extends object>(said: T): T {
  const {
    tile: _tile,
    rotation: _rotation,
    map: _map,
    ...rest
  } = said as T & Readonly<Record<string, unknown>>
  return rest as T
}

/** The entry by which a table begins to keep its map before any tile lies. */
const EMPTY_MAP: Step & { readonly tiles: readonly [] } = { type: 'map', tiles: [] }

/** The steps of a game whose map is begun right before the first tile that is named. */
function begun(steps: readonly Step[]): readonly Step[] {
  const at = steps.findIndex(isLay)
  return at < 0 || keepsMap({ steps }) ? steps : steps.toSpliced(at, 0, EMPTY_MAP)
}

function gameOf(stored: Stored, mapped: boolean): Game {
  const { title, players, options = {}, actions, trace, final } = stored
  const all = actions ?? trace?.map(it => it.action) ?? []
  const own = Object.fromEntries(SET_UP.flatMap(key => (key in stored ? [[key, stored[key]]] : [])))
  return {
    ...{ title, players, options, steps: mapped ? begun(all) : all.map(unmapped) },
    ...(Object.keys(own).length > 0 ? { own } : {}),
    ...(final ? { final: mapped ? final : unmapped(final) } : {}),
  }
}

/**
 * Reads a game file or a recorded game; from a file with one game per line, the given line, from 1. Its map is only kept if it is
 * to be `mapped`.
 */
export function readGame(path: string, line = 1, mapped = false): Game {
  const text = textOf(path)
  const lines = /\.jsonl(\.gz)?$/.test(path) ? text.split('\n').filter(it => it.trim() !== '') : [text]
  const chosen = lines[line - 1]
  if (chosen === undefined) throw new Error(`${path} has no game ${line}`)
  return gameOf(JSON.parse(chosen) as Stored, mapped)
}

/** Imports a game recorded on 18xx.games, with its map. Throws if nothing of it can be imported. */
export async function readImported(path: string): Promise<Game> {
  const read = await importGame(textOf(path), async id => (isTitle(id) ? loadTitle(id) : undefined))
  if ('problem' in read) throw new Error(fileProblem(read.problem))
  return gameOf(JSON.parse(gameFileText(read.file)) as Stored, true)
}
