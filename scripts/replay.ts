import { readFileSync } from 'node:fs'
import { type GameFile, readGameFile } from '../src/interop/gameFile'
import { apply } from '../src/rules/apply'
import type { AnyState } from '../src/rules/state'
import type { AnyTitle } from '../src/rules/title'
import { isTitle, loadTitle } from '../src/titles/registry'
import { fileProblem } from '../src/words/en/files'
import { recordingOf } from './recording'
import { voiceOf } from './voice'

const out = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Reports why nothing can be replayed, and exits with 2. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const titleOf = async (id: string) => (isTitle(id) ? loadTitle(id) : undefined)

async function readGame(text: string, where: string): Promise<GameFile> {
  const read = await readGameFile(text, titleOf)
  return 'file' in read ? read.file : giveUp(`${where}${fileProblem(read.problem)}`)
}

async function readGames(path: string): Promise<{ games: GameFile[]; lines: boolean }> {
  let text = ''
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    giveUp(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!path.endsWith('.jsonl')) return { games: [await readGame(text, '')], lines: false }
  const games: GameFile[] = []
  for (const [i, line] of text.split('\n').entries())
    if (line.trim() !== '') games.push(await readGame(line, `Game on line ${i + 1}: `))
  return { games, lines: true }
}

/**
 * What to print of a game besides a refusal: the last table, all tables, the complete table after a number of entries, or
 * a recorded game in the form the tests read.
 */
interface Wanted {
  readonly trace: boolean
  readonly recorded: boolean
  readonly position?: number | undefined
}

/** Prints a complete table in the form that a `position` entry takes. */
async function printPosition(title: AnyTitle, state: AnyState, tag: { game?: number; n: number }) {
  const positionOf = await title.position?.()
  if (!positionOf) giveUp(`A game of ${title.id} cannot be joined in progress`)
  out({ ...tag, position: positionOf(state) })
  return true
}

/**
 * Plays a game through and prints it. Returns false if an action was refused, or if there is no entry number `position`.
 */
async function replay(
  { title, setup, actions }: GameFile,
  { trace, recorded, position }: Wanted,
  tag: { game?: number },
): Promise<boolean> {
  let state = title.start(setup)
  const states: AnyState[] = []
  if (position === 0) return printPosition(title, state, { ...tag, n: 0 })
  for (const [i, action] of actions.entries()) {
    const n = i + 1
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) {
      const words = await title.words('en')
      await words.rest?.load()
      const { rule, code } = outcome.refusal
      const text = words.refusal(outcome.refusal, voiceOf(title.id, setup))
      out({ ...tag, n, refusal: { rule, code, text } })
      process.stderr.write(
        `${tag.game === undefined ? '' : `Game ${tag.game}, `}entry ${n} is refused (${rule}): ${text}\n`,
      )
      return false
    }
    state = outcome.state
    if (recorded) states.push(state)
    if (trace) out({ ...tag, n, action, table: title.report(state) })
    if (n === position) return printPosition(title, state, { ...tag, n })
  }
  if (position !== undefined) {
    process.stderr.write(
      `${tag.game === undefined ? 'The game' : `Game ${tag.game}`} has ${actions.length} entries, so there is no table after entry ${position}\n`,
    )
    return false
  }
  if (recorded) {
    out(recordingOf(title, setup, actions, states))
    return true
  }
  out({ ...tag, final: title.report(state) })
  return true
}

const USAGE = 'Usage: npm run -s replay -- FILE [--trace | --position N | --recorded]'

/** The named file, and what to print of it. */
function readArguments(args: readonly string[]): { path: string; wanted: Wanted } {
  const at = args.indexOf('--position')
  const number = at < 0 ? undefined : args[at + 1]
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  const [path, ...more] = rest.filter(arg => arg !== '--trace' && arg !== '--recorded')
  const strange = path === undefined || more.length > 0 || (path.startsWith('-') && path !== '-')
  if (strange || (at >= 0 && !/^\d{1,4}$/.test(number ?? ''))) giveUp(USAGE)
  return {
    path,
    wanted: {
      trace: args.includes('--trace'),
      recorded: args.includes('--recorded'),
      ...(number === undefined ? {} : { position: Number(number) }),
    },
  }
}

const { path, wanted } = readArguments(process.argv.slice(2))
const { games, lines } = await readGames(path)
let refused = false
for (const [i, game] of games.entries()) {
  if (!(await replay(game, wanted, lines ? { game: i + 1 } : {}))) refused = true
}
process.exitCode = refused ? 1 : 0
