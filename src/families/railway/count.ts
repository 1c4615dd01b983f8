import type { Rule } from '../../rules/rule'
import { count } from '../rulings/count'
import { stopping } from '../rulings/stop'
import type { RailRule } from './law'
import type { RailLedger } from './ledger'
import type { AnyRailway } from './table'
import { endGame, gameOver } from './turns'

/** A rule that every title has, as one of a railway game: its paragraph is found like that of the others. */
export function railRule<A>({ schema, offers, check, play }: Rule<AnyRailway, A, RailLedger>): RailRule<A> {
  return {
    schema,
    offers,
    why(state, act) {
      const refusal = check(state, act)
      return refusal && { code: refusal.code, facts: refusal.facts, of: refusal.rule }
    },
    play,
  }
}

/** What is counted at the table, and the end by the table. */
export const countAndStop = {
  count: railRule(count),
  stop: railRule(stopping<AnyRailway, RailLedger>(gameOver, ledger => endGame(ledger, 'stopped'))),
}
