import { bank } from '../banker/bank'
import { readGame } from '../banker/game'
import { withPhone } from '../banker/phone'
import type { Figure } from './figure'

const REAL = 'test/games/18al-real-4714.json'
const KNOWN = 'test/games/18al-known.jsonl.gz'
/** By line: three players to the end of the bank; three, a bankruptcy; four, the bank; five, $300; five, a bankruptcy and 4Ds without end. */
const LINES = [8, 51, 49, 35, 50] as const
const MOST = 270

async function figureOf(name: string, path: string, line?: number): Promise<Figure> {
  const game = readGame(path, line)
  const { entries, taps, final } = await withPhone(phone => bank(phone, game))
  if (!game.scores) throw new Error(`${name} has no scores to compare`)
  const what = `${name}: ${game.players.length} players, ${entries} entries, ends by ${final.gameOver}`
  const figure = `${taps} taps, ${(taps / entries).toFixed(2)} an entry; scores as recorded`
  return line === undefined
    ? { what, figure, target: `at most ${MOST} taps`, met: taps <= MOST }
    : { what, figure }
}

/** Taps of whole games through the screen; each must come to its recorded scores. */
export async function countFigures(): Promise<readonly Figure[]> {
  const real = [await figureOf('real game 4714', REAL)]
  const known = LINES.map(line => () => figureOf(`known game ${line}`, KNOWN, line))
  // Two at a time: what is counted does not hang on the time it takes.
  for (let i = 0; i < known.length; i += 2)
    real.push(...(await Promise.all(known.slice(i, i + 2).map(count => count()))))
  return real
}
