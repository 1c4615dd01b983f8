// npm run -s import -- FILE: prints the game file of a game recorded on 18xx.games. FILE may be `-` (standard input).
// Whatever stops the import is reported on standard error; the exit code is 1 if a part was imported, 2 if nothing was.
import { readFileSync } from 'node:fs'
import { type Imported, importGame } from '../src/interop/eighteenxx'
import { scoresThatDiffer } from '../src/interop/eighteenxx/scores'
import { gameFileText } from '../src/interop/gameFile'
import { isTitle, loadTitle } from '../src/titles/registry'
import { fileProblem } from '../src/words/en/files'
import { importStopped, scoresDiffer } from '../src/words/en/import'
import { voiceOf } from './voice'

const complain = (sentence: string) => process.stderr.write(`${sentence}\n`)

function giveUp(sentence: string): never {
  complain(sentence)
  process.exit(2)
}

function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    return giveUp(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The sentence for a stop, in the title's words if one of its rules refused. */
async function stopSentence({ file, stopped }: Imported): Promise<string | undefined> {
  if (!stopped) return undefined
  const { refusal } = stopped
  const voice = voiceOf(file.title.id, file.setup)
  if (!refusal) return importStopped(stopped, voice.money)
  const words = await file.title.words('en')
  await words.rest?.load()
  return importStopped(stopped, voice.money, {
    rule: refusal.rule,
    text: words.refusal(refusal, voice),
  })
}

/** The sentence for final scores that differ from those in the file. */
function scoreSentence(imported: Imported): string | undefined {
  const rows = scoresThatDiffer(imported)
  const { money } = voiceOf(imported.file.title.id, imported.file.setup)
  return rows.length > 0 ? scoresDiffer(rows, money) : undefined
}

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0 || (path.startsWith('-') && path !== '-'))
  giveUp('Usage: npm run -s import -- FILE')
const result = await importGame(textOf(path), async id => (isTitle(id) ? loadTitle(id) : undefined))
if ('problem' in result) giveUp(fileProblem(result.problem))
const sentence = (await stopSentence(result)) ?? scoreSentence(result)
process.stdout.write(gameFileText(result.file))
if (sentence) complain(sentence)
process.exitCode = result.stopped ? 1 : 0
