import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Options } from '../../src/rules/rule'

/** An action as a file has it. */
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
  readonly objective?: boolean
  readonly noRoute?: boolean
}

/** What the banker has in front of him: who plays, the options, and what happened. */
export interface Game {
  readonly title: string
  readonly players: readonly { readonly id: string; readonly name: string }[]
  readonly options: Options
  readonly steps: readonly Step[]
  /** What a recording ended with, by player. */
  readonly scores?: Readonly<Record<string, number>>
}

/** What needs no entry on the screen: a tile that costs nothing and is not the Lumber Terminal. */
export const needsNone = ({ type, cost, private: lumber }: Step) =>
  type === 'layTile' && cost === 0 && !lumber

interface Stored {
  readonly title: string
  readonly players: Game['players']
  readonly options?: Game['options']
  readonly actions?: readonly Step[]
  readonly trace?: readonly { readonly action: Step }[]
  readonly final?: { readonly scores?: Readonly<Record<string, number>> }
}

function textOf(path: string): string {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Reads a game file or a recorded game; of a file with a game a line, the line that is asked for, from 1. */
export function readGame(path: string, line = 1): Game {
  const text = textOf(path)
  const lines = /\.jsonl(\.gz)?$/.test(path) ? text.split('\n').filter(it => it.trim() !== '') : [text]
  const chosen = lines[line - 1]
  if (chosen === undefined) throw new Error(`${path} has no game ${line}`)
  const { title, players, options = {}, actions, trace, final } = JSON.parse(chosen) as Stored
  const steps = actions ?? trace?.map(it => it.action) ?? []
  return { title, players, options, steps, ...(final?.scores ? { scores: final.scores } : {}) }
}
