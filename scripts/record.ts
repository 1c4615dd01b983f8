import { existsSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { knownFile } from '../test/games/recorded'
import { firstGames } from '../test/randomGame'
import { kits } from '../test/titles/kits'
import { recordingOf } from './recording'

/** So many games are tried for each number of players, and no game has more entries. */
const [TRIED, LONGEST] = [60, 1500]

/** Reports why nothing is recorded, and exits with 2. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const [id = ''] = process.argv.slice(2)
const usage = `Usage: npm run -s record -- ${kits.map(it => it.id).join(' | ')}`
const kit = kits.find(it => it.id === id) ?? giveUp(usage)
const path = `test/games/${knownFile(id)}`
if (existsSync(path)) giveUp(`${path} is there already, and its games are pinned`)
const games = firstGames(kit, TRIED, LONGEST)
const lines = games.map(({ setup, actions, states }) =>
  JSON.stringify(recordingOf(kit.title, setup, actions, states)),
)
writeFileSync(path, gzipSync(`${lines.join('\n')}\n`))
const sizes = games.map(({ setup, actions }) => `${setup.players.length} players, ${actions.length} entries`)
const entered = new Set(games.flatMap(({ actions }) => actions.map(({ type }) => type)))
const missing = Object.keys(kit.title.law.rules).filter(type => !entered.has(type))
process.stdout.write(`${path}: ${sizes.join('; ')}\nIn none of them: ${missing.join(', ')}\n`)
