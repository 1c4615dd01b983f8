import type { Voice } from '../../rules/rule'
import type { Rulings } from '../rulings/policy'

/** What a ruling of each shared kind says, in a title whose things have these ids. */
export type RulingWords<P extends string> = {
  readonly [K in keyof Rulings<string, string, P, string>]: (
    what: Rulings<string, string, P, string>[K],
    voice: Voice,
  ) => string
}
