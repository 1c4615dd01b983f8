import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { LilAction } from '../../../src/titles/18lilliput/law'
import type { Recorded } from '../../games/recorded'

/** A game of 18Lilliput with its set-up. */
export interface LilGame extends Recorded {
  readonly trace: readonly { readonly action: LilAction; readonly after: Readonly<Record<string, unknown>> }[]
}

interface Line extends Omit<LilGame, 'own'> {
  readonly index: unknown
  readonly others: unknown
}

// The name is passed: a literal in its place would be taken for a file to be served where tests run as in a browser.
const read = (name: string) => readFileSync(new URL(name, import.meta.url))

/** The recorded games, each a line of the file, which keeps what only the box knows beside the players as a game file does. */
export function knownGames(): readonly LilGame[] {
  const lines = gunzipSync(read('../../games/18lilliput-known.jsonl.gz')).toString('utf8').trim().split('\n')
  return lines.map(line => {
    const { index, others, ...game } = JSON.parse(line) as Line
    return { ...game, own: { index, others } }
  })
}
