import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { LilAction } from '../../../src/titles/18lilliput/law'
import type { Recorded } from '../../games/recorded'

/** A game of 18Lilliput with its setup. */
export interface LilGame extends Recorded {
  readonly trace: readonly { readonly action: LilAction; readonly after: Readonly<Record<string, unknown>> }[]
}

interface Line extends Omit<LilGame, 'own'> {
  readonly index: unknown
  readonly others: unknown
}

// The name is an argument because Vite would turn a literal here into a served address in tests that draw.
const read = (name: string) => readFileSync(new URL(name, import.meta.url))

/** The recorded games, one on each line of the file. Like a game file, it keeps what only the box knows beside the players. */
export function knownGames(): readonly LilGame[] {
  const lines = gunzipSync(read('../../games/18lilliput-known.jsonl.gz')).toString('utf8').trim().split('\n')
  return lines.map(line => {
    const { index, others, ...game } = JSON.parse(line) as Line
    return { ...game, own: { index, others } }
  })
}
