import { readFileSync } from 'node:fs'
import { type GameFile, readGameFile } from '../src/interop/gameFile'
import { apply } from '../src/rules/apply'
import type { Voice } from '../src/rules/rule'
import { isTitle, loadTitle } from '../src/titles/registry'
import { fileProblem } from '../src/words/en/files'

const out = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Says why nothing can be replayed, and ends with 2. */
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

/** Plays a game through and prints it; tells whether every action was taken. */
async function replay(
  { title, setup, actions }: GameFile,
  trace: boolean,
  tag: { game?: number },
): Promise<boolean> {
  let state = title.start(setup)
  for (const [i, action] of actions.entries()) {
    const n = i + 1
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) {
      const words = await title.words('en')
      const voice: Voice = {
        name: id => setup.players.find(player => player.id === id)?.name ?? id,
        money: amount => (amount < 0 ? `-$${-amount}` : `$${amount}`),
      }
      const { rule, code } = outcome.refusal
      const text = words.refusal(outcome.refusal, voice)
      out({ ...tag, n, refusal: { rule, code, text } })
      process.stderr.write(
        `${tag.game === undefined ? '' : `Game ${tag.game}, `}entry ${n} is refused (${rule}): ${text}\n`,
      )
      return false
    }
    state = outcome.state
    if (trace) out({ ...tag, n, action, table: title.report(state) })
  }
  out({ ...tag, final: title.report(state) })
  return true
}

const args = process.argv.slice(2)
const files = args.filter(arg => arg === '-' || !arg.startsWith('-'))
const strange = args.find(arg => arg.startsWith('--') && arg !== '--trace')
const [path] = files
if (path === undefined || files.length > 1 || strange !== undefined)
  giveUp('Usage: npm run -s replay -- FILE [--trace]')
const { games, lines } = await readGames(path)
let refused = false
for (const [i, game] of games.entries()) {
  if (!(await replay(game, args.includes('--trace'), lines ? { game: i + 1 } : {}))) refused = true
}
process.exitCode = refused ? 1 : 0
