import { bank } from '../banker/bank'
import { readGame } from '../banker/game'
import type { Check } from './check'
import { withEngine } from './lend'

/** Whole games by file and line: one played by people, one that ends in a bankruptcy, and one of each other title. */
const GAMES = [
  { what: 'real game 4714', file: '18al-real-4714.json' },
  { what: 'known game 51 of 18AL, until a bankruptcy', file: '18al-known.jsonl.gz', line: 51 },
  { what: 'known game 9 of 18VA', file: '18va-known.jsonl.gz', line: 9 },
  { what: 'known game 15 of 1889', file: '1889-known.jsonl.gz', line: 15 },
  { what: 'known game 1 of 18Lilliput', file: '18lilliput-known.jsonl.gz', line: 1 },
] as const

/** The banker plays whole games through the screen, from New game to the exported file. */
export const games: readonly Check[] = GAMES.map(({ what, file, ...of }) => ({
  what,
  run: engine =>
    withEngine(engine, {}, async lent => {
      const game = readGame(`test/games/${file}`, 'line' in of ? of.line : 1)
      if (!game.final) throw new Error('the recording has no final table')
      const { entries, taps } = await bank(lent, game)
      return `${entries} entries, ${taps} taps; table as recorded`
    }),
}))
