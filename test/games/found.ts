import { readFileSync } from 'node:fs'
import { readGameFile } from '../../src/interop/gameFile'
import type { Action, Refusal } from '../../src/rules/rule'
import { isTitle, loadTitle } from '../../src/titles/registry'
import { fileProblem } from '../../src/words/en/files'
import { playedUpTo } from '../played'
import { wholeWords } from '../words/whole'

/** The parts of a table report that small games are compared by. */
export interface Table {
  readonly round?: string
  readonly turn?: string
  readonly gameOver?: string
  readonly players: Readonly<Record<string, { readonly cash: number }>>
  readonly corporations: Readonly<Record<string, { readonly treasury: number }>>
}

/** The result of a small game: the tables after its entries, and the refusal of an entry or of the file, also in German. */
export interface Played {
  readonly tables: readonly Table[]
  /** The title's own state after the last entry that was played. */
  readonly state?: unknown
  readonly code?: string
  readonly rule?: string
  readonly said?: string
  readonly german?: string
}

/** The text of a small game. */
export function textOf(name: string): string {
  const path = `found/${name}.json`
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

type Entry = Action & { table?: Record<string, unknown> }

/** A small game with its table altered beforehand (the one of its first entry), or its entries. */
export function gameOf(
  name: string,
  change: (table: Record<string, unknown>) => void = () => {},
  entries: (actions: Entry[]) => Entry[] = actions => actions,
): string {
  const file = JSON.parse(textOf(name)) as { actions: Entry[] }
  const first = file.actions[0]?.table
  if (first) change(first)
  return JSON.stringify({ ...file, actions: entries(file.actions) })
}

/** Plays a small game; `change` and `entries` alter it beforehand. */
export const played = (...game: Parameters<typeof gameOf>): Promise<Played> => playedText(gameOf(...game))

/** Plays the text of a game file up to the first entry that is refused. */
export async function playedText(text: string): Promise<Played> {
  const read = await readGameFile(text, async id => (isTitle(id) ? loadTitle(id) : undefined))
  if ('problem' in read) return { tables: [], code: read.problem.code, said: fileProblem(read.problem) }
  const { title, setup, actions } = read.file
  const voice = {
    name: (id: string) => setup.players.find(player => player.id === id)?.name ?? id,
    money: (amount: number) => `$${amount}`,
  }
  const { done, refusal } = playedUpTo(title.law, title.start(setup), actions)
  const tables = done.map(({ state }) => title.report(state) as unknown as Table)
  const state = done.at(-1)?.state
  if (!refusal) return { tables, state }
  const [english, german] = [await wholeWords(title, 'en'), await wholeWords(title, 'de')]
  const say = (words: typeof english, of: Refusal) => words.refusal(of, voice)
  return {
    tables,
    state,
    code: refusal.code,
    rule: refusal.rule,
    said: say(english, refusal),
    german: say(german, refusal),
  }
}
