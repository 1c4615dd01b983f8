import { bank } from '../banker/bank'
import { readGame } from '../banker/game'
import type { Check } from './check'
import { withEngine } from './lend'

/** Whole games: between people, to a bankruptcy, and one of each other title. By their files and lines. */
const GAMES = [
  { what: 'real game 4714', file: '18al-real-4714.json' },
  { what: 'known game 51 of 18AL, to a bankruptcy', file: '18al-known.jsonl.gz', line: 51 },
  { what: 'known game 9 of 18VA', file: '18va-known.jsonl.gz', line: 9 },
  { what: 'known game 1 of 18Lilliput', file: '18lilliput-known.jsonl.gz', line: 1 },
] as const

/** The banker plays whole games through the screen, from New game to the file that the app gives out. */
export const games: readonly Check[] = GAMES.map(({ what, file, ...of }) => ({
  what,
  run: engine =>
    withEngine(engine, {}, async lent => {
      const game = readGame(`test/games/${file}`, 'line' in of ? of.line : 1)
      if (!game.final) throw new Error('nobody recorded the table')
      const { entries, taps } = await bank(lent, game)
      return `${entries} entries, ${taps} taps; table as recorded`
    }),
}))
