// A banker who plays a recorded game through the screen of the built app and counts the taps.
//   npm run -s banker -- FILE [GAME] [--amend | --map]
// GAME: the line, from 1, of a file with one game per line. --amend: puts a mistake of each kind into the game and
// corrects it through the screen. --map: keeps the map, as far as the file names its tiles.
import { amendAll } from './banker/amended'
import { bank } from './banker/bank'
import { readGame } from './banker/game'
import { withPhone } from './banker/phone'

const args = process.argv.slice(2)
const [path, line] = args.filter(arg => !arg.startsWith('--'))
if (path === undefined) {
  process.stderr.write('Usage: npm run -s banker -- FILE [GAME] [--amend | --map]\n')
  process.exit(2)
}
try {
  const game = readGame(path, line === undefined ? 1 : Number(line), args.includes('--map'))
  const amends = args.includes('--amend')
  const told = await withPhone<object>(phone => (amends ? amendAll(phone, game) : bank(phone, game)))
  process.stdout.write(`${JSON.stringify(told)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
