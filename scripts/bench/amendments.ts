import { amendAll } from '../banker/amended'
import { readGame } from '../banker/game'
import { withPhone } from '../banker/phone'
import type { Figure } from './figure'

const GAMES = [
  ['test/games/18al-real-4714.json', 1],
  ['test/games/18al-known.jsonl.gz', 9],
  ['test/games/18va-known.jsonl.gz', 9],
  ['test/games/18lilliput-known.jsonl.gz', 1],
] as const

/** At most this many taps, not counting the digits. */
const MOST = 6

/**
 * The taps for correcting a mistake of each kind through the screen; each correction must lead to the table of a fresh
 * game.
 */
export async function amendmentFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const [path, line] of GAMES) {
    const game = readGame(path, line)
    const { amendments } = await withPhone(phone => amendAll(phone, game))
    for (const { kind, entry, entriesAgo, taps, digits } of amendments)
      figures.push({
        what: `${game.title}, ${path.replace(/.*\//, '')} ${line}: ${kind}, entry ${entry}, noticed ${entriesAgo} entries later`,
        figure: digits > 0 ? `${taps - digits} taps and ${digits} digits` : `${taps} taps`,
        target: `at most ${MOST} taps besides the digits`,
        met: taps - digits <= MOST,
      })
  }
  return figures
}
