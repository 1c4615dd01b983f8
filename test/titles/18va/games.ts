import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Setup } from '../../../src/rules/rule'
import type { VaAction } from '../../../src/titles/18va/law'

/** A table report, or a change of one. */
export type Tree = { readonly [key: string]: unknown }

/** A recorded game of 18VA: its entries, and what changed in the table report since the last `after`. */
export interface Recorded extends Setup {
  readonly trace: readonly { readonly action: VaAction; readonly after?: Tree }[]
  readonly final: Tree
}

// The name is an argument because Vite would turn a literal here into a served address in tests that draw.
const file = (name: string) => readFileSync(new URL(name, import.meta.url))

/** The generated games, one on each line. */
export function knownGames(): readonly Recorded[] {
  const lines = gunzipSync(file('../../games/18va-known.jsonl.gz')).toString('utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line) as Recorded)
}

/** The setup of a recorded game. */
export const setupOf = ({ players, options }: Recorded): Setup => ({ players, options })
