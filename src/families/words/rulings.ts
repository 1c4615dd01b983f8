import type { Voice } from '../../rules/rule'
import type { CorrectionWords } from './vocabulary'

/** What a ruling puts right, in the words of its kind. The cast is safe: each kind has the words for exactly that kind. */
export function ruledOn<C, K extends keyof C>(
  kind: K,
  rulings: CorrectionWords<C, K>,
  action: C,
  voice: Voice,
): string {
  return (rulings[kind] as (what: unknown, voice: Voice) => string)(action[kind], voice)
}
