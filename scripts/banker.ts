// A banker who plays a recorded game through the screen of the built app and counts his taps.
//   npm run -s banker -- FILE [GAME]      GAME: which line of a file with a game a line, from 1
import { bank } from './banker/bank'
import { readGame } from './banker/game'
import { withPhone } from './banker/phone'

const [path, line] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Usage: npm run -s banker -- FILE [GAME]\n')
  process.exit(2)
}
try {
  const game = readGame(path, line === undefined ? 1 : Number(line))
  const { entries, taps, tapsByAction, final } = await withPhone(phone => bank(phone, game))
  process.stdout.write(`${JSON.stringify({ entries, taps, tapsByAction, final })}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
