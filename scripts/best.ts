// npm run -s best -- FILE.jsonl: the best runs of 18AL on boards, one a line; FILE may be - (standard input). Prints a line
// for each: {"id", "best", "routes": [{"train", "stops", "revenue"}]}. What is no board is named, and ends it with 2.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { impossibleLay } from '../src/families/map/lays'
import { game } from '../src/titles/18al/data'
import { kept } from '../src/titles/18al/map/kept'
import { bestOn, boardOn, type OnBoard } from './boards'

const { chart } = kept

/** Prints why nothing can be worked out, and exits with 2. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const line = v.object({
  id: v.string(),
  tiles: v.array(v.strictTuple([v.string(), v.string(), v.number()])),
  tokens: v.record(v.string(), v.array(v.nullable(v.picklist(game.corporations)))),
  corporation: v.picklist(game.corporations),
  phase: v.picklist(game.phases),
  trains: v.array(v.picklist(game.trains)),
  coal: v.nullable(v.string()),
  chits: v.boolean(),
})

/** Enough for every board that can lie, however long it takes. */
const COMPARISONS = 1e12

/** A board from its line; `fault` says what is wrong with it. */
function readBoard(text: string, fault: (sentence: string) => never): { id: string; running: OnBoard } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    fault('this is no JSON')
  }
  const read = v.safeParse(line, value)
  if (!read.success) {
    const [issue] = read.issues
    fault(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
  }
  const { id, tiles, tokens, ...rest } = read.output
  const laid: Record<string, { tile: string; rotation: number }> = {}
  for (const [hex, tile, rotation] of tiles) {
    if (hex in laid) fault(`two tiles for ${hex}`)
    const no = impossibleLay(chart, { tiles: laid }, { hex, tile, rotation })
    if (no) fault(`tile ${tile} in ${hex}, rotation ${rotation}: ${no}`)
    laid[hex] = { tile, rotation }
  }
  const strange = [...Object.keys(tokens), ...(rest.coal === null ? [] : [rest.coal])].find(
    hex => !Object.hasOwn(chart.hexes, hex) || !chart.hexes[hex]?.circles,
  )
  if (strange !== undefined) fault(`there is no city in ${strange}`)
  return { id, running: { ...rest, board: boardOn({ tiles, tokens }) } }
}

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) giveUp('Usage: npm run -s best -- FILE.jsonl')
let text = ''
try {
  text = readFileSync(path === '-' ? 0 : path, 'utf8')
} catch (error) {
  giveUp(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
}
for (const [i, board] of text.split('\n').entries()) {
  if (board.trim() === '') continue
  const { id, running } = readBoard(board, sentence => giveUp(`Board on line ${i + 1}: ${sentence}`))
  const { total, runs } = bestOn(running, COMPARISONS)
  const routes = runs.map(({ train, stops, revenue }) => ({ train, stops, revenue }))
  process.stdout.write(`${JSON.stringify({ id, best: total, routes })}\n`)
}
