import type { Voice } from '../../rules/rule'
import type { Rulings } from '../rulings/kinds'
import type { CorrectionWords } from './vocabulary'

/** What a ruling of each shared kind says. */
export type RulingWords = {
  readonly [K in keyof Rulings]: (what: Rulings[K], voice: Voice) => string
}

/** What a ruling puts right, in the words of its kind. The cast is safe: each kind has the words for exactly that kind. */
export function ruledOn<C, K extends keyof C>(
  kind: K,
  rulings: CorrectionWords<C, K>,
  action: C,
  voice: Voice,
): string {
  return (rulings[kind] as (what: unknown, voice: Voice) => string)(action[kind], voice)
}
